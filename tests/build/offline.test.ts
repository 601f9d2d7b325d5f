import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(path.join('dist', file), 'utf8');

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).slice(1).join('/'));

const worker = read('sw.js');
const precached = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map((match) => match[1]!);

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly [field: string]: unknown;
}
const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;

/** Width and height of a PNG, which stand in its first bytes. */
function pixels(file: string): string {
  const bytes = readFileSync(path.join('dist', file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the service worker', () => {
  it('keeps every file that is built, each once: what a deal needs in any language, the fonts, the help', () => {
    const needless = ['sw.js', '.vite/manifest.json'];
    expect([...precached].sort()).toEqual(files.filter((file) => !needless.includes(file)).sort());
    for (const kind of ['html', 'js', 'css', 'woff2', 'svg', 'png', 'webmanifest'])
      expect(
        precached.filter((file) => file.endsWith(`.${kind}`)),
        kind,
      ).not.toEqual([]);
  });

  it('tells a new version of every file: by a hash in its name, or by one beside it', () => {
    for (const file of precached) {
      const { revision = '' } =
        new RegExp(`url:\\s*"${file}",\\s*revision:\\s*"?(?<revision>\\w+)`).exec(worker)?.groups ?? {};
      if (!/^assets\/.+-[\w-]{8}\.\w+$/.test(file)) expect(revision, file).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('waits until it is asked to take over, and deletes no cache but by its own name', () => {
    expect(worker).toMatch(/"SKIP_WAITING"/);
    expect(worker.match(/skipWaiting\(\)/g)).toHaveLength(1);
    expect(worker).toMatch(/prefix:\s*"bridgette"/);
    expect(worker).not.toMatch(/caches\.keys\(/);
  });

  it('brings all its code with it, and looks nowhere else for any', () => {
    expect(worker).not.toMatch(/importScripts\(["'`]/);
    expect(files.filter((file) => file.startsWith('workbox'))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('is named by the page', () => {
    expect(read('index.html')).toMatch(/<link rel="manifest" href="\.\/manifest\.webmanifest">/);
  });

  it('stays in its own folder, whichever that is', () => {
    expect(manifest).toMatchObject({
      name: 'Bridgette',
      start_url: './',
      scope: './',
      display: 'standalone',
    });
    // An id would be resolved against the host: the same one for every folder.
    expect(manifest).not.toHaveProperty('id');
    for (const { src } of manifest.icons) expect(src).not.toMatch(/^(\/|\w+:)/);
  });

  it('has icons of the sizes it says, for every shape', () => {
    const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    for (const { src, sizes } of drawn) expect(pixels(src), src).toBe(sizes);
    for (const sizes of ['192x192', '512x512'])
      expect(drawn.filter((icon) => icon.sizes === sizes).map(({ purpose }) => purpose)).toEqual([
        undefined,
        'maskable',
      ]);
    expect(pixels('icons/apple-touch-icon.png')).toBe('180x180');
  });
});

/** Addresses that name something and are never fetched: namespaces, and where React and the worker's library explain an error. */
const NAMES = [
  /^http:\/\/www\.w3\.org\//,
  /^https:\/\/react\.dev\/errors\//,
  /^https:\/\/bit\.ly\/wb-precache$/,
];

it('no built file holds an address of another host that could be fetched', () => {
  const texts = files.filter((file) => /\.(html|js|css|svg|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const addresses = [...read(file).matchAll(/\b(?:https?|wss?):\/\/[^\s"'`<>)\\]+/g)].map(
      ([address]) => address,
    );
    expect(
      addresses.filter((address) => !NAMES.some((name) => name.test(address))),
      file,
    ).toEqual([]);
  }
});

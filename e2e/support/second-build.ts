/** What the next build would look like: every file of `assets` under a new name, a new page, a new worker. */
import { cpSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = /-([\w-]{8})(\.\w+)$/;

/** Copies a build and makes another of it, whose page says `data-build="2"`. Nothing of the first one's assets is left. */
export function secondBuild(first: string, second: string): void {
  cpSync(first, second, { recursive: true });
  const assets = path.join(second, 'assets');
  const renamed = readdirSync(assets).map((old) => {
    const now = old.replace(
      NAME,
      (_, hash: string, ending: string) => `-${[...hash].reverse().join('')}${ending}`,
    );
    renameSync(path.join(assets, old), path.join(assets, now));
    return [old, now] as const;
  });
  const texts = [
    'index.html',
    'sw.js',
    ...readdirSync(assets)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `assets/${file}`),
  ];
  for (const text of texts) {
    const file = path.join(second, text);
    const before = readFileSync(file, 'utf8');
    const after = renamed.reduce((whole, [old, now]) => whole.replaceAll(old, now), before);
    writeFileSync(
      file,
      after.replace('<html ', '<html data-build="2" ').replace(/(url:"index\.html",revision:")\w/, '$1z'),
    );
  }
}

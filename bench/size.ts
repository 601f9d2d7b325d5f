import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What Vite's manifest says of one chunk; `imports` are static, and name other entries of the manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** JavaScript of the built app in gzip bytes. */
export interface Sizes {
  /** The entry and all that it imports statically: what a first visit waits for. */
  readonly firstLoad: number;
  /** Every script of the build, those loaded later included. */
  readonly all: number;
  /** Each script by its path in the built folder, the largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number; readonly first: boolean }[];
}

/** Scripts the entries import statically, themselves included. */
function firstLoadFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach((name) => visit(manifest[name]));
  };
  Object.values(manifest)
    .filter((chunk) => chunk.isEntry)
    .forEach(visit);
  return files;
}

/**
 * Measures a built folder.
 * @throws if there is none, or it holds no entry
 */
export function measure(dist = 'dist'): Sizes {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = firstLoadFiles(manifest);
  if (first.size === 0) throw new Error(`${dist} holds no entry`);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => ({
      file,
      bytes: gzipSync(readFileSync(path.join(dist, file))).length,
      first: first.has(file),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (some: Sizes['files']): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return { firstLoad: sum(files.filter((file) => file.first)), all: sum(files), files };
}

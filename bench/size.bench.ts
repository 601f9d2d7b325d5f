import { build } from 'vite';
import { measure } from './size.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

const DIST = 'reports/bench-app';

/** JavaScript the app ships, gzip. */
export default async function size(): Promise<void> {
  await build({ logLevel: 'error', build: { outDir: DIST, emptyOutDir: true } });
  const { firstLoad, all, files } = measure(DIST);
  for (const { file, bytes, first } of files)
    console.log(`${kilobytes(bytes)}  ${file}${first ? '' : ' (later)'}`);
  console.log(`${kilobytes(firstLoad)}  first load\n${kilobytes(all)}  in all`);
}

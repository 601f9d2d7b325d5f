/**
 * Runs every `bench/*.bench.ts` in order of name and prints its figures. Each exports one async function by default. They
 * are bundled first, as the app is, so that they time what ships. A bench that fails says so; the others go on.
 */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const OUT = 'reports/bench';
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

try {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `bench/${name}.ts`])),
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
} catch (error) {
  console.error('The benches do not build.', error);
}

for (const name of names) {
  console.log(`\n── ${name.replace(/\.bench$/, '')}`);
  try {
    const module = await import(pathToFileURL(path.resolve(OUT, `${name}.mjs`)).href);
    await module.default();
  } catch (error) {
    console.error(error);
  }
}

/** The end-to-end tests of the built app, in a browser that is found or installed first. Arguments go to Playwright. */

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureBrowser } from './browser.mjs';

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

try {
  const browser = ensureBrowser();
  console.log(`Browser: ${browser}`);
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BRIDGETTE_BROWSER: browser },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

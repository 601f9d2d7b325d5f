import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/run/browser.mjs';

/** A port that is free now. */
async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

// Every worker reads this file again: the environment, which they inherit, keeps the port the same for all.
const port = (process.env.BRIDGETTE_PORT ??= String(await freePort()));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Where nobody watches, a failed test is tried once more. The summary names it: a test that needs that is to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  // Long enough that no outcome depends on the speed of the machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    // Each context would fetch the whole app for a worker that it never needs; the tests in e2e/offline allow it.
    serviceWorkers: 'block',
    // The guides of the first match have been read: they lie on the table, and have tests of their own.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [
            {
              name: 'bridgette:settings',
              value: JSON.stringify({ state: { guideSeen: ['*'] }, version: 1 }),
            },
          ],
        },
      ],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser() ?? '', args: browserFlags() },
  },
  webServer: {
    // Not the folder of a configuration elsewhere that takes this one over.
    cwd: import.meta.dirname,
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    port: Number(port),
    timeout: 120_000,
  },
});

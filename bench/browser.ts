import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, findBrowser } from '../tests/run/browser.mjs';

export const DIST = 'dist';

type ContextOptions = Parameters<typeof chromium.launchPersistentContext>[1];

/**
 * Serves the built app and opens a browser on it. The profile lies on the disk, as a player has one: Playwright's usual one is kept
 * in memory, where saving costs nothing. Says so and does nothing where there is no build or no browser.
 */
export async function inBrowser(
  options: ContextOptions,
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  await onServer(async (address, executablePath) => {
    const profile = mkdtempSync(path.join(tmpdir(), 'bridgette-bench-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: browserFlags(),
      baseURL: address,
      ...options,
    });
    try {
      await work(context);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** Serves the built app; `work` gets its address and the browser to use. */
async function onServer(work: (address: string, browser: string) => Promise<void>): Promise<void> {
  const browser = builtAppAndBrowser();
  if (browser === null) return;
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: DIST },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    await work(server.resolvedUrls?.local[0] ?? '', browser);
  } finally {
    await server.close();
  }
}

/** The browser to use, if there is one and the app is built; else it is said what is missing. */
export function builtAppAndBrowser(): string | null {
  const browser = findBrowser();
  if (!existsSync(DIST)) console.log(`no ${DIST}: npm run build makes one`);
  if (browser === null) console.log('no Chrome or Chromium on this machine');
  return existsSync(DIST) ? browser : null;
}

/** Runs in the page, before the app: what was chosen in the settings. */
export function withSettings(state: Readonly<Record<string, unknown>>): void {
  localStorage.setItem('bridgette:settings', JSON.stringify({ state, version: 1 }));
}

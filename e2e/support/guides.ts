import type { BrowserContext } from '@playwright/test';

/** The guides of the first match have been read, on whatever host the context comes to. */
export async function guidesRead(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage['bridgette:settings'] ??= JSON.stringify({ state: { guideSeen: ['*'] }, version: 1 });
  });
}

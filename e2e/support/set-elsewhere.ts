import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Choices } from '../../src/store/index.ts';

type Look = Pick<Choices, 'language' | 'size' | 'suits' | 'theme'>;

/** Sets what the screen looks like as from the settings in another tab: nothing is loaded anew, and what is open stays open. */
export async function setElsewhere(page: Page, look: Partial<Look>): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'bridgette:settings';
    const { state } = JSON.parse(localStorage.getItem(key) ?? '{}') as { state?: object };
    const newValue = JSON.stringify({ state: { ...state, ...chosen }, version: 1 });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, look);
  const root = page.locator('html');
  for (const [name, value] of Object.entries(look)) {
    await expect(root).toHaveAttribute(name === 'language' ? 'lang' : `data-${name}`, value);
  }
}

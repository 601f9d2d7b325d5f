import type { Locator, Page } from '@playwright/test';

/** The heading of a screen, by its whole name. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** To another screen through the address, as Back and Forward go: nothing is loaded anew. */
export async function goTo(page: Page, screen: string, name: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#${screen}`);
  await heading(page, name).waitFor();
}

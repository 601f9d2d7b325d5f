/** Where results and sums stand on the screen. Read with `useInnerText`, which parts the cells of a row. */
import type { Locator, Page } from '@playwright/test';

/** What was bid and made, or who has won: the heading of the screen. */
export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** A finished deal's score, part by part, the whole last. */
export function sumRows(page: Page): Locator {
  return page.getByRole('table', { name: 'The score of this deal' }).getByRole('row');
}

/** The pad with this title, its head, its deals and its totals. */
export function padRows(page: Page, pad: string): Locator {
  return page.getByRole('table', { name: pad }).getByRole('row');
}

/** What happened since the player named last looked, on the hand-over. */
export function news(page: Page): Locator {
  return page.getByRole('region', { name: 'Since you last looked' });
}

/** The calls of the auction with their meanings, as the table shows them. */
export function calls(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Auction', exact: true })
    .getByRole('cell')
    .filter({ hasText: /\S/ });
}

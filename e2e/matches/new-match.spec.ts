import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';
import { codeOf } from '../support/script.ts';

const CODE = codeOf();

interface Form {
  readonly first: ReturnType<Page['getByRole']>;
  readonly second: ReturnType<Page['getByRole']>;
  readonly codes: ReturnType<Page['getByRole']>;
  readonly start: () => Promise<void>;
}

async function form(page: Page): Promise<Form> {
  const players = await Players.arrive(page);
  await players.page.getByRole('link', { name: 'New match' }).click();
  return {
    first: page.getByRole('textbox', { name: 'First player' }),
    second: page.getByRole('textbox', { name: 'Second player' }),
    codes: page.getByRole('textbox', { name: 'Codes, one a line' }),
    start: () => players.button('Start the match').click(),
  };
}

test('New match says what is wrong with the names, at the field', async ({ page }) => {
  const { first, second, start } = await form(page);
  await start();
  await expect(first).toHaveAccessibleDescription(/Give this player a name\.$/);
  await expect(second).toHaveAccessibleDescription(/Give this player a name\.$/);
  await expect(first).toBeFocused();

  await first.fill('  Maria ');
  await second.fill('maria');
  await start();
  await expect(second).toHaveAccessibleDescription(/The two players need different names\.$/);
  await expect(second).toBeFocused();

  await second.fill('J'.repeat(1000));
  await start();
  await expect(second).toHaveAccessibleDescription(/At most \d+ characters, please\.$/);
  await expect(second).toHaveValue('J'.repeat(1000));

  await second.fill('Jan');
  await start();
  await expect(title(page)).toHaveText('Cut for the deal');
});

test('New match says what is wrong with a code, by line', async ({ page }) => {
  const { first, second, codes, start } = await form(page);
  await first.fill('Maria');
  await second.fill('Jan');
  await page.getByText('Prepared deals', { exact: true }).click();
  const slip = (CODE.startsWith('1') ? '2' : '1') + CODE.slice(1);
  await codes.fill([CODE, '', CODE.slice(1), `${CODE.slice(0, 51)}U`, slip].join('\n'));
  await start();
  await expect(codes).toBeFocused();
  // The empty line counts: the numbers are those that are seen.
  const errors = page.getByRole('listitem').filter({ hasText: /^Line/ });
  await expect(errors).toHaveText([
    'Line 3: A deal’s code has 52 letters and digits; this one has 51.',
    'Line 4: “U” in place 52 cannot be part of a deal’s code.',
    'Line 5: There is a slip in this code: its check letters do not fit the rest. Compare it with the original.',
  ]);

  // Small letters, groups and a misread O are understood.
  const typed = (CODE.toLowerCase().match(/.{1,4}/g) ?? []).join(' ').replaceAll('0', 'o');
  await codes.fill(typed);
  await page.getByRole('radio', { name: 'Jan' }).check();
  await start();
  await expect(title(page)).toHaveText('Jan deals first');
});

test('R90: an auction that ends with one pass contradicts cue-bids', async ({ page }) => {
  const { first, second, start } = await form(page);
  await first.fill('Maria');
  await second.fill('Jan');
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('radio', { name: 'one pass' }).check();
  await expect(page.getByText('Own rules')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Cue-bids' })).toHaveAccessibleDescription(
    /Cue-bids need an auction that ends with two passes/,
  );
  await start();
  await expect(title(page)).toHaveText('New match');
  await page.getByRole('checkbox', { name: 'Cue-bids' }).uncheck();
  await start();
  await expect(title(page)).toHaveText('Cut for the deal');
});

test('Names are text: markup is shown, and a right-to-left name leaves its sentence in order', async ({
  page,
}) => {
  const { first, second, codes, start } = await form(page);
  await first.fill('<b>x</b>');
  await second.fill('שרה');
  await page.getByText('Prepared deals', { exact: true }).click();
  await codes.fill(CODE);
  await start();
  await expect(title(page)).toHaveText('<b>x</b> deals first');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  // Isolated, so that the name's own direction stops at its ends.
  await expect(title(page)).toHaveText('Over to \u2068שרה\u2069');
  const news = page.getByRole('region', { name: 'Since you last looked' });
  await expect(news).toContainText('<b>x</b> dealt; the seven of spades was turned up.');
  await expect(page.locator('b', { hasText: /^x$/ })).toHaveCount(0);
});

import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';
import { auction, claimAndAccept, codeOf, dealAndExchange } from '../support/script.ts';

test('Back puts the hand away and goes Home, Forward returns to the hand-over, and steps leave no history', async ({
  page,
}) => {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await dealAndExchange(players, 'N');
  await players.take('N');
  await expect(players.card('SA')).toBeVisible();

  await page.goBack();
  await expect(title(page)).toHaveText('Bridgette');
  await expect(players.card('SA')).toHaveCount(0);
  // The match in progress comes first.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Maria and Jan');
  await expect(players.button('Continue')).toBeVisible();

  await page.goForward();
  await expect(title(page)).toHaveText('Over to Maria');
  await expect(players.card('SA')).toHaveCount(0);
  await auction(players, 'N', '1S P P');
  await claimAndAccept(players, 'N', 7);
  await expect(title(page)).toHaveText('1 spade by Maria: just made');
  expect(await steps()).toBe(before);

  await page.goBack();
  await players.button('Continue').click();
  await expect(title(page)).toHaveText('1 spade by Maria: just made');
});

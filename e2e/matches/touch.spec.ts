import { expect, test } from '@playwright/test';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange } from '../support/script.ts';

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('a tap selects a call or a card, a tap on the button makes it', async ({ page }) => {
    const players = await Players.arrive(page);
    await players.startMatch({ codes: [codeOf()] });
    await dealAndExchange(players, 'N');

    await players.take('N');
    await players.callButton('1S').tap();
    await expect(players.callButton('1S')).toHaveAttribute('aria-pressed', 'true');
    // A slip: another bid is selected instead, and nothing has been said.
    await players.callButton('2S').tap();
    await expect(players.callButton('1S')).toHaveAttribute('aria-pressed', 'false');
    await players.button(/^Call 2 spades$/).tap();
    await auction(players, 'S', 'P P');

    await players.take('N');
    await players.card('SA').tap();
    await expect(players.card('SA')).toHaveAttribute('aria-pressed', 'true');
    await players.button('Play the ace of spades').tap();
    // What is not allowed is told at once.
    await players.take('S');
    await players.card('HQ').tap({ force: true });
    await expect(players.refusal()).toContainText('Follow suit: spades were led');
    await players.card('S3').tap();
    await players.button('Play the three of spades').tap();
    await expect(title(page)).toHaveText('Over to Maria');
  });

  test('one tap is enough where the setting says never', async ({ page }) => {
    const players = await Players.arrive(page);
    await page.getByRole('link', { name: 'Settings' }).tap();
    await page.getByRole('radio', { name: 'Never' }).check();
    await page.getByRole('link', { name: 'Home' }).tap();
    await players.startMatch({ codes: [codeOf()] });
    await dealAndExchange(players, 'N');
    await players.take('N');
    await players.callButton('1S').tap();
    await expect(title(page)).toHaveText('Over to Jan');
  });
});

test('a click selects too where the setting says always', async ({ page }) => {
  const players = await Players.arrive(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Always' }).check();
  await page.getByRole('link', { name: 'Home' }).click();
  await players.startMatch({ codes: [codeOf()] });
  await dealAndExchange(players, 'N');
  await players.call('N', '1S');
  await expect(players.callButton('1S')).toHaveAttribute('aria-pressed', 'true');
  await players.button(/^Call 1 spade$/).click();
  await expect(title(page)).toHaveText('Over to Jan');
});

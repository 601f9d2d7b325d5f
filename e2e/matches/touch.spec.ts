import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { title } from '../support/results.ts';
import { auction, codeOf, dealAndExchange, scoredDeal, trick } from '../support/script.ts';
import { TouchingPlayers } from '../support/touching-players.ts';

const t = messages('en');
/** All thirteen of the deal that `codeOf` gives, with spades for trumps. */
const TRICKS = [
  ['N', 'SA', 'S3'],
  ['N', 'SK', 'S4'],
  ['N', 'SQ', 'S5'],
  ['N', 'S2', 'D5'],
  ['N', 'HA', 'H4'],
  ['N', 'HK', 'HJ'],
  ['N', 'H2', 'HQ'],
  ['S', 'CA', 'C2'],
  ['S', 'CK', 'C3'],
  ['S', 'CQ', 'C4'],
  ['S', 'DA', 'D2'],
  ['S', 'DK', 'D3'],
  ['S', 'DQ', 'D4'],
] as const;

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

  test('a whole match by touch alone', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await page.goto('/');
    const players = new TouchingPlayers(page);
    await players.startMatch({ codes: Array.from({ length: 6 }, () => codeOf()) });
    await test.step('a deal with all its tricks', async () => {
      await dealAndExchange(players, 'N');
      await auction(players, 'N', '1S P P');
      for (const [leader, led, followed] of TRICKS) await trick(players, leader, led, followed);
      await expect(title(page)).toContainText('1 trick short');
    });
    await test.step('five whose tricks are claimed', async () => {
      for (const dealer of ['S', 'N', 'S', 'N', 'S'] as const) {
        await scoredDeal(players, { dealer, calls: '1S P P', leader: dealer, claims: 9 });
      }
    });
    await expect(page.getByText(t.score.matchOver)).toBeVisible();
    await players.button(t.score.rematch).tap();
    await expect(title(page)).toHaveText(t.shell.cut.title);
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

import { expect, test } from '@playwright/test';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { codeOf } from '../support/script.ts';

const en = messages('en');
const nl = messages('nl');

test('changes to Dutch with a hand open, keeps what was chosen, and goes on in Dutch', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [codeOf()] });
  await players.deal();
  await players.draw('S');
  const cards = page.locator('button.card');
  await expect(cards).toHaveCount(15);
  expect(fetched.filter((path) => path.includes('/nl-'))).toEqual([]);

  const chosen = cards.first();
  await chosen.click({ position: { x: 12, y: 16 } });
  await expect(page.getByText(en.table.discardPrompt(1, 2))).toBeVisible();
  await players.button(en.table.menu).click();
  await players.button('Nederlands').click();
  await players.button(nl.table.close).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl.table.yourHand('Jan'));
  await expect(cards).toHaveCount(15);
  await expect(page.getByText(nl.table.discardPrompt(1, 2))).toBeVisible();

  await cards.nth(1).click({ position: { x: 12, y: 16 } });
  await players.button(nl.table.discard(2)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl.table.overTo('Maria'));
  await expect(page.getByText('Jan legde 2 kaarten af.')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Players } from '../support/players.ts';
import { storedLog } from '../support/records.ts';
import { title } from '../support/results.ts';
import { auction, codeOf } from '../support/script.ts';

const t = messages('en');
const { names } = t.sitting;
const HANDS = { dealer: 'AKQJ2.AK2.43.432', receiver: '543.QJ4.AKQ52.AK' } as const;

/** A player's cards where they lie face up, whether it is their turn or not. */
function handOf(players: Players, seat: Seat): Locator {
  return players.page.getByRole('region', { name: t.table.yourHand(players.names[seat]) });
}

/** All that the page holds, for eyes, readers and those who look inside. */
async function cardsIn(page: Page): Promise<readonly Card[]> {
  const page$ = `${await page.content()}${await page.getByRole('main').ariaSnapshot()}`;
  return PACK.filter((card) => page$.includes(t.words.card(card)));
}

async function startOpen(players: Players): Promise<void> {
  await players.startMatch({ preset: 'basic', codes: [codeOf(HANDS)], sitting: 'open' });
  await players.button(t.shell.deal.deal).click();
  await players.atTable('S');
}

test('R7 R42 R44 R49: a whole deal on the open table, both hands in sight, with steps taken back', async ({
  page,
}) => {
  test.slow();
  const players = await Players.arrive(page);
  await startOpen(players);
  const label = page.getByRole('list', { name: t.table.stateOfDeal }).getByText(names.open, { exact: true });
  const both = async (): Promise<void> => {
    await expect(label).toBeVisible();
    await expect(handOf(players, 'N')).toBeVisible();
    await expect(handOf(players, 'S')).toBeVisible();
  };
  const takeBack = players.button(/^Take back/);

  await test.step('the exchange: what was drawn is taken back, and is drawn again', async () => {
    await both();
    await expect(handOf(players, 'N')).toContainText('ace of spades');
    await players.draw('S');
    const drawn = players.button(new RegExp(`, ${t.table.fresh}$`));
    const before = await drawn.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await takeBack.click();
    await players.button(/^Draw \d+ cards$/).waitFor();
    await players.draw('S');
    expect(await drawn.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))).toEqual(
      before,
    );
    await players.discardDrawn('S');
    await players.draw('N');
    await players.discardDrawn('N');
  });

  await test.step('the auction: the opponent takes a call back', async () => {
    await auction(players, 'N', '1H');
    await players.atTable('S');
    await takeBack.click();
    await auction(players, 'N', '1S P P');
  });

  await test.step('the play: two cards are taken back, one by one, and a claim is declined', async () => {
    await players.play('N', 'SA');
    await players.play('S', 'S3');
    await players.atTable('N');
    await takeBack.click();
    await players.atTable('S');
    await takeBack.click();
    await players.atTable('N');
    await both();
    await players.play('N', 'SK');
    await players.play('S', 'S3');
    for (const [led, followed] of [
      ['SA', 'S4'],
      ['SQ', 'S5'],
      ['HA', 'H4'],
      ['HK', 'HJ'],
      ['H2', 'HQ'],
    ] as const) {
      await players.play('N', led);
      await players.play('S', followed);
    }
    await players.claim('S', 7);
    await players.atTable('N');
    await expect(page.getByRole('heading', { name: 'Jan claims all 7 tricks left.' })).toBeVisible();
    await both();
    await players.answerClaim('N', false);
    await players.atTable('S');
    for (const [first, led, followed] of [
      ['S', 'DA', 'D3'],
      ['S', 'DK', 'D4'],
      ['S', 'DQ', 'S2'],
      ['N', 'SJ', 'D2'],
      ['N', 'C2', 'CA'],
      ['S', 'CK', 'C3'],
      ['S', 'D5', 'C4'],
    ] as const) {
      await players.play(first, led);
      await players.take(first === 'N' ? 'S' : 'N');
      await players.card(followed).click();
      await players.card(followed).waitFor({ state: 'detached' });
    }
  });

  await expect(title(page)).toHaveText('1 spade by Maria: just made');
  const types = (await storedLog(page)).map(({ type }) => type);
  expect(types.filter((type) => type === 'undo')).toHaveLength(4);
  expect(types).not.toContain('look');
});

test('the open table takes a yes from each: before that no hand is in the page', async ({ page }) => {
  const players = await Players.arrive(page);
  await players.startMatch({ preset: 'basic', codes: [codeOf(HANDS)] });
  await players.deal();
  const upcard = await cardsIn(page);
  expect(upcard.map((card) => t.words.card(card))).toEqual(['seven of spades']);
  const ask = async (): Promise<void> => {
    await players.button(t.sitting.change).click();
    await page.getByRole('radio', { name: names.open }).check();
    await players.button(t.sitting.asks('Maria')).click();
    await expect(title(page)).toHaveText(t.sitting.question);
    await page.clock.runFor(500);
  };
  await ask();
  expect(await cardsIn(page)).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText(t.sitting.question);
  expect(await cardsIn(page)).toEqual([]);
  await page.clock.runFor(500);
  await players.button(t.sitting.no('Jan')).click();
  await expect(title(page)).toHaveText(t.table.overTo('Jan'));
  await expect(page.getByText('Jan does not want the open table.')).toBeVisible();
  expect(await cardsIn(page)).toEqual(upcard);
  await ask();
  await players.button(t.sitting.yes('Jan')).click();
  await players.atTable('S');
  await expect(handOf(players, 'N')).toContainText('ace of spades');
  // And back: one word is enough, and the hands are gone with it.
  const menu = await players.openMenu();
  await menu.getByRole('button', { name: t.sitting.change }).click();
  await page.getByRole('radio', { name: names.pass }).check();
  await players.button(t.sitting.changeTo(names.pass)).click();
  await expect(title(page)).toHaveText(t.table.overTo('Jan'));
  expect(await cardsIn(page)).toEqual(upcard);
});

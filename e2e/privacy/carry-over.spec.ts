import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { formatCode } from '../../src/engine/codes.ts';
import { messages } from '../../src/i18n/every.ts';
import { EVEN, packWith } from '../../tests/support/match.ts';
import { Players } from '../support/players.ts';

const t = messages('en');
const code = formatCode(packWith(EVEN));
/** Longer than a hand-over is deaf and than a hold, in ms of the page's clock. */
const LONG = 5000;

test.use({ hasTouch: true });

test('U34: a second click, a repeated or a held key on the card that ends the turn opens nothing', async ({
  page,
}) => {
  const players = await toTheLead(page);
  const card = () => players.card('SA');
  const presses: Readonly<Record<string, () => Promise<void>>> = {
    'double click': () => card().dblclick({ position: { x: 8, y: 8 } }),
    'the mouse kept down': async () => {
      const { x, y } = await cornerOf(card());
      await page.mouse.click(x, y);
      await page.mouse.down();
      await page.clock.runFor(LONG);
      await page.mouse.up();
    },
    'Enter kept down': () => keptDown(page, card(), 'Enter'),
    'Space twice': async () => {
      await card().press('Space');
      await page.keyboard.press('Space');
    },
  };
  for (const [name, press] of Object.entries(presses)) {
    await test.step(name, async () => {
      await players.take('N');
      await press();
      await page.clock.runFor(LONG);
      await expectOver(players, 'S');
      await players.button(/^Take back/).click();
      await expectOver(players, 'N');
    });
  }
});

test('U34: one press plays one card, also where its player leads on', async ({ page }) => {
  const players = await toTheLead(page);
  await players.play('N', 'S2');
  // S wins the trick and leads on: whatever comes of the same press must not lead.
  await players.take('S');
  const hand = page.getByRole('region', { name: t.table.yourHand(players.names.S) }).getByRole('button');
  await keptDown(page, players.card('S5'), 'Enter');
  await expect(hand).toHaveCount(12);
  await players.button(t.table.putAway).click();
  await expectOver(players, 'S');
  await players.take('S');
  await expect(hand).toHaveCount(12);
});

for (const [width, height] of [
  [360, 640],
  [820, 1180],
] as const) {
  test(`U34: on touch nothing that opens at a tap lies where the turn was ended (${width}×${height})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const players = await toTheLead(page);
    await players.take('N');
    await players.card('SA').tap({ position: { x: 8, y: 8 } });
    const confirm = players.button(t.table.playCard(t.words.card('SA')));
    const confirmed = await confirm.boundingBox();
    await confirm.tap();
    await expectOver(players, 'S');
    const plain = await players.button(t.table.openPlainly(players.names.S)).boundingBox();
    expect(overlap(confirmed, plain)).toBe(false);
    // The holding button may lie there: a tap does not open it, however late.
    await page.clock.runFor(LONG);
    if (confirmed !== null)
      await page.touchscreen.tap(confirmed.x + confirmed.width / 2, confirmed.y + confirmed.height / 2);
    await page.clock.runFor(LONG);
    await expectOver(players, 'S');
  });
}

/** N has bid one spade and is to lead. */
async function toTheLead(page: Page): Promise<Players> {
  const players = await Players.arrive(page);
  await players.startMatch({ codes: [code] });
  await players.deal();
  await players.draw('S');
  await players.discardDrawn('S');
  await players.draw('N');
  await players.discardDrawn('N');
  await players.call('N', '1S');
  await players.call('S', 'P');
  await players.call('N', 'P');
  await players.card('SA').waitFor();
  await page.clock.pauseAt(Date.now() + 600_000);
  return players;
}

async function keptDown(page: Page, target: Locator, key: string): Promise<void> {
  await target.focus();
  for (let repeat = 0; repeat < 20; repeat += 1) {
    await page.keyboard.down(key);
    await page.clock.runFor(100);
  }
  await page.keyboard.up(key);
}

async function expectOver(players: Players, seat: 'N' | 'S'): Promise<void> {
  await expect(players.page.getByRole('heading', { level: 1 })).toHaveText(
    t.table.overTo(players.names[seat]),
  );
}

async function cornerOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + 8, y: box.y + 8 };
}

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(a: Box, b: Box): boolean {
  if (a === null || b === null) throw new Error('not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

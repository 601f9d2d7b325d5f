/** The device's own palette takes our colours, grounds and shadows away: everything must still be seen by lines, words and shapes. */
import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { guidesRead } from '../support/guides.ts';
import { CORNER, Players } from '../support/players.ts';
import { STATES, show } from '../support/states.ts';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

async function reach(players: Players, name: string): Promise<void> {
  const state = STATES.find((one) => one.name === name);
  if (state === undefined) throw new Error('no such state');
  await guidesRead(players.page.context());
  await players.page.clock.install();
  await show(players, state);
}

/** What is left to tell one thing from another: lines, the ground of a highlight, a strike. No shadow. */
function marks(of: Locator): Promise<string> {
  return of.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, backgroundColor, textDecorationLine } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
    return [outline, borderStyle, borderWidth, backgroundColor, textDecorationLine].join(', ');
  });
}

/** Is there a line around it? */
async function expectEdge(of: Locator): Promise<void> {
  await expect(of).not.toHaveCSS('border-top-style', 'none');
  await expect(of).not.toHaveCSS('border-top-width', '0px');
}

test('forced colours: cards are drawn as ever, chosen, drawn and focused ones stand out', async ({
  page,
}) => {
  const players = new Players(page);
  await reach(players, 'the exchange, to discard');
  const cards = page.locator('.hand .card');
  await expect(cards.first().locator('.face')).toHaveCSS('forced-color-adjust', 'none');
  await expectEdge(cards.first().locator('.face'));
  await expect(page.locator('.ribbon').first()).toHaveCSS('background-color', 'rgb(227, 182, 87)');
  const face = cards.first().locator('.face');
  const before = await marks(face);
  await cards.first().click({ position: CORNER });
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  expect(await marks(face)).not.toBe(before);
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await expect(cards.nth(1)).not.toHaveCSS('outline-style', 'none');
});

test('forced colours: bids, what is off and what is chosen can be told apart', async ({ page }) => {
  const players = new Players(page);
  await reach(players, 'an auction with cue-bids');
  const legal = page.locator('.call.bid:not(.off)').first();
  const off = page.locator('.call.bid.off').first();
  await expectEdge(legal);
  expect(await marks(off)).not.toBe(await marks(legal));
  const kinds = page.locator('.kind');
  expect(await marks(kinds.locator('input:checked + span'))).not.toBe(
    await marks(kinds.locator('input:not(:checked) + span').first()),
  );
  await expectEdge(page.locator('.answer'));
  await expectEdge(page.locator('.bidding-box'));
  // A sign is drawn in the colour of the words around it, not in one of ours.
  const words = await page
    .locator('.auction-history td')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  for (const suit of await page.locator('.auction-history .suit').all())
    await expect(suit).toHaveCSS('fill', words);
});

test('forced colours: the winner of a trick, the bar and the tags have lines', async ({ page }) => {
  const players = new Players(page);
  await reach(players, 'a lead under a bar');
  await expectEdge(page.locator('.bar-sign'));
  await expectEdge(page.locator('.tag').first());
  await expectEdge(page.getByRole('button').first());
  await expect(page.locator('.play .won .card')).not.toHaveCSS('outline-style', 'none');
  await expect(page.locator('.card.off').first()).toHaveAttribute('aria-disabled', 'true');
  expect(await marks(page.locator('.card.off .face').first())).not.toBe(
    await marks(page.locator('.card:not(.off) .face').last()),
  );
});

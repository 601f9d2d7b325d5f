import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { act, turnOf } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { dealPhase, handsOf } from '../../src/engine/match/state.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { Side } from '../support/across.ts';
import { callOf, someDeal } from '../support/across-deal.ts';
import { Fingers } from '../support/fingers.ts';
import { Players } from '../support/players.ts';

const t = messages('en');
const HEIGHT = 820;
/** So near to the edge, in px, lies a hand that its player can shade with their own. */
const SHADE = 80;
/** Each player's thumb stays on the button; the other hand chooses. */
const THUMB: Readonly<Record<Seat, number>> = { N: 1, S: 2 };
const OTHER = 3;

test.use({ hasTouch: true, viewport: { width: 1180, height: HEIGHT } });

test('a whole deal by touch: held, chosen by the other hand, slid to and lifted', async ({ page }) => {
  const { code, start, actions } = someDeal();
  const players = await Players.arrive(page);
  const fingers = await Fingers.on(page);
  const sides = { N: new Side(players, 'N'), S: new Side(players, 'S') };
  await players.startMatch({ preset: 'advanced', codes: [code], sitting: 'across' });
  await players.button(t.shell.deal.deal).tap();

  await test.step('each side faces its player, and both may peek at once', async () => {
    await expect(sides.N.region).toHaveCSS('rotate', '180deg');
    for (const seat of ['N', 'S'] as const) await fingers.press(THUMB[seat], sides[seat].peek);
    for (const seat of ['N', 'S'] as const) {
      const hand = sides[seat].region.getByRole('toolbar');
      await expect(hand.getByRole('button')).toHaveCount(13);
      const box = await hand.boundingBox();
      expect(box === null ? HEIGHT : seat === 'N' ? box.y + box.height : HEIGHT - box.y).toBeLessThan(SHADE);
      await fingers.lift(THUMB[seat]);
      await sides[seat].expectCovered();
    }
  });

  let state = start;
  let refused = false;
  for (const action of actions) {
    if (!('seat' in action)) throw new Error(`${action.type} is nobody's`);
    const { seat } = action;
    const side = sides[seat];
    await expect(side.yourTurn).toBeVisible();
    const next = act(state, action);
    if (!next.ok) throw new Error(next.error.code);
    // The other player's thumb lies on their hand through the last card, and after it.
    const other = opponent(seat);
    if (action === actions.at(-1)) await fingers.press(THUMB[other], sides[other].peek);
    await fingers.press(THUMB[seat], side.peek);
    await side.cover.waitFor();
    const tap = (where: Parameters<Fingers['tap']>[1]) => fingers.tap(OTHER, where);
    if (action.type === 'play') {
      if (!refused) refused = await tryAnother(state, seat);
      await fingers.slide(THUMB[seat], side.card(action.card));
      await expect(side.region.getByText(`Lift: ${t.words.card(action.card)}`)).toBeVisible();
    } else if (action.type === 'call') {
      const { meaning } = callOf(next.value);
      const answers = meaning === 'answer' || meaning === 'second-answer';
      if (!answers && action.call.includes('-')) await tap(side.kindOf(action));
      await tap(side.last(action, meaning));
      await tap(side.button(/^Call /));
    } else {
      if (action.type === 'discard') for (const card of action.cards) await tap(side.card(card));
      await tap(side.last(action));
    }
    if (action.type === 'play') await fingers.lift(THUMB[seat]);
    await shown(action, next.value);
    if (action.type !== 'play') await fingers.lift(THUMB[seat]);
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(0);
    state = next.value;
  }

  // The result faces who deals next.
  await expect(turnedScreen(players)).toHaveAttribute('data-facing', 'S');
  await expect(players.button(t.shell.deal.deal)).toHaveCount(1);
  await fingers.tap(OTHER, players.button(t.across.turnRound));
  await expect(turnedScreen(players)).toHaveAttribute('data-facing', 'N');
  expect(refused).toBe(true);

  /** What the action has led to. */
  async function shown(action: Action, next: MatchState): Promise<void> {
    const turn = turnOf(next);
    const phase = dealPhase(next);
    if (turn === null || phase === null || !('seat' in action)) {
      await players.button(t.across.turnRound).waitFor();
      return;
    }
    if (action.type === 'draw') await sides[turn].button(/^Discard \d+ cards$/).waitFor();
    if (action.type === 'capture') await sides[turn].button(/^Capture /).waitFor({ state: 'detached' });
    if (action.type === 'play') {
      const left = handsOf(phase)[action.seat].length;
      await expect(
        sides[action.seat].region.getByText(t.table.holds(players.names[action.seat], left)),
      ).toHaveCount(1);
      const middle = page.getByRole('region', { name: t.across.middle });
      await expect(middle.getByRole('img', { name: t.words.card(action.card), exact: true })).toBeVisible();
    }
    await expect(sides[turn].yourTurn).toBeVisible();
  }

  /** Taps a card that is not allowed, if the player has one: the sentence faces that player, and nothing is played. */
  async function tryAnother(now: MatchState, seat: Seat): Promise<boolean> {
    const off = sides[seat].region.getByRole('toolbar').locator('button[aria-disabled="true"]');
    if (dealPhase(now)?.name !== 'play' || (await off.count()) === 0) return false;
    await fingers.tap(OTHER, off.first());
    await expect(sides[seat].region.getByRole('alert')).not.toBeEmpty();
    await expect(sides[opponent(seat)].region.getByRole('alert')).toHaveCount(0);
    return true;
  }
});

test('a tap keeps the hand open where that is set; keys open and cover always; Escape covers both', async ({
  page,
}) => {
  const { code } = someDeal();
  const players = await Players.arrive(page);
  const [north, south] = [new Side(players, 'N'), new Side(players, 'S')];
  await players.startMatch({ preset: 'advanced', codes: [code], sitting: 'across' });
  // What is before a deal faces who deals, and can be turned round.
  await expect(turnedScreen(players)).toHaveCSS('rotate', '180deg');
  await players.button(t.across.turnRound).tap();
  await expect(turnedScreen(players)).toHaveCSS('rotate', 'none');
  await players.button(t.shell.deal.deal).tap();
  await south.peek.press('Enter');
  await expect(south.region.getByRole('toolbar')).toBeVisible();
  await south.cover.press('Space');
  await south.expectCovered();
  // A tap is no hold.
  await south.peek.tap();
  await south.expectCovered();

  await page.goto('./#/settings');
  await page.getByRole('radio', { name: t.settings.peek.labels.tap }).check();
  await page.goto('./#/table');
  await south.peek.tap();
  await north.peek.tap();
  await expect(page.getByRole('toolbar')).toHaveCount(2);
  await south.button(/^Draw \d+ cards$/).tap();
  await south.button(/^Discard \d+ cards$/).waitFor();
  await page.keyboard.press('Escape');
  await north.expectCovered();
  await south.expectCovered();
});

/** A screen without secrets: the whole of it faces one player. */
function turnedScreen(players: Players): Locator {
  return players.page.locator('[data-facing]').filter({ has: players.button(t.across.turnRound) });
}

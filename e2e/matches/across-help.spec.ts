/** Across the table: keys, guides, motion and refusals, each on the side of the player whose they are. */
import { expect, test } from '@playwright/test';
import type { Meaning } from '../../src/engine/auction/call.ts';
import { parseCode } from '../../src/engine/codes.ts';
import { turnOf } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { opponent } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';
import { Side } from '../support/across.ts';
import { callOf, someDeal } from '../support/across-deal.ts';
import { Players } from '../support/players.ts';
import { savedMatch, storeMatches } from '../support/records.ts';
import type { SavedMatch } from '../support/records.ts';

const t = messages('en');
const HEIGHT = 820;
/** The middle of a hand is no farther from its edge, in px. */
const SHADE = 80;

test.use({ viewport: { width: 1180, height: HEIGHT } });

test('by keys alone: hands are opened and covered, cards and calls typed; help faces who asks', async ({
  page,
}) => {
  const { code, start, actions } = someDeal();
  const players = await Players.arrive(page);
  const sides = { N: new Side(players, 'N'), S: new Side(players, 'S') };
  await players.startMatch({ preset: 'advanced', codes: [code], sitting: 'across' });
  await players.button(t.shell.deal.deal).press('Enter');
  let state = start;
  const upTo = actions.findIndex(({ type }) => type === 'play') + 4;
  for (const [at, action] of actions.slice(0, upTo).entries()) {
    if (!('seat' in action)) throw new Error(`${action.type} is nobody's`);
    const { seat } = action;
    const side = sides[seat];
    await expect(side.yourTurn).toBeVisible();
    await side.peek.press('Enter');
    await side.cover.waitFor();
    if (at === 0) await asks(side);
    const last = side.last(action, meaningOf(state, action));
    if (action.type === 'discard') {
      for (const card of action.cards) {
        await page.keyboard.type(card.toLowerCase());
        await expect(side.card(card)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(side.card(card)).toHaveAttribute('aria-pressed', 'true');
      }
    }
    if (action.type === 'play') {
      await page.keyboard.type(action.card.toLowerCase());
      await expect(last).toBeFocused();
      await page.keyboard.press('Enter');
    } else if (action.type === 'call') {
      const typed = page.locator(`[data-seat="${seat}"] [class~="call-${action.call}"]`);
      await page.keyboard.type(action.call.toLowerCase());
      await expect(typed).toBeFocused();
      await page.keyboard.press('Enter');
    } else await last.press('Enter');
    await last.waitFor({ state: 'detached' });
    // What had the focus is gone: it goes on at the player's own button.
    if (await side.cover.isVisible()) await side.cover.press('Enter');
    await side.expectCovered();
    state = actAll(state, action);
  }

  async function asks(side: Side): Promise<void> {
    await page.keyboard.press('w');
    const moves = side.region.getByRole('dialog', { name: t.help.moves.title });
    await expect(moves).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(moves).toHaveCount(0);
    await expect(side.region.getByRole('toolbar')).toBeVisible();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: t.help.keys.title }).waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('while both peek, why a card is not allowed stands on its own side alone', async ({ page }) => {
  const { code, start, actions } = someDeal();
  const lead = actions.findIndex(({ type }) => type === 'play');
  const players = await Players.arrive(page);
  await storeMatches(page, acrossMatch(code, actions.slice(0, lead + 1)));
  await page.goto('./#/table');
  const turn = turnOf(actAll(start, ...actions.slice(0, lead + 1))) ?? 'N';
  const [mover, other] = [new Side(players, turn), new Side(players, opponent(turn))];
  await mover.peek.press('Enter');
  await other.peek.press('Enter');
  await expect(page.getByRole('toolbar')).toHaveCount(2);
  await mover.region.getByRole('toolbar').locator('button[aria-disabled="true"]').first().press('Enter');
  await expect(mover.region.getByRole('alert')).not.toBeEmpty();
  await expect(other.region.getByRole('alert')).toHaveCount(0);
});

test('a card comes to the trick from the side of who played it; the guides face who is to act', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1180, height: HEIGHT },
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.addInitScript(noteStarts);
  const { code, start, actions } = someDeal();
  const lead = actions.findIndex(({ type }) => type === 'play');
  const players = await Players.arrive(page);
  const sides = { N: new Side(players, 'N'), S: new Side(players, 'S') };
  await storeMatches(page, acrossMatch(code, actions.slice(0, lead)));
  await page.goto('./#/table');
  let state = actAll(start, ...actions.slice(0, lead));
  for (const action of actions.slice(lead, lead + 2)) {
    if (action.type !== 'play') throw new Error('not a card');
    const { seat, card } = action;
    const side = sides[seat];
    const guide = page.getByRole('complementary', { name: t.help.guide.label });
    for (const step of ['peek', 'play'] as const) {
      await expect(side.region.getByText(t.help.guide.steps[step])).toBeVisible();
      await expect(guide).toHaveCount(1);
      await side.button(t.help.guide.done).click();
    }
    await expect(guide).toHaveCount(0);
    await side.peek.press('Enter');
    await side.card(card).press('Enter');
    await side.card(card).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(startsNoted)).toHaveLength(1);
    const [from = NaN] = await page.evaluate(startsNoted);
    expect(seat === 'N' ? from : HEIGHT - from).toBeLessThan(SHADE);
    await page.evaluate(() => (document.body.dataset.starts = '[]'));
    await side.cover.press('Enter');
    state = actAll(state, action);
  }
  await context.close();
});

/** Runs in the page: how far down each moved card is where its move begins, in px. */
function noteStarts(): void {
  Element.prototype.animate = new Proxy(Reflect.get<Element, 'animate'>(Element.prototype, 'animate'), {
    apply(animate, moved: Element, how) {
      const animation = Reflect.apply(animate, moved, how) as Animation;
      if (moved.closest('.trick') === null) return animation;
      animation.pause();
      const { top, height } = moved.getBoundingClientRect();
      animation.play();
      const before = JSON.parse(document.body.dataset.starts ?? '[]') as number[];
      document.body.dataset.starts = JSON.stringify([...before, top + height / 2]);
      return animation;
    },
  });
}

/** Runs in the page. */
function startsNoted(): number[] {
  return JSON.parse(document.body.dataset.starts ?? '[]') as number[];
}

/** This deal so far, as it would have been saved. */
function acrossMatch(code: string, actions: readonly Action[]): SavedMatch {
  const pack = parseCode(code);
  if (!pack.ok) throw new Error('no such deal');
  return savedMatch(
    'across',
    [{ type: 'deal', pack: pack.value }, ...actions],
    setupWith({ sitting: 'across' }),
  );
}

function meaningOf(state: MatchState, action: Action): Meaning | undefined {
  return action.type === 'call' ? callOf(actAll(state, action)).meaning : undefined;
}

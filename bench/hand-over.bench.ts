import type { Page } from '@playwright/test';
import { dealPhase } from '../src/engine/match/state.ts';
import { act, legalActions, startMatch, turnOf } from '../src/engine/index.ts';
import type { Action, MatchState } from '../src/engine/index.ts';
import type { Seat } from '../src/engine/seat.ts';
import { DEAD_TIME, HOLD_TIME } from '../src/ui/table/useHold.ts';
import { prepare, shown } from '../e2e/support/perform.ts';
import { Players } from '../e2e/support/players.ts';
import { savedMatch, storeMatches } from '../e2e/support/records.ts';
import { setupWith } from '../tests/support/match.ts';
import { randomAction } from '../tests/support/random-play.ts';
import { seeded } from '../tests/support/random.ts';
import { playOut } from '../tests/support/script.ts';
import { inBrowser, withSettings } from './browser.ts';

const DEALS = 500;
const SIZES = [
  { name: 'tablet 820×1180', width: 820, height: 1180 },
  { name: 'phone 360×640', width: 360, height: 640 },
];

/**
 * How often the device changes hands in a deal, and what that and the rest costs: seconds that no hand can be quicker than, and
 * taps, counted on a deal played in the app by touch, each card and call confirmed. Nothing here depends on the machine's speed.
 */
export default async function handOver(): Promise<void> {
  const counts = Array.from({ length: DEALS }, (_, seed) => handOversOf(seed + 1));
  const total = counts.map(({ exchange, auction, play }) => exchange + auction + play);
  const mean = (values: readonly number[]): string => (sum(values) / values.length).toFixed(1);
  const per = (Object.keys(PHASES) as Phase[])
    .map((phase) => `${phase} ${mean(counts.map((count) => count[phase]))}`)
    .join(', ');
  console.log(
    `${mean(total)} hand-overs a deal (${Math.min(...total)} to ${Math.max(...total)}): ${per}; ${DEALS} random deals`,
  );
  const least = (ms: number): string => ((ms * sum(total)) / DEALS / 1000).toFixed(1);
  console.log(
    `${least(HOLD_TIME)} s a deal of holding at least; ${least(DEAD_TIME)} s the new screen is deaf, while the device is passed`,
  );
  // A deal of the usual length.
  const typical = total.indexOf(Math.round(sum(total) / DEALS)) + 1;
  for (const { name, ...viewport } of SIZES) {
    await inBrowser({ viewport, hasTouch: true }, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(withSettings, { guideSeen: ['*'] });
      await page.addInitScript(countTouches);
      const { touches, holds } = await byTouch(page, typical);
      console.log(`${touches} taps and ${holds} holds in one deal, the cut left out: ${name}`);
    });
  }
}

const PHASES = { exchange: 0, auction: 0, play: 0 };
type Phase = keyof typeof PHASES;

/** Hand-overs of a random deal by the phase they lead to; the first, to who draws first, included. */
function handOversOf(seed: number): Record<Phase, number> {
  const below = seeded(seed);
  const counts = { ...PHASES };
  let state = dealt(seed).state;
  let holder: Seat | null = null;
  while (state.finished.length === 0) {
    const [seat, phase, action] = [turnOf(state), dealPhase(state), randomAction(state, below)];
    if (seat === null || phase === null || action === null) break;
    if (seat !== holder) counts[phase.name] += 1;
    holder = seat;
    state = after(state, action);
  }
  return counts;
}

function dealt(seed: number): { readonly actions: readonly Action[]; readonly state: MatchState } {
  return playOut(startMatch(setupWith()), seeded(seed), ({ phase }) => phase.name === 'exchange');
}

/** Plays a whole deal with fingers alone. */
async function byTouch(
  page: Page,
  seed: number,
): Promise<{ readonly touches: number; readonly holds: number }> {
  const below = seeded(seed);
  const start = dealt(seed);
  await storeMatches(page, savedMatch('touched', start.actions));
  const players = await Players.arrive(page, './#/table');
  let holds = 0;
  let touches = 0;
  let { state } = start;
  while (state.finished.length === 0) {
    const [seat, action] = [turnOf(state), randomAction(state, below)];
    if (seat === null || action === null) break;
    if ((await players.handOverTo()) === seat) {
      await players.hold(seat);
      holds += 1;
    }
    if (legalActions(state).look === seat) state = after(state, { type: 'look', seat });
    await page.evaluate(() => {
      window.touches = 0;
    });
    const control = await prepare(players, state, action);
    await control.tap({ position: { x: 12, y: 16 } });
    if (action.type === 'play' || action.type === 'call') await page.locator('.confirm .btn.primary').tap();
    touches += await page.evaluate(() => window.touches);
    state = after(state, action);
    await shown(players, action, state);
  }
  return { touches, holds };
}

declare global {
  interface Window {
    /** Presses of a finger or of the mouse that stands for one. */
    touches: number;
  }
}

/** Runs in the page. */
function countTouches(): void {
  window.touches = 0;
  addEventListener('pointerdown', () => (window.touches += 1), true);
  // Playwright sets a list without opening it.
  addEventListener('change', ({ target }) => (window.touches += target instanceof HTMLSelectElement ? 2 : 0));
}

function after(state: MatchState, action: Action): MatchState {
  const next = act(state, action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

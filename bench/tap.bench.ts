import type { BrowserContext, Locator, Page } from '@playwright/test';
import { prepare, shown } from '../e2e/support/perform.ts';
import { CORNER, Players } from '../e2e/support/players.ts';
import { savedMatch, storeMatches } from '../e2e/support/records.ts';
import { dealPhase } from '../src/engine/match/state.ts';
import { act, legalActions, startMatch, turnOf } from '../src/engine/index.ts';
import type { Action, MatchState } from '../src/engine/index.ts';
import { messages } from '../src/i18n/every.ts';
import { DEAD_TIME } from '../src/ui/table/useHold.ts';
import { setupWith } from '../tests/support/match.ts';
import { randomAction } from '../tests/support/random-play.ts';
import { seeded } from '../tests/support/random.ts';
import { playOut } from '../tests/support/script.ts';
import { watchAnswers } from './answers.ts';
import type { Answer } from './answers.ts';
import { inBrowser, withSettings } from './browser.ts';

/** About as many times slower as a cheap tablet is than a desk computer. */
const SLOWER = 4;
const DEALS = 4;
/** A tap that has brought nothing by then went astray, and is made again; in ms. */
const PATIENCE = 5000;
const TRIES = 4;
/** No deal is begun after so many ms: the bench is to end. */
const ENOUGH = 240_000;
const t = messages('en');

/** A tap and what it was: `play`, `call`, `last card`, `open in auction` … */
interface Tap extends Answer {
  readonly what: string;
}

/**
 * From the tap on a call or a card until it is painted as accepted, in ms, on a slowed-down machine (aim: 95 % below 50); the same
 * of opening the hand-over; and the tasks of a whole deal that kept the page from answering for longer than 50 ms (aim: none).
 */
export default async function tap(): Promise<void> {
  await inBrowser({ hasTouch: true, viewport: { width: 820, height: 1180 } }, async (context) => {
    const taps: Tap[] = [];
    try {
      await playDeals(context, taps);
    } finally {
      report(taps);
    }
  });
}

function report(taps: readonly Tap[]): void {
  const print = (what: string, some: readonly Tap[]): void => {
    const sorted = some.map(({ time }) => time).sort((a, b) => a - b);
    const at = (part: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
    console.log(
      `${String(sorted.length).padStart(7)}  ${what}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, max ${at(1)} ms`,
    );
  };
  const named = (name: RegExp): readonly Tap[] => taps.filter(({ what }) => name.test(what));
  console.log(`CPU ${SLOWER}× slower, to the paint that shows it:`);
  print('cards and calls', named(/^(?:last )?(?:play|call|card)$/));
  const kinds = [...new Set(taps.map(({ what }) => what))];
  for (const kind of kinds) print(`  ${kind}`, named(new RegExp(`^${kind}$`)));

  const long = taps.flatMap(({ what, tasks }) => tasks.map((time) => ({ what, time })));
  console.log(`${String(long.length).padStart(7)}  tasks over 50 ms in ${taps.length} taps`);
  for (const kind of kinds) {
    const times = long.filter(({ what }) => what === kind).map(({ time }) => time);
    if (times.length > 0)
      console.log(
        `${String(times.length).padStart(7)}    ${kind}: up to ${Math.max(...times).toFixed(0)} ms`,
      );
  }
}

async function playDeals(context: BrowserContext, taps: Tap[]): Promise<void> {
  const begun = performance.now();
  const page = await context.newPage();
  await page.addInitScript(watchAnswers);
  await page.addInitScript(withSettings, { confirm: 'never', guideSeen: ['*'] });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let seed = 1; seed <= DEALS && performance.now() - begun < ENOUGH; seed += 1) {
    await deal(page, seed, taps);
  }
}

/** One random deal, from the first draw to the score: every hand-over and every action by a finger. */
async function deal(page: Page, seed: number, taps: Tap[]): Promise<void> {
  const below = seeded(seed);
  const setup = setupWith();
  const start = playOut(startMatch(setup), below, ({ phase }) => phase.name === 'exchange');
  await storeMatches(page, savedMatch(`deal-${seed}`, start.actions, setup));
  await page.goto('./#/table');
  const players = new Players(page);
  let { state } = start;
  while (state.finished.length === 0) {
    const [seat, phase, action] = [turnOf(state), dealPhase(state), randomAction(state, below)];
    if (seat === null || phase === null || action === null) break;
    const over = players.button(t.table.openPlainly(players.names[seat]));
    const mine = page.getByRole('heading', { level: 1, name: t.table.yourHand(players.names[seat]) });
    await mine.or(over).first().waitFor();
    if (await over.isVisible()) {
      // It is deaf at first, for as long by the page's own clock.
      await page.waitForTimeout(1.5 * DEAD_TIME);
      taps.push({ what: `opening in the ${phase.name}`, ...(await touch(over)) });
    }
    if (legalActions(state).look === seat) state = after(state, { type: 'look', seat });
    const control = await prepare(players, state, action);
    const next = after(state, action);
    const what = nameOf(action, state, next);
    taps.push({ what, ...(await touch(control, action.type === 'play')) });
    await shown(players, action, next);
    state = next;
  }
}

function nameOf(action: Action, before: MatchState, next: MatchState): string {
  if (next.finished.length > 0) return 'last card';
  return dealPhase(before)?.name === dealPhase(next)?.name ? action.type : `last ${action.type}`;
}

/** A tap. Until it is answered nothing else is asked of the page. */
async function touch(control: Locator, card = false): Promise<Answer> {
  const page = control.page();
  for (let tries = 0; tries < TRIES; tries += 1) {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box === null) break;
    // The corner of a card is never under its neighbour.
    const { x, y } = card ? CORNER : { x: box.width / 2, y: box.height / 2 };
    const answer = page.evaluate((patience) => window.nextAnswer(patience), PATIENCE);
    await page.touchscreen.tap(box.x + x, box.y + y);
    const answered = await answer;
    if (answered !== null) return answered;
  }
  throw new Error('nothing came of a tap');
}

function after(state: MatchState, action: Action): MatchState {
  const next = act(state, action);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

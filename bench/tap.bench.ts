import type { BrowserContext, Locator, Page } from '@playwright/test';
import { prepare, shown } from '../e2e/support/perform.ts';
import { CORNER, Players } from '../e2e/support/players.ts';
import { savedMatch, storeMatches } from '../e2e/support/records.ts';
import { act, legalActions, startMatch, turnOf } from '../src/engine/index.ts';
import type { Action, MatchState } from '../src/engine/index.ts';
import type { Seat } from '../src/engine/seat.ts';
import { messages } from '../src/i18n/every.ts';
import { setupWith } from '../tests/support/match.ts';
import { randomAction } from '../tests/support/random-play.ts';
import { seeded } from '../tests/support/random.ts';
import { playOut } from '../tests/support/script.ts';
import { inBrowser, withSettings } from './browser.ts';

/** About as many times slower as a cheap tablet is than a desk computer. */
const SLOWER = 4;
const TAPS = 100;
const t = messages('en');

declare global {
  interface Window {
    /** Gives the next tap's time, in ms. */
    readonly nextTap: () => Promise<number>;
    /** Tasks of more than 50 ms that ran between a tap or an opening and its paint, in ms. */
    readonly longTasks: () => readonly number[];
  }
}

/**
 * From the tap on a call or a card until it is painted as accepted, in ms, on a slowed-down machine (aim: 95 % below 50), and the
 * tasks that kept the page from answering for longer than 50 ms meanwhile (aim: none after the load).
 */
export default async function tap(): Promise<void> {
  await inBrowser({ hasTouch: true, viewport: { width: 820, height: 1180 } }, async (context) => {
    report(await tapTimes(context));
  });
}

interface Times {
  readonly taps: readonly number[];
  /** Tasks of more than 50 ms between a tap, or the opening of a hand-over, and its paint. */
  readonly tasks: readonly number[];
}

function report({ taps, tasks }: Times): void {
  const sorted = [...taps].sort((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  console.log(
    `${sorted.length} taps, CPU ${SLOWER}× slower: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, max ${at(1)} ms`,
  );
  console.log(
    `${tasks.length} tasks over 50 ms in them and in opening the hand-overs${tasks.length === 0 ? '' : `, the longest ${Math.max(...tasks).toFixed(0)} ms`}`,
  );
}

async function tapTimes(context: BrowserContext): Promise<Times> {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.addInitScript(withSettings, { confirm: 'never', guideSeen: ['*'] });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const taps: number[] = [];
  const tasks: number[] = [];
  for (let seed = 1; taps.length < TAPS; seed += 1) {
    taps.push(...(await deal(page, seed)));
    tasks.push(...(await page.evaluate(() => window.longTasks())));
  }
  return { taps, tasks };
}

/** The auction and the play of one random deal, every call and every card tapped. */
async function deal(page: Page, seed: number): Promise<readonly number[]> {
  const below = seeded(seed);
  const setup = setupWith();
  const start = playOut(startMatch(setup), below, ({ phase }) => phase.name === 'auction');
  await storeMatches(page, savedMatch(`deal-${seed}`, start.actions, setup));
  await page.goto('./#/table');
  const players = new Players(page);
  const times: number[] = [];
  let { state } = start;
  while (state.finished.length === 0) {
    const seat = turnOf(state);
    const action = randomAction(state, below);
    if (seat === null || action === null) break;
    await take(players, seat);
    if (legalActions(state).look === seat) state = after(state, { type: 'look', seat });
    const control = await prepare(players, state, action);
    times.push(await touch(control, action.type === 'play'));
    state = after(state, action);
    await shown(players, action, state);
  }
  return times;
}

/** A tap, and how long it took, in ms. Meanwhile nothing else is asked of the page: Playwright's looks would be timed too. */
async function touch(control: Locator, card: boolean): Promise<number> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error('nothing to tap');
  // The corner of a card is never under its neighbour.
  const { x, y } = card ? CORNER : { x: box.width / 2, y: box.height / 2 };
  const time = page.evaluate(() => window.nextTap());
  await page.touchscreen.tap(box.x + x, box.y + y);
  return time;
}

function after(state: MatchState, action: Action): MatchState {
  const next = act(state, action);
  return next.ok ? next.value : state;
}

/** Opens the hand-over if need be. The page's clock is the real one here: it is deaf for a moment at first. */
async function take(players: Players, seat: Seat): Promise<void> {
  const heading = players.page.getByRole('heading', { level: 1 });
  const plain = players.button(t.table.openPlainly(players.names[seat]));
  const mine = heading.filter({ hasText: t.table.yourHand(players.names[seat]) });
  await mine.or(plain).first().waitFor();
  while (await plain.isVisible()) {
    await plain.evaluate((button) => (button as HTMLElement).click()).catch(() => undefined);
    await mine.waitFor({ timeout: 150 }).catch(() => undefined);
  }
}

/**
 * Runs in the page. A tap begins with the time the browser gives the finger's lifting, and ends with the first task after the frame
 * that shows the change of the document: by then its style, layout and painting are done and handed to the compositor.
 * (The browser's own event timing ends at the next frame after the event, and the card is accepted later: when it is stored.)
 */
function watchTaps(): void {
  let lifted: number | null = null;
  /** A click that the bench makes itself: the hand-over is opened. */
  let opened: number | null = null;
  let last = '';
  let tell: (time: number) => void = () => undefined;
  const nextTap = () => new Promise<number>((resolve) => (tell = resolve));
  const spans: { readonly from: number; readonly to: number }[] = [];
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  // Playwright's own looks at the page are tasks too, and none of ours.
  const longTasks = () =>
    tasks
      .filter(({ startTime, duration }) =>
        spans.some(({ from, to }) => startTime < to && startTime + duration > from),
      )
      .map(({ duration }) => duration);
  Object.assign(window, { nextTap, longTasks });
  addEventListener('pointerup', (event) => (lifted = event.isTrusted ? event.timeStamp : null), true);
  addEventListener('click', (event) => (opened = event.isTrusted ? null : event.timeStamp), true);
  new MutationObserver(() => {
    const words = document.querySelector('main')?.textContent ?? '';
    if (words === last) return;
    last = words;
    const from = lifted ?? opened;
    const isTap = lifted !== null;
    if (from === null) return;
    lifted = opened = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const to = performance.now();
      spans.push({ from, to });
      if (isTap) tell(to - from);
    };
    requestAnimationFrame(() => {
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

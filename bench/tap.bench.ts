import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { preview } from 'vite';
import { prepare, shown } from '../e2e/support/perform.ts';
import { CORNER, Players } from '../e2e/support/players.ts';
import { savedMatch, storeMatches } from '../e2e/support/records.ts';
import { act, legalActions, startMatch, turnOf } from '../src/engine/index.ts';
import type { Action, MatchState } from '../src/engine/index.ts';
import type { Seat } from '../src/engine/seat.ts';
import { messages } from '../src/i18n/every.ts';
import { browserFlags, findBrowser } from '../tests/run/browser.mjs';
import { setupWith } from '../tests/support/match.ts';
import { randomAction } from '../tests/support/random-play.ts';
import { seeded } from '../tests/support/random.ts';
import { playOut } from '../tests/support/script.ts';

/** About as many times slower as a cheap tablet is than a desk computer. */
const SLOWER = 4;
const TAPS = 100;
const DIST = 'dist';
const t = messages('en');

declare global {
  interface Window {
    /** Gives the next tap's time, in ms. */
    readonly nextTap: () => Promise<number>;
  }
}

/** From the tap on a call or a card until it is painted as accepted, in ms, on a slowed-down machine. Aim: 95 % below 50. */
export default async function tap(): Promise<void> {
  const browserPath = findBrowser();
  if (!existsSync(DIST)) console.log(`no ${DIST}: npm run build makes one`);
  if (browserPath === null) console.log('no Chrome or Chromium on this machine');
  if (!existsSync(DIST) || browserPath === null) return;
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: DIST },
    preview: { host: '127.0.0.1', port: 0 },
  });
  // A profile on the disk, as a player has one: Playwright's usual one is kept in memory, where saving costs nothing.
  const profile = mkdtempSync(path.join(tmpdir(), 'bridgette-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath,
    args: browserFlags(),
    baseURL: server.resolvedUrls?.local[0] ?? '',
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  });
  try {
    report(await tapTimes(context));
  } finally {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function report(times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  console.log(
    `${sorted.length} taps, CPU ${SLOWER}× slower: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, max ${at(1)} ms`,
  );
}

async function tapTimes(context: BrowserContext): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.addInitScript(() => {
    const settings = { state: { confirm: 'never', theme: 'system' }, version: 1 };
    localStorage.setItem('bridgette:settings', JSON.stringify(settings));
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let seed = 1; times.length < TAPS; seed += 1) times.push(...(await deal(page, seed)));
  return times;
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
  let last = '';
  let tell: (time: number) => void = () => undefined;
  const nextTap = () => new Promise<number>((resolve) => (tell = resolve));
  Object.assign(window, { nextTap });
  addEventListener('pointerup', (event) => (lifted = event.isTrusted ? event.timeStamp : null), true);
  new MutationObserver(() => {
    const words = document.querySelector('main')?.textContent ?? '';
    if (words === last) return;
    last = words;
    if (lifted === null) return;
    const from = lifted;
    lifted = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      tell(performance.now() - from);
    };
    requestAnimationFrame(() => {
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { prepare, shown } from '../e2e/support/perform.ts';
import { CORNER, Players } from '../e2e/support/players.ts';
import { savedMatch, storeMatches } from '../e2e/support/records.ts';
import { act, legalActions, startMatch, turnOf } from '../src/engine/index.ts';
import type { Action, MatchState } from '../src/engine/index.ts';
import type { Seat } from '../src/engine/seat.ts';
import { messages } from '../src/i18n/index.ts';
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
    readonly tapTimes: number[];
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
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags() });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    // What the app asks of the database: an action counts when the device has it. `relaxed` shows what that costs.
    for (const durability of ['strict', 'relaxed'] as const) {
      report(durability, await tapTimes(browser, address, durability));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

function report(durability: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(1);
  console.log(
    `${durability.padEnd(8)} ${sorted.length} taps, CPU ${SLOWER}× slower: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, max ${at(1)} ms`,
  );
}

async function tapTimes(
  browser: Browser,
  baseURL: string,
  durability: 'strict' | 'relaxed',
): Promise<readonly number[]> {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
  });
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  if (durability === 'relaxed') await page.addInitScript(relax);
  await page.addInitScript(() => {
    const settings = { state: { confirm: 'never', theme: 'system' }, version: 1 };
    localStorage.setItem('bridgette:settings', JSON.stringify(settings));
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let seed = 1; times.length < TAPS; seed += 1) times.push(...(await deal(page, seed)));
  await context.close();
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
  let { state } = start;
  while (state.finished.length === 0) {
    const seat = turnOf(state);
    const action = randomAction(state, below);
    if (seat === null || action === null) break;
    await take(players, seat);
    if (legalActions(state).look === seat) state = after(state, { type: 'look', seat });
    const control = await prepare(players, state, action);
    // The corner of a card is never under its neighbour.
    await (action.type === 'play' ? control.tap({ position: CORNER }) : control.tap());
    state = after(state, action);
    await shown(players, action, state);
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return page.evaluate(() => window.tapTimes.splice(0));
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
 * Runs in the page. A tap begins with the time the browser gives the finger's lifting, and ends with the second frame after the
 * change of the document: by then the first one, which shows it, is drawn. That is up to a frame too long, never too short.
 * (The browser's own event timing ends at the next frame after the event, and the card is accepted later: when it is stored.)
 */
function watchTaps(): void {
  const times: number[] = [];
  Object.assign(window, { tapTimes: times });
  let lifted: number | null = null;
  let last = '';
  addEventListener('pointerup', (event) => (lifted = event.isTrusted ? event.timeStamp : null), true);
  new MutationObserver(() => {
    const words = document.querySelector('main')?.textContent ?? '';
    if (words === last) return;
    last = words;
    if (lifted === null) return;
    const from = lifted;
    lifted = null;
    requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: the database no longer waits for the device. */
function relax(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the database below
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, names, mode) {
    return open.call(this, names, mode, { durability: 'relaxed' });
  };
}

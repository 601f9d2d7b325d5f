import { rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { formatCode } from '../../src/engine/codes.ts';
import { legalActions, shuffledPack, startMatch, turnOf, view } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { messages } from '../../src/i18n/every.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';
import { randomAction } from '../../tests/support/random-play.ts';
import { seeded } from '../../tests/support/random.ts';
import { drawnWhole } from '../support/drawn.ts';
import { startBrowser } from '../support/own-browser.ts';
import type { OwnBrowser } from '../support/own-browser.ts';
import { prepare, shown } from '../support/perform.ts';
import { Players } from '../support/players.ts';
import { storedLog } from '../support/records.ts';

const t = messages('en');
/** A write takes some milliseconds; death comes before, amid or after it. */
const MOMENTS = 16;
const DEALS = 6;
const CHANGED = 'the screen has changed';
const { notices } = t.shell;
const ALARMS = [
  notices.notSaved,
  notices.noneSaved,
  notices.emptied.restored,
  notices.emptied.gone,
  notices.moved,
] as const;

export type Death = 'browser' | 'renderer';

/** One match on a device that dies again and again, beside what its log ought to be. */
export class MortalTable {
  private readonly below;
  private readonly packs;
  private state: MatchState = startMatch(setupWith());
  private log: readonly Action[] = [];
  private browser!: OwnBrowser;
  private players!: Players;
  /** Has the screen changed since the last press, as far as one heard of it before the death? */
  private seen = false;

  constructor(
    private readonly profile: string,
    private readonly address: string,
    seed: number,
  ) {
    this.below = seeded(seed);
    this.packs = Array.from({ length: DEALS }, () => shuffledPack(this.below));
  }

  async start(): Promise<void> {
    this.browser = await startBrowser(this.profile);
    await this.sitDown(this.address);
    await this.players.startMatch({ preset: 'advanced', codes: this.packs.map(formatCode) });
    await this.players.button(t.shell.deal.deal).waitFor();
  }

  async end(): Promise<void> {
    await this.browser.kill();
    await rm(this.profile, { recursive: true, force: true });
  }

  random(below: number): number {
    return this.below(below);
  }

  /** Some actions, at most so many, each until it is seen on the screen. */
  async playOn(most: number): Promise<void> {
    for (let left = most === 0 ? 0 : 1 + this.below(most); left > 0; left -= 1) {
      const action = this.nextAction();
      const last = await this.prepared(action);
      await last.click();
      this.took(action);
      await shown(this.players, action, this.state);
    }
  }

  /** Death while nothing is under way, at a hand-over or with a hand open. */
  async dieAtRest(death: Death): Promise<string> {
    const opened = await this.opened();
    if (opened !== null) await this.players.button(t.table.putAway).click();
    await this.covered();
    const words = await this.words();
    if (opened !== null) await this.players.open(opened);
    const before = await storedLog(this.players.page);
    expect(before, 'what was shown is stored').toEqual(this.log);
    await this.die(death);
    expect(await storedLog(this.players.page)).toEqual(before);
    expect(await this.words()).toBe(words);
    return opened === null ? 'covered' : 'open';
  }

  /** Death straight after the last press of an action, before, amid or after its write. */
  async dieActing(death: Death): Promise<string> {
    const action = this.nextAction();
    const last = await this.prepared(action);
    const element = await last.elementHandle();
    // What comes one paint later is no answer to the press.
    await drawnWhole(this.players.page);
    this.seen = false;
    void element.evaluate((button) => (button as HTMLElement).click()).catch(() => undefined);
    const moment = this.below(MOMENTS);
    await new Promise((resolve) => setTimeout(resolve, moment));
    const seen = await this.die(death);
    const kept = await storedLog(this.players.page);
    const written = kept.length > this.log.length;
    if (seen) expect(written, `${action.type} was seen, so it is kept`).toBe(true);
    if (written) this.took(action);
    expect(kept).toEqual(this.log);
    await this.covered();
    return `${action.type} + ${moment} ms: ${written ? 'kept' : 'not yet'}${seen ? ', seen' : ''}`;
  }

  private nextAction(): Action {
    if (legalActions(this.state).deal) {
      const pack = this.packs[this.state.finished.length];
      if (pack === undefined) throw new Error('more deals than were prepared');
      return { type: 'deal', pack };
    }
    const action = randomAction(this.state, this.below);
    if (action === null) throw new Error('the match is over');
    return action;
  }

  /** The player of the action has the device, and holds the very cards the log says. */
  private async prepared(action: Action): Promise<Locator> {
    if ('seat' in action) {
      await this.players.take(action.seat);
      const look: Action = { type: 'look', seat: action.seat };
      if (legalActions(this.state).look === action.seat) this.took(look);
      const { own } = view(this.state, action.seat);
      const held = own?.hand.map((card) => t.words.card(card));
      const labels = await this.players.page
        .getByRole('region', { name: t.table.yourHand(this.players.names[action.seat]), exact: true })
        .getByRole('button')
        .evaluateAll((cards) => cards.map((card) => card.ariaLabel?.split(',')[0]));
      expect(labels).toEqual(held);
    }
    return prepare(this.players, this.state, action);
  }

  private took(action: Action): void {
    this.state = actAll(this.state, action);
    this.log = [...this.log, action];
  }

  private async opened(): Promise<Seat | null> {
    const turn = turnOf(this.state);
    if (turn === null) return null;
    return (await this.players.handOverTo()) === null ? turn : null;
  }

  /** Gives whether a change of the screen was seen before. */
  private async die(death: Death): Promise<boolean> {
    const { page: old } = this.players;
    let seen: boolean;
    if (death === 'browser') {
      await this.browser.kill();
      seen = this.seen;
      this.browser = await startBrowser(this.profile);
    } else {
      const crashed = old.waitForEvent('crash');
      const cdp = await old.context().newCDPSession(old);
      void cdp.send('Page.crash').catch(() => undefined);
      await crashed;
      seen = this.seen;
      await old.close();
    }
    await this.sitDown(`${this.address}#/table`);
    const { page } = this.players;
    const handOver = page.getByRole('heading', { level: 1, name: /^Over to / });
    await handOver.or(this.players.button(t.shell.deal.deal)).waitFor();
    // All that was accepted was saved, so nothing is amiss, and nothing may say so.
    for (const words of ALARMS) expect(await page.getByText(words).count(), words).toBe(0);
    return seen;
  }

  private async sitDown(address: string): Promise<void> {
    const { context } = this.browser;
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(tellChanges, CHANGED);
    page.on('console', (message) => {
      if (message.text() === CHANGED) this.seen = true;
    });
    this.players = await Players.arrive(page, address);
  }

  /** Waits for the hand-over, or for the screen between two deals. */
  private async covered(): Promise<void> {
    const turn = turnOf(this.state);
    const { page, names } = this.players;
    if (turn === null) await this.players.button(t.shell.deal.deal).waitFor();
    else await page.getByRole('heading', { level: 1, name: t.table.overTo(names[turn]) }).waitFor();
  }

  private words(): Promise<string> {
    return this.players.page.getByRole('main').innerText();
  }
}

/** Runs in the page: says aloud, before the next picture is painted, that other words stand on the screen. */
function tellChanges(words: string): void {
  let last = '';
  new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    if (text === last) return;
    last = text;
    console.debug(words);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

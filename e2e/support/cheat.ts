import type { CDPSession, Page } from '@playwright/test';
import { PACK, isColon, rankOf, suitOfSuitCard } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { messages } from '../../src/i18n/every.ts';
import { drawnWhole } from './drawn.ts';

const { words } = messages('en');
/** Playwright's own word, as these tests do without the worker that keeps the app for offline. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** All that a page tells: to the eye, to a screen reader, and to whoever looks behind it without opening the database. */
export interface Look {
  readonly html: string;
  readonly accessible: string;
  readonly url: string;
  readonly title: string;
  /** Browser storage outside the database, cookies, the entry of the history, and globals that came with the app. */
  readonly kept: string;
  readonly scroll: readonly [number, number];
  /** Animations and transitions under way. */
  readonly moving: number;
}

/** The document straight after one change, before anything of it was painted. */
export interface Commit {
  readonly screen: 'table' | 'hand-over';
  /** The whole document at a hand-over; of a table, nothing. */
  readonly html: string;
  /** Animations and transitions that ran on into this. */
  readonly moving: number;
}

interface Notes {
  readonly commits: Commit[];
  /** Globals that were there before the app. */
  readonly globals: readonly string[];
}

declare global {
  interface Window {
    readonly notesOfTheCheat: Notes;
  }
}

/** Somebody who reads everything there is to read, all the time. */
export class Cheat {
  /** Whatever was written to the console, and errors that nobody caught. */
  readonly console: string[] = [];
  /** Addresses asked for. */
  readonly requests: string[] = [];

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {
    page.on('console', (message) => {
      if (message.text() !== WORKER_BLOCKED) this.console.push(message.text());
    });
    page.on('pageerror', (error) => this.console.push(error.message));
    page.on('request', (request) => this.requests.push(request.url()));
  }

  /** Starts to watch a page that shows nothing yet. */
  static async watch(page: Page): Promise<Cheat> {
    await page.addInitScript(takeNotes);
    return new Cheat(page, await page.context().newCDPSession(page));
  }

  async look(): Promise<Look> {
    await drawnWhole(this.page);
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    const seen = await this.page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      title: document.title,
      kept: JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        Object.getOwnPropertyNames(window).filter((name) => !window.notesOfTheCheat.globals.includes(name)),
      ]),
      scroll: [window.scrollX, window.scrollY] as const,
      moving: document.getAnimations().length,
    }));
    return {
      ...seen,
      html: withoutFiles(seen.html),
      url: this.page.url(),
      accessible: accessibleText(nodes),
    };
  }

  /** All changes since this was last asked, oldest first. */
  async commits(): Promise<readonly Commit[]> {
    const commits = await this.page.evaluate(() => window.notesOfTheCheat.commits.splice(0));
    return commits
      .map((commit) => ({ ...commit, html: withoutFiles(commit.html) }))
      .filter(({ screen, html }, at, all) => screen !== all[at - 1]?.screen || html !== all[at - 1]?.html);
  }
}

/** The document without the links to the app's own files, which are fetched ahead in idle moments. */
function withoutFiles(html: string): string {
  return html.replace(/<link [^>]*rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
}

/** Runs in the page. Mutation observers are called after a change of the document, before it is painted. */
function takeNotes(): void {
  const commits: Commit[] = [];
  const globals = [...Object.getOwnPropertyNames(window), 'notesOfTheCheat'];
  Object.assign(window, { notesOfTheCheat: { commits, globals } });
  let last = '';
  const write = (): void => {
    const main = document.querySelector('main')?.classList;
    const screen = main?.contains('hand-over') ? 'hand-over' : main?.contains('table') ? 'table' : null;
    if (screen === null) return;
    const html = screen === 'hand-over' ? document.documentElement.outerHTML : '';
    if (last === screen + html) return;
    last = screen + html;
    // What has just begun, with the new screen, is still pending.
    const moving = document.getAnimations().filter((animation) => !animation.pending).length;
    commits.push({ screen, html, moving });
  };
  new MutationObserver(write).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The accessibility tree in its order, without the numbers of its nodes, and without the lines that a text is broken into. */
function accessibleText(nodes: readonly AxNode[]): string {
  return nodes
    .filter((node) => node.role?.value !== 'InlineTextBox')
    .map(({ ignored, role, name, description, value, properties = [] }) =>
      JSON.stringify([
        ignored,
        role?.value,
        name?.value,
        description?.value,
        value?.value,
        properties.map((property) => [property.name, property.value.value]),
      ]),
    )
    .join('\n');
}

/** What a card is called: `queen of spades`, `♠Q`, and as it is read where the suit is drawn, `spades Q`; its notation `"SQ"`. */
function namesOf(card: Card): readonly string[] {
  if (isColon(card)) return [words.card(card), `"${card}"`];
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return [words.card(card), words.cardSign(card), `${words.suit(suitOfSuitCard(card))} ${rank}`, `"${card}"`];
}

const CARD_OF = new Map(PACK.flatMap((card) => namesOf(card).map((name) => [name.toLowerCase(), card])));
// Not followed by a letter: `3 spades queen?` is a question, not a card.
const ANY_NAME = new RegExp(`(?:${[...CARD_OF.keys()].join('|')})(?!\\w)`, 'gi');

/** The cards that a look names anywhere: in words, signs or notation, seen or unseen. */
export function cardsIn({ html, accessible, title, url, kept }: Look): readonly Card[] {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const everything = [text, html, accessible, title, url, kept].join('\n');
  const named = [...everything.matchAll(ANY_NAME)].flatMap(([name]) => CARD_OF.get(name.toLowerCase()) ?? []);
  return [...new Set(named)];
}

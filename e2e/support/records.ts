/** What lies in the database of the page: put there before the app starts, or read behind its back. */
import type { Page } from '@playwright/test';
import { startMatch } from '../../src/engine/index.ts';
import type { Action, Setup } from '../../src/engine/index.ts';
import { plainHead } from '../../src/store/record.ts';
import type { Entry, Head } from '../../src/store/record.ts';
import { actAll, setupWith } from '../../tests/support/match.ts';

/** All four stores, and everything in them. */
export interface Stored {
  readonly heads: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly aside: readonly unknown[];
  /** The id of the match on the table. */
  readonly current: unknown;
}

export interface SavedMatch {
  readonly head: Head;
  readonly entries: readonly Entry[];
}

const EMPTY: Stored = { heads: [], entries: [], aside: [], current: null };
const STARTED = Date.UTC(2026, 4, 1, 18);

/** A match of Maria and Jan as the app would have saved it. Every action has to be legal. */
export function savedMatch(id: string, actions: readonly Action[], setup: Setup = setupWith()): SavedMatch {
  actAll(startMatch(setup), ...actions);
  const head = plainHead({
    version: 2,
    id,
    players: { N: { id: `${id}-n`, name: 'Maria' }, S: { id: `${id}-s`, name: 'Jan' } },
    setup,
    prepared: null,
    receiverCuts: false,
    startedAt: STARTED,
  });
  return {
    head,
    entries: actions.map((action, index) => ({ match: id, index, at: STARTED + index * 1000, action })),
  };
}

/** Replaces the whole database, of matches or of score pads. The page is left at an address of the app's that does not run it. */
export async function store(
  page: Page,
  stored: Partial<Stored>,
  name: 'bridgette' | 'bridgette-pads' = 'bridgette',
): Promise<void> {
  await page.goto('favicon.svg');
  await page.evaluate(write, { name, ...EMPTY, ...stored });
}

/** Puts matches into the database, the first one on the table. */
export async function storeMatches(page: Page, ...matches: readonly SavedMatch[]): Promise<void> {
  await store(page, {
    heads: matches.map(({ head }) => head),
    entries: matches.flatMap(({ entries }) => entries),
    current: matches[0]?.head.id,
  });
}

/** What is in the database now. */
export async function stored(page: Page): Promise<Stored> {
  return page.evaluate(read);
}

/** The actions of the one match there is, in the order of the log. */
export async function storedLog(page: Page): Promise<readonly Action[]> {
  const { entries } = await stored(page);
  return (entries as readonly Entry[]).map(({ action }) => action);
}

/** Runs in the page. */
async function write({ name: database, ...stored }: Stored & { readonly name: string }): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('heads', { keyPath: 'id' });
      asked.result.createObjectStore('entries', { keyPath: ['match', 'index'] });
      asked.result.createObjectStore('aside', { keyPath: 'id' });
      asked.result.createObjectStore('meta');
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error());
  });
  await new Promise<void>((resolve, reject) => {
    const tx = db.transaction(['heads', 'entries', 'aside', 'meta'], 'readwrite');
    for (const name of ['heads', 'entries', 'aside'] as const) {
      tx.objectStore(name).clear();
      for (const value of stored[name]) tx.objectStore(name).put(value);
    }
    tx.objectStore('meta').clear();
    tx.objectStore('meta').put(stored.current, 'current');
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error ?? new Error());
  });
  db.close();
}

/** Runs in the page. */
async function read(): Promise<Stored> {
  const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error());
    });
  const db = await answer(indexedDB.open('bridgette'));
  const tx = db.transaction(['heads', 'entries', 'aside', 'meta']);
  const [heads, entries, aside, current] = await Promise.all([
    answer<unknown[]>(tx.objectStore('heads').getAll()),
    answer<unknown[]>(tx.objectStore('entries').getAll()),
    answer<unknown[]>(tx.objectStore('aside').getAll()),
    answer<unknown>(tx.objectStore('meta').get('current')),
  ]);
  db.close();
  return { heads, entries, aside, current };
}

/** The same match under another id, and with another first player. */
export function renamed({ head, entries }: SavedMatch, id: string, name = 'Maria'): SavedMatch {
  return {
    head: { ...head, id, players: { ...head.players, N: { ...head.players.N, name } } },
    entries: entries.map((entry) => ({ ...entry, match: id })),
  };
}

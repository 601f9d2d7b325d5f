import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { PRESETS } from '../../../src/engine/options.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { legalActions, replay } from '../../../src/engine/index.ts';
import type { Action, MatchState } from '../../../src/engine/index.ts';
import { randomAction } from '../../support/random-play.ts';
import type { Habits } from '../../support/random-play.ts';
import { seeded } from '../../support/random.ts';
import { connection } from '../../../src/store/connection.ts';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import type { Entry } from '../../../src/store/record.ts';
import type { Storage } from '../../../src/store/storage.ts';
import { createTable } from '../../../src/store/table.ts';
import type { TableParts } from '../../../src/store/table.ts';
import type { NewMatch, TableState } from '../../../src/store/types.ts';

/** A device with nothing on it. */
export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

export const REQUEST: NewMatch = {
  names: { N: 'Ada', S: 'Blaise' },
  options: PRESETS.advanced,
  olderTricksOpen: false,
  receiverCuts: false,
  prepared: null,
};

/** A tab of the app: a table with the rest of what it stands on. */
export interface Tab {
  readonly now: () => TableState;
  readonly storage: Storage;
  readonly states: TableState[];
}

/** Opens the app in a new tab and waits until storage has been read. */
export async function openTab(parts: Partial<TableParts> = {}, seed = 1): Promise<Tab> {
  const storage = parts.storage ?? idbStorage();
  let time = 1_000_000;
  const table = createTable({
    storage,
    clock: () => (time += 1000),
    random: seeded(seed),
    page: null,
    channel: null,
    persist: () => undefined,
    ...parts,
  });
  const states: TableState[] = [];
  table.subscribe((state) => states.push(state));
  await until(() => table.getState().status === 'ready');
  await settled();
  return { now: table.getState, storage, states };
}

/** Lets everything that runs in the background run out. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('it never came to that');
}

/** The log of a match as it lies in storage. */
export async function storedLog(match: string, storage = idbStorage()): Promise<Entry[]> {
  const { entries } = await storage.load(match);
  return entries as Entry[];
}

/** The state a stored match is in: what the players' own eyes see, for tests that play for them. */
export async function storedState(match: string, storage = idbStorage()): Promise<MatchState> {
  const { head, entries } = (await storage.load(match)) as {
    head: { setup: MatchState['setup'] };
    entries: Entry[];
  };
  const state = replay({ setup: head.setup, log: entries.map(({ action }) => action) });
  if (!state.ok) throw new Error(`entry ${state.error.at}: ${state.error.error.code}`);
  return state.value;
}

/** Writes straight into the database, past the app. */
export async function inDatabase(
  work: (stores: Record<'heads' | 'entries' | 'aside' | 'meta', IDBObjectStore>) => void,
): Promise<void> {
  const db = await connection()();
  const tx = db.transaction(['heads', 'entries', 'aside', 'meta'], 'readwrite');
  const raw = (name: string): IDBObjectStore => tx.objectStore(name as 'heads') as unknown as IDBObjectStore;
  work({ heads: raw('heads'), entries: raw('entries'), aside: raw('aside'), meta: raw('meta') });
  await tx.done;
}

export const CALM: Habits = { claim: 0, undo: 0, stop: 0, cueBid: 30, look: 0 };

/** Plays random legal actions in a tab, opening the hand-over where that is needed; returns what was done. */
export async function playOn(
  tab: Tab,
  actions: number,
  {
    seed = 1,
    habits = CALM,
    state: from,
  }: { seed?: number; habits?: Habits; state?: () => Promise<MatchState> } = {},
): Promise<Action[]> {
  const below = seeded(seed);
  const done: Action[] = [];
  const read = from ?? (() => storedState(tab.now().match!.id));
  for (let turn = 0; turn < actions; turn += 1) {
    const { view } = tab.now();
    if (view === null || view.phase.name === 'over') break;
    if (view.turn !== null) await tab.now().open(view.turn);
    const state = await read();
    const action = legalActions(state).deal && habits.stop === 0 ? null : randomAction(state, below, habits);
    if (action === null || action.type === 'deal') await tab.now().deal(null);
    else {
      await tab.now().dispatch(action);
      done.push(action);
    }
  }
  return done;
}

/** The player whose turn it is. */
export function turnOf(tab: Tab): Seat {
  const turn = tab.now().view?.turn;
  if (turn == null) throw new Error('it is nobody’s turn');
  return turn;
}

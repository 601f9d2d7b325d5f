import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { PRESETS } from '../../../src/engine/options.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import type { RandomBelow } from '../../../src/engine/shuffle.ts';
import { replay } from '../../../src/engine/index.ts';
import type { MatchState, SeatView } from '../../../src/engine/index.ts';
import { seeded } from '../../support/random.ts';
import { connection } from '../../../src/store/connection.ts';
import type { Mark } from '../../../src/store/emptied.ts';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import { lineKey } from '../../../src/store/lines.ts';
import type { Entry } from '../../../src/store/record.ts';
import type { Storage } from '../../../src/store/storage.ts';
import { createTable } from '../../../src/store/table.ts';
import type { TableParts } from '../../../src/store/table.ts';
import type { NewMatch, PlayersAction, TableState } from '../../../src/store/types.ts';

/** A device with nothing on it. */
export function emptyDevice(): void {
  globalThis.indexedDB = new IDBFactory();
}

export const REQUEST: NewMatch = {
  names: { N: 'Ada', S: 'Blaise' },
  options: PRESETS.advanced,
  sitting: 'pass',
  olderTricksOpen: false,
  receiverCuts: false,
  prepared: null,
};

/** A small storage of its own. */
export function newMark(there = false): Mark {
  let now = there;
  return {
    get: () => now,
    set(next) {
      now = next;
    },
  };
}

/** A tab of the app: a table with the rest of what it stands on. */
export interface Tab {
  readonly now: () => TableState;
  readonly storage: Storage;
  readonly states: TableState[];
}

/** Opens the app in a new tab and waits until storage has been read. */
export async function openTab(parts: Partial<TableParts> = {}, seed = 1): Promise<Tab> {
  const tab = startTab(parts, seed);
  await until(() => tab.now().status === 'ready');
  await settled();
  return tab;
}

/** Opens the app in a new tab. */
export function startTab(parts: Partial<TableParts> = {}, seed = 1): Tab {
  const storage = parts.storage ?? idbStorage();
  let time = 1_000_000 + seed;
  const table = createTable({
    storage,
    clock: () => (time += 1000),
    random: seeded(seed),
    page: null,
    channel: null,
    locks: null,
    mark: newMark(),
    persist: () => undefined,
    ...parts,
  });
  const states: TableState[] = [];
  table.subscribe((state) => states.push(state));
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

/** As if an app had stored it that kept no lines: the next one that lists it reads it whole. */
export function withoutLine(match: string): Promise<void> {
  return inDatabase(({ meta }) => meta.delete(lineKey(match)));
}

/** How often, in a hundred, a player here claims or takes back. */
export interface Habits {
  readonly claim: number;
  readonly undo: number;
}

const CALM: Habits = { claim: 0, undo: 0 };
export const LIVELY: Habits = { claim: 3, undo: 10 };

/** What somebody might do who sees this screen, chosen by chance; `null` if the next deal is to be dealt, or nothing. */
function somebodysAction(view: SeatView, below: RandomBelow, habits: Habits): PlayersAction | null {
  const { legal, turn: seat } = view;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const chance = (percent: number): boolean => below(100) < percent;
  const taker = pick(['N', 'S'] as const);
  const way = legal.undo[taker];
  if (way !== null && chance(habits.undo)) return { type: way === 'free' ? 'undo' : 'ask-undo', seat: taker };
  if (view.phase.name === 'cut') {
    const taken = view.phase.turned.map(({ place }) => place);
    const free = Array.from({ length: view.phase.spread }, (_, place) => place).filter(
      (place) => !taken.includes(place),
    );
    return { type: 'cut', seat: pick(legal.cut), place: pick(free) };
  }
  if (seat === null) return null;
  if (legal.answerUndo === seat) return { type: 'answer-undo', seat, accept: chance(50) };
  if (legal.answerClaim === seat) return { type: 'answer-claim', seat, accept: chance(50) };
  if (legal.capture === seat && chance(50)) return { type: 'capture', seat };
  if (legal.draw !== null) return { type: 'draw', seat };
  if (legal.discard !== null) {
    const from = [...legal.discard.from];
    return {
      type: 'discard',
      seat,
      cards: Array.from({ length: legal.discard.count }, () => from.splice(below(from.length), 1)[0]!),
    };
  }
  if (legal.calls.length > 0) return { type: 'call', seat, call: pick(legal.calls.slice(0, 8)) };
  if (legal.claim !== null && chance(habits.claim))
    return { type: 'claim', seat, tricks: below(legal.claim.most + 1) };
  return { type: 'play', seat, card: pick(legal.cards) };
}

/** Plays on by chance, with nothing but what the screen shows, opening each hand-over. At most so many steps. */
export async function playOn(tab: Tab, steps: number, seed = 1, habits = CALM): Promise<void> {
  const below = seeded(seed);
  for (let step = 0; step < steps; step += 1) await playStep(tab, below, habits);
}

/** One step of `playOn`. */
export async function playStep(tab: Tab, below: RandomBelow, habits = CALM): Promise<void> {
  const { view } = tab.now();
  if (view === null || view.phase.name === 'over') return;
  if (view.turn !== null) await tab.now().open(view.turn);
  const action = somebodysAction(tab.now().view!, below, habits);
  await (action === null ? tab.now().deal(null) : tab.now().dispatch(action));
}

/** Plays until the screen shows this phase. */
export async function playUntil(tab: Tab, phase: SeatView['phase']['name'], seed = 1): Promise<void> {
  const below = seeded(seed);
  for (let step = 0; tab.now().view!.phase.name !== phase; step += 1) {
    if (step > 1000) throw new Error(`no ${phase} in sight`);
    await playStep(tab, below);
  }
}

/** The player whose turn it is. */
export function turnOf(tab: Tab): Seat {
  const turn = tab.now().view?.turn;
  if (turn == null) throw new Error('it is nobody’s turn');
  return turn;
}

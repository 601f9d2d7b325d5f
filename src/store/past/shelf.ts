import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Stores } from '../connection.ts';
import { entriesOf } from '../idb-storage.ts';
import { hiddenKey, lineKey, noteKey } from '../lines.ts';
import type { Line } from '../storage.ts';
import { hiddenIn, hiddenRecords, readHidden } from './hidden.ts';
import type { Hidden, HiddenRecord } from './hidden.ts';
import { allGone, allNotes, goneBy, goneKey, readNote } from './notes.ts';
import type { CopyKind, Gone, RecordNote } from './notes.ts';
import { headRenamed, lineRenamed } from './renamed.ts';
import type { Stay } from './stay.ts';

/**
 * What is done to records that nobody is playing, in one database, during one stay at past matches. Every method may reject; each is done
 * whole or not at all. What another tab has hidden is left to that tab.
 */
export interface Shelf {
  /** Takes records out of the list, and off the table. All of them is still there. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** The records that this stay has removed so, by their lines. */
  readonly removed: () => Promise<readonly unknown[]>;
  /** Puts removed records back into the list. */
  readonly restore: (ids: readonly string[]) => Promise<void>;
  /** Deletes records that this stay has hidden and that still are, for ever. Says whether any record is left. */
  readonly purge: (ids: readonly string[]) => Promise<boolean>;
  /** Gives players another name wherever they play in these records. */
  readonly rename: (ids: readonly string[], players: ReadonlySet<string>, name: string) => Promise<void>;
  /** Stores new records out of the list, to be shown together later or purged. */
  readonly stage: (records: readonly NewRecord[]) => Promise<void>;
  /** Shows all of the staged records and of the removed ones, in one step. `false`: one of them is gone, and none was shown. */
  readonly show: (staged: readonly string[], removed: readonly string[]) => Promise<boolean>;
  /** What is to be known of records and was not played. */
  readonly notes: () => Promise<ReadonlyMap<string, RecordNote>>;
  /** Notes that the hands of running deals leave the device. */
  readonly noteOpened: (deals: readonly OpenedDeal[]) => Promise<void>;
  /** Records that were deleted for good amid a deal. */
  readonly gone: () => Promise<ReadonlyMap<string, Gone>>;
  /**
   * Makes what was hidden by stays that are over this one's: removed records, to be had back, and imports that were never finished, to be
   * deleted at once. Was there anything?
   */
  readonly tidy: () => Promise<boolean>;
}

/** A deal that was not over when its hands were opened. */
export interface OpenedDeal {
  readonly id: string;
  readonly deal: number;
}

export interface NewRecord {
  readonly head: { readonly id: string };
  readonly entries: readonly unknown[];
  readonly line: Line;
  /** How it is a copy, `null` if it is none. */
  readonly copy: CopyKind | null;
}

const CURRENT = 'current';
const ALL = ['heads', 'entries', 'meta'] as const;
type Work = IDBPTransaction<Stores, ('heads' | 'entries' | 'meta')[], 'readwrite'>;

export function shelf(connect: () => Promise<IDBPDatabase<Stores>>, stay: Stay): Shelf {
  const hide = (why: Hidden['why']): Hidden => ({ why, by: stay.id, at: stay.clock() });

  /** One transaction; what fails in it takes all of it back. */
  async function within<T>(durability: 'strict' | 'relaxed', work: (tx: Work) => Promise<T>): Promise<T> {
    const tx = (await connect()).transaction([...ALL], 'readwrite', { durability });
    tx.done.catch(() => undefined);
    let done: T;
    try {
      done = await work(tx);
    } catch (error) {
      tx.abort();
      throw error;
    }
    await tx.done;
    return done;
  }

  const isOwn = ({ by }: Hidden): boolean => by === stay.id;

  /** Why this stay hid it; `null` if it no longer does. Another tab may have gone on with it, or have removed it since. */
  async function ownStill(tx: Work, id: string): Promise<Hidden['why'] | null> {
    const stored = await tx.objectStore('meta').get(hiddenKey(id));
    const found = stored === undefined ? null : readHidden(stored);
    return found !== null && isOwn(found) ? found.why : null;
  }

  /** Takes them over from stays that are over, unless another tab was quicker. */
  async function takeOver(left: readonly HiddenRecord[]): Promise<void> {
    await within('strict', async (tx) => {
      const meta = tx.objectStore('meta');
      for (const { id, by, why } of left) {
        const stored = await meta.get(hiddenKey(id));
        if (stored !== undefined && readHidden(stored).by === by) await meta.put(hide(why), hiddenKey(id));
      }
    });
  }

  async function purge(ids: readonly string[]): Promise<boolean> {
    return within('strict', async (tx) => {
      const meta = tx.objectStore('meta');
      for (const id of ids) {
        const why = await ownStill(tx, id);
        if (why === null) continue;
        void tx.objectStore('heads').delete(id);
        void tx.objectStore('entries').delete(entriesOf(id));
        const gone = why === 'removed' ? goneBy(await meta.get(lineKey(id))) : null;
        if (gone !== null) void meta.put(gone, goneKey(id));
        for (const key of [lineKey(id), hiddenKey(id), noteKey(id)]) void meta.delete(key);
      }
      return (await tx.objectStore('heads').count()) > 0;
    });
  }

  return {
    remove: (ids) =>
      within('strict', async (tx) => {
        const [heads, meta] = [tx.objectStore('heads'), tx.objectStore('meta')];
        for (const id of ids) {
          // Another tab may have deleted it for good.
          if ((await heads.getKey(id)) !== undefined) void meta.put(hide('removed'), hiddenKey(id));
        }
        const current = await meta.get(CURRENT);
        if (ids.some((id) => id === current)) await meta.delete(CURRENT);
      }),

    async removed() {
      const own = (await hiddenRecords(await connect())).filter((one) => isOwn(one) && one.why === 'removed');
      const tx = (await connect()).transaction('meta');
      return Promise.all(own.map(({ id }) => tx.store.get(lineKey(id))));
    },

    restore: (ids) =>
      within('strict', async (tx) => {
        for (const id of ids) {
          if ((await ownStill(tx, id)) !== null) await tx.objectStore('meta').delete(hiddenKey(id));
        }
      }),

    purge,

    rename: (ids, players, name) =>
      within('strict', async (tx) => {
        const [heads, meta] = [tx.objectStore('heads'), tx.objectStore('meta')];
        for (const id of ids) {
          const [head, line] = await Promise.all([heads.get(id), meta.get(lineKey(id))]);
          if (head !== undefined) void heads.put(headRenamed(head, players, name));
          if (line !== undefined) void meta.put(lineRenamed(line, players, name), lineKey(id));
        }
      }),

    stage: (records) =>
      within('relaxed', async (tx) => {
        const [heads, log, meta] = [
          tx.objectStore('heads'),
          tx.objectStore('entries'),
          tx.objectStore('meta'),
        ];
        for (const { head, entries, line, copy } of records) {
          void heads.add(head);
          void meta.put(line, lineKey(head.id));
          if (copy !== null) void meta.put({ copy, opened: [] }, noteKey(head.id));
          await inBatches(entries, (entry) => log.add(entry));
          await meta.put(hide('import'), hiddenKey(head.id));
        }
      }),

    show: (staged, removed) =>
      within('strict', async (tx) => {
        const meta = tx.objectStore('meta');
        const own = new Set<string>();
        for (const one of await hiddenIn(meta)) if (isOwn(one)) own.add(one.id);
        const ids = [...staged, ...removed];
        if (!ids.every((id) => own.has(id))) return false;
        await inBatches(ids, (id) => meta.delete(hiddenKey(id)));
        return true;
      }),

    notes: async () => allNotes(await connect()),
    gone: async () => allGone(await connect()),

    noteOpened: (deals) =>
      within('strict', async (tx) => {
        const meta = tx.objectStore('meta');
        for (const { id, deal } of deals) {
          const note = readNote(await meta.get(noteKey(id)));
          const opened = [...note.opened, { deal, at: stay.clock() }];
          await meta.put({ ...note, opened } satisfies RecordNote, noteKey(id));
        }
      }),

    async tidy() {
      const others = (await hiddenRecords(await connect())).filter((one) => !isOwn(one));
      // When each of the others was last seen to hide something.
      const seen = new Map<string, number>();
      for (const { by, at } of others) seen.set(by, Math.max(at, seen.get(by) ?? 0));
      const over = new Set<string>();
      for (const [by, at] of seen) if (await stay.isOver({ by, at })) over.add(by);
      const left = others.filter(({ by }) => over.has(by));
      if (left.length === 0) return false;
      await takeOver(left);
      const unfinished = left.filter(({ why }) => why === 'import').map(({ id }) => id);
      if (unfinished.length > 0) await purge(unfinished);
      return true;
    },
  };
}

/** Requests that are made at once: more of them would be a task that a tap has to wait for. */
const AT_ONCE = 64;

/** Asks the same of each, a batch at a time; a request that fails takes its transaction with it. */
async function inBatches<T>(list: readonly T[], ask: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < list.length; at += AT_ONCE) await Promise.all(list.slice(at, at + AT_ONCE).map(ask));
}

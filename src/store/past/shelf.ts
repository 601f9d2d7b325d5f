import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { Stores } from '../connection.ts';
import { entriesOf } from '../idb-storage.ts';
import { hiddenKey, lineKey } from '../lines.ts';
import type { Line } from '../storage.ts';

/** What is done to records that nobody is playing, in one database. Every method may reject; each is done whole or not at all. */
export interface Shelf {
  /** Takes records out of the list, and off the table. All of them is still there. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** The records that were removed so, by their lines. */
  readonly removed: () => Promise<readonly unknown[]>;
  /** Puts removed records back into the list. */
  readonly restore: (ids: readonly string[]) => Promise<void>;
  /** Deletes records that are still out of the list, for ever. Says whether any record is left. */
  readonly purge: (ids: readonly string[]) => Promise<boolean>;
  /** Gives players another name wherever they play in these records. */
  readonly rename: (ids: readonly string[], players: ReadonlySet<string>, name: string) => Promise<void>;
  /** Stores new records out of the list, to be shown together later or purged. */
  readonly stage: (records: readonly NewRecord[]) => Promise<void>;
  /** Shows all of the staged records and of the removed ones, in one step. `false`: one of them is gone, and none was shown. */
  readonly show: (staged: readonly string[], removed: readonly string[]) => Promise<boolean>;
  /** Records whose import was never finished. */
  readonly unfinished: () => Promise<readonly string[]>;
}

export interface NewRecord {
  readonly head: { readonly id: string };
  readonly entries: readonly unknown[];
  readonly line: Line;
}

const REMOVED = 'removed';
const IMPORT = 'import';
const CURRENT = 'current';
const ALL = ['heads', 'entries', 'meta'] as const;
type Work = IDBPTransaction<Stores, ('heads' | 'entries' | 'meta')[], 'readwrite'>;

export function shelf(connect: () => Promise<IDBPDatabase<Stores>>): Shelf {
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

  async function hidden(why: string): Promise<readonly string[]> {
    const tx = (await connect()).transaction('meta');
    const range = IDBKeyRange.bound(hiddenKey(''), hiddenKey('\uffff'));
    const [keys, values] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
    return keys.filter((_, at) => values[at] === why).map((key) => key.slice(hiddenKey('').length));
  }

  return {
    remove: (ids) =>
      within('strict', async (tx) => {
        const meta = tx.objectStore('meta');
        for (const id of ids) void meta.put(REMOVED, hiddenKey(id));
        const current = await meta.get(CURRENT);
        if (ids.some((id) => id === current)) await meta.delete(CURRENT);
      }),

    async removed() {
      const ids = await hidden(REMOVED);
      const tx = (await connect()).transaction('meta');
      return Promise.all(ids.map((id) => tx.store.get(lineKey(id))));
    },

    restore: (ids) =>
      within('strict', async (tx) => {
        await Promise.all(ids.map((id) => tx.objectStore('meta').delete(hiddenKey(id))));
      }),

    purge: (ids) =>
      within('strict', async (tx) => {
        const meta = tx.objectStore('meta');
        for (const id of ids) {
          // Another tab may have gone on with it meanwhile.
          if ((await meta.get(hiddenKey(id))) === undefined) continue;
          void tx.objectStore('heads').delete(id);
          void tx.objectStore('entries').delete(entriesOf(id));
          void meta.delete(lineKey(id));
          void meta.delete(hiddenKey(id));
        }
        return (await tx.objectStore('heads').count()) > 0;
      }),

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
      within('relaxed', (tx) => {
        for (const { head, entries, line } of records) {
          void tx.objectStore('heads').add(head);
          for (const entry of entries) void tx.objectStore('entries').add(entry);
          void tx.objectStore('meta').put(line, lineKey(head.id));
          void tx.objectStore('meta').put(IMPORT, hiddenKey(head.id));
        }
        return tx
          .objectStore('meta')
          .count()
          .then(() => undefined);
      }),

    show: (staged, removed) =>
      within('strict', async (tx) => {
        const [heads, meta] = [tx.objectStore('heads'), tx.objectStore('meta')];
        for (const id of [...staged, ...removed]) {
          if ((await heads.getKey(id)) === undefined) return false;
        }
        await Promise.all([...staged, ...removed].map((id) => meta.delete(hiddenKey(id))));
        return true;
      }),

    unfinished: () => hidden(IMPORT),
  };
}

interface Named {
  readonly players: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
}

/** Both were read before their ids came into a list: what stands in them is known. */
function headRenamed(stored: unknown, ids: ReadonlySet<string>, name: string): unknown {
  const head = stored as Named;
  const players = Object.entries(head.players).map(([seat, player]) => [
    seat,
    ids.has(player.id) ? { ...player, name } : player,
  ]);
  return { ...head, players: Object.fromEntries(players) as Named['players'] };
}

interface NamedLine {
  readonly players: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

function lineRenamed(stored: unknown, ids: ReadonlySet<string>, name: string): unknown {
  const line = stored as NamedLine;
  const names = Object.entries(line.names).map(([seat, before]) => [
    seat,
    ids.has(line.players[seat] ?? '') ? name : before,
  ]);
  return { ...line, names: Object.fromEntries(names) as NamedLine['names'] };
}

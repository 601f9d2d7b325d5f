import type { IDBPDatabase } from 'idb';
import { connection } from './connection.ts';
import type { Stores } from './connection.ts';
import type { Entry, Head } from './record.ts';
import { hiddenKey, lineKey, notedLines, noteKey, noteLines } from './lines.ts';
import { StorageError } from './storage.ts';
import type { AsideRecord, MatchKey, Storage, Unsaved, Written } from './storage.ts';

const CURRENT = 'current';

/*
 * A transaction of the default, relaxed kind counts as complete when the system has the bytes: it outlives the browser's
 * death but not a flat battery. A player is shown what an action brought as soon as it is saved, and must never find it undone,
 * so the transaction waits until the device has them.
 */
const DURABLE = { durability: 'strict' } as const;

/** A device that has not answered by then has failed: the match must not stand still for it. In milliseconds. */
const PATIENCE = 8_000;

/** Storage on IndexedDB. It opens the database when first asked, and again if the browser has taken it away. */
export function idbStorage<H = Head, E extends { readonly index: number } = Entry>(
  connect: () => Promise<IDBPDatabase<Stores>> = connection(),
  patience: number = PATIENCE,
): Storage<H, E> {
  async function using<T>(work: (db: IDBPDatabase<Stores>) => Promise<T>): Promise<T> {
    return inTime(work(await connect()), patience);
  }

  return {
    keys: () =>
      using(async (db) => {
        const heads = await db.getAllKeys('heads');
        // Keys may be arrays or dates, which are equal by content only.
        const byText = new Map([...heads, ...(await matchesOfEntries(db))].map((key) => [keyText(key), key]));
        return [...byText.values()];
      }),

    load: (key) =>
      using(async (db) => {
        const tx = db.transaction(['heads', 'entries']);
        const [head, entries] = await Promise.all([
          tx.objectStore('heads').get(key),
          tx.objectStore('entries').getAll(entriesOf(key)),
        ]);
        return { head, entries };
      }),

    lines: () => using(notedLines),
    note: (lines) => using((db) => noteLines(db, lines)),
    write: (unsaved) => using((db) => write(db, unsaved)),

    setAside: (key, as) =>
      using(async (db) => {
        const tx = db.transaction(['heads', 'entries', 'aside', 'meta'], 'readwrite', DURABLE);
        const heads = tx.objectStore('heads');
        const entries = tx.objectStore('entries');
        const record: AsideRecord = {
          ...as,
          head: await heads.get(key),
          entries: await entries.getAll(entriesOf(key)),
        };
        // Another tab may have been quicker.
        const gone = record.head === undefined && record.entries.length === 0;
        await Promise.all([
          gone ? null : tx.objectStore('aside').add(record),
          heads.delete(key),
          entries.delete(entriesOf(key)),
          typeof key === 'string' ? tx.objectStore('meta').delete(lineKey(key)) : null,
          tx.done,
        ]);
      }),

    asides: () => using((db) => db.getAll('aside')),
    current: () => using((db) => db.get('meta', CURRENT)),
    setCurrent: (match) =>
      using(async (db) => {
        await db.put('meta', match, CURRENT);
      }),
  };
}

/**
 * Waits so long and no longer. A write given up may yet be done; the next one finds its place taken by what is its own beginning,
 * and goes on from there.
 */
async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('failed')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What stands beside a match that another tab's continuation has displaced. */
const BY_TAB = { copy: 'tab', opened: [] };

/** A request that fails takes its transaction with it, which tells. */
const IN_DONE = (): void => undefined;

/**
 * Looks and writes in one transaction, which IndexedDB runs after or before any other tab's, never amid it. All is asked at once:
 * to wait for the looks would cost each action another way to the database and back. What they find may still stop the writes.
 */
async function write(
  db: IDBPDatabase<Stores>,
  { match, head, entries, line, copy }: Unsaved<unknown, { readonly index: number }>,
): Promise<Written> {
  const tx = db.transaction(['heads', 'entries', 'meta'], 'readwrite', DURABLE);
  tx.done.catch(IN_DONE);
  const heads = tx.objectStore('heads');
  const log = tx.objectStore('entries');
  const first = entries[0]?.index ?? 0;
  const looks = Promise.all([
    heads.getKey(match),
    first === 0 ? null : log.getKey([match, first - 1]),
    log.getKey([match, first]),
  ]);
  looks.catch(IN_DONE);
  try {
    if (head !== null) void heads.add(head).catch(IN_DONE);
    for (const entry of entries) void log.add(entry).catch(IN_DONE);
    void tx.objectStore('meta').put(line, lineKey(match)).catch(IN_DONE);
    if (copy === true) void tx.objectStore('meta').put(BY_TAB, noteKey(match)).catch(IN_DONE);
    void tx.objectStore('meta').delete(hiddenKey(match)).catch(IN_DONE);
  } catch (error) {
    // What cannot be copied is refused at once, and the transaction would keep what came before it.
    tx.abort();
    throw error;
  }
  const [headKey, before, taken] = await looks;
  const follows = head !== null || (headKey !== undefined && before !== undefined);
  const free = taken === undefined && (head === null || headKey === undefined);
  if (!follows || !free) {
    tx.abort();
    return free ? 'missing' : 'conflict';
  }
  await tx.done;
  return 'done';
}

/** Steps between two transactions: a log of many thousand matches must not keep an action waiting. */
const STEPS = 200;

/** The matches that entries belong to. From one to the next it jumps: the entries between are as good as never looked at. */
async function matchesOfEntries(db: IDBPDatabase<Stores>): Promise<readonly MatchKey[]> {
  const matches: MatchKey[] = [];
  let from: IDBKeyRange | null = null;
  for (;;) {
    let cursor = await db.transaction('entries').store.openKeyCursor(from);
    for (let step = 0; cursor !== null && step < STEPS; step += 1) {
      const { key } = cursor;
      const [match] = key;
      if (indexedDB.cmp(match, matches.at(-1) ?? []) !== 0) matches.push(match);
      // No app gives an entry a place beyond the end, but a damaged one may lie there.
      const beyond = indexedDB.cmp(key, endOf(match)) >= 0;
      from = IDBKeyRange.lowerBound(beyond ? key : endOf(match), true);
      cursor = await (beyond ? cursor.continue() : cursor.continue(endOf(match)));
    }
    if (cursor === null) return matches;
  }
}

/** Above every entry of a match: an array is above every other key, one of arrays above other arrays. */
function endOf(key: MatchKey): [MatchKey, MatchKey] {
  return [key, [[]]];
}

/** All entries of a match, whatever their places are. */
export function entriesOf(key: MatchKey): IDBKeyRange {
  return IDBKeyRange.bound([key], endOf(key));
}

function keyText(key: MatchKey): string {
  return typeof key === 'string' ? key : `${typeof key} ${JSON.stringify(key)}`;
}

import type { IDBPDatabase } from 'idb';
import type { Stores } from './connection.ts';
import type { Line, Lines } from './storage.ts';

const LINE = 'line:';
const HIDDEN = 'hidden:';
export const NOTE = 'note:';

/** Where a record in short stands, in the store of what is kept beside the records. */
export const lineKey = (id: string): string => LINE + id;
/** Where it stands that a record is not in the list, and why (past/hidden.ts). */
export const hiddenKey = (id: string): string => HIDDEN + id;
/** Where it stands what is to be known of a record and was not played (past/notes.ts). */
export const noteKey = (id: string): string => NOTE + id;

const under = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`);

/** Lines that are read at once: a page goes on between. */
const AT_ONCE = 1000;

/** What is in the list: each record's line, if the record is there and not hidden. */
export async function notedLines(db: IDBPDatabase<Stores>): Promise<Lines> {
  const there = new Set(await db.getAllKeys('heads'));
  const hidden = await hiddenIds(db);
  for (const id of hidden) there.delete(id);
  const lines: unknown[] = [];
  let from = LINE;
  for (;;) {
    const tx = db.transaction('meta');
    const range = IDBKeyRange.bound(from, `${LINE}\uffff`, true);
    const [keys, values] = await Promise.all([
      tx.store.getAllKeys(range, AT_ONCE),
      tx.store.getAll(range, AT_ONCE),
    ]);
    for (const [at, key] of keys.entries()) {
      if (there.has(key.slice(LINE.length))) lines.push(values[at]);
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < AT_ONCE) return { lines, hidden };
    from = last;
  }
}

/** Records that are there but not in the list. */
async function hiddenIds(db: IDBPDatabase<Stores>): Promise<readonly string[]> {
  return (await db.getAllKeys('meta', under(HIDDEN))).map((key) => key.slice(HIDDEN.length));
}

/** Keeps lines that were missing; not of a record that another tab has gone on with or removed meanwhile. */
export async function noteLines(db: IDBPDatabase<Stores>, lines: readonly Line[]): Promise<void> {
  const tx = db.transaction(['heads', 'entries', 'meta'], 'readwrite', { durability: 'relaxed' });
  for (const line of lines) {
    const [head, more] = await Promise.all([
      tx.objectStore('heads').getKey(line.id),
      tx.objectStore('entries').getKey([line.id, line.length]),
    ]);
    if (head !== undefined && more === undefined) await tx.objectStore('meta').put(line, lineKey(line.id));
  }
  await tx.done;
}

import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import type { Stores } from '../connection.ts';
import { NOTE } from '../lines.ts';
import { CountSchema, TimeSchema } from '../schemas.ts';

/**
 * What is to be known of a record and was not played: it stands beside the log, which tells the game alone. `copy`: made here, come
 * from a `file` beside the record it continues, come from a file that is `earlier` than a record that was deleted here with a deal
 * under way, or gone on with here while another `tab` went on with it, too. `opened`: deals that were not over when both players let their hands into a file.
 */
const NoteSchema = v.object({
  copy: v.nullable(v.picklist(['made', 'file', 'earlier', 'tab'])),
  opened: v.array(v.object({ deal: CountSchema, at: TimeSchema })),
});
export type RecordNote = v.InferOutput<typeof NoteSchema>;
export type CopyKind = NonNullable<RecordNote['copy']>;

/** Of a record that was deleted for good amid a deal: how far it had come. */
const GoneSchema = v.object({ length: CountSchema, changedAt: TimeSchema });
export type Gone = v.InferOutput<typeof GoneSchema>;

const GONE = 'gone:';
export const goneKey = (id: string): string => GONE + id;

/** A note as it lies in storage; an empty one for anything else. */
export function readNote(stored: unknown): RecordNote {
  const read = v.safeParse(NoteSchema, stored);
  return read.success ? read.output : { copy: null, opened: [] };
}

/** The notes of all records that have one. */
export async function allNotes(db: IDBPDatabase<Stores>): Promise<ReadonlyMap<string, RecordNote>> {
  return new Map((await under(db, NOTE)).map(([id, stored]) => [id, readNote(stored)]));
}

/** All that is gone so. */
export async function allGone(db: IDBPDatabase<Stores>): Promise<ReadonlyMap<string, Gone>> {
  const found = (await under(db, GONE)).flatMap(([id, stored]): readonly [string, Gone][] => {
    const read = v.safeParse(GoneSchema, stored);
    return read.success ? [[id, read.output]] : [];
  });
  return new Map(found);
}

async function under(db: IDBPDatabase<Stores>, start: string): Promise<readonly [string, unknown][]> {
  const { store } = db.transaction('meta');
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.map((key, at) => [key.slice(start.length), values[at]]);
}

const LineSchema = v.object({ secret: v.literal('deal'), ...GoneSchema.entries });

/** What is kept of a record that is deleted for good, by its line; `null` if no deal is under way in it. */
export function goneBy(line: unknown): Gone | null {
  const read = v.safeParse(LineSchema, line);
  return read.success ? { length: read.output.length, changedAt: read.output.changedAt } : null;
}

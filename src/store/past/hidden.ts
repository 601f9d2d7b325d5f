import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import type { Stores } from '../connection.ts';
import { hiddenKey } from '../lines.ts';

/** Why a record that is there is not in the list, and since when; `by`: the stay at past matches that hid it. */
const HiddenSchema = v.object({ why: v.picklist(['removed', 'import']), by: v.string(), at: v.number() });
export type Hidden = v.InferOutput<typeof HiddenSchema>;
/** The store it stands in, whatever else its transaction is for. */
interface Meta {
  readonly getAllKeys: (range: IDBKeyRange) => Promise<string[]>;
  readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>;
}
export type HiddenRecord = Hidden & { readonly id: string };

/** What stands beside a hidden record; anything else is taken for removed, by nobody who is still there: that loses nothing. */
export function readHidden(stored: unknown): Hidden {
  const read = v.safeParse(HiddenSchema, stored);
  return read.success ? read.output : { why: 'removed', by: '', at: 0 };
}

/** All that is hidden, by whomever. */
export async function hiddenRecords(db: IDBPDatabase<Stores>): Promise<readonly HiddenRecord[]> {
  return hiddenIn(db.transaction('meta').store);
}

/** The same within a transaction. */
export async function hiddenIn(meta: Meta): Promise<readonly HiddenRecord[]> {
  const range = IDBKeyRange.bound(hiddenKey(''), hiddenKey('\uffff'));
  const [keys, values] = await Promise.all([meta.getAllKeys(range), meta.getAll(range)]);
  return keys.map((key, at) => ({ ...readHidden(values[at]), id: key.slice(hiddenKey('').length) }));
}

import * as v from 'valibot';
import { connection } from '../connection.ts';
import { CountSchema, IdSchema, TimeSchema } from '../schemas.ts';

/** What is kept of studying and teaching: whole things, each written at once. */
export const KINDS = ['study', 'lesson', 'progress', 'setup', 'draft'] as const;
export type Kind = (typeof KINDS)[number];

export interface Kept {
  readonly id: string;
  readonly kind: Kind;
  /** A higher one than `SHELF_VERSION` was written by a newer app, and is left alone. */
  readonly version: number;
  readonly changedAt: number;
  /** Unknown until whoever asked for it has read it. */
  readonly body: unknown;
}

export const SHELF_VERSION = 1;

const KeptSchema: v.GenericSchema<unknown, Kept> = v.strictObject({
  id: IdSchema,
  kind: v.picklist(KINDS),
  version: CountSchema,
  changedAt: TimeSchema,
  body: v.unknown(),
});

/** Where it lies. Every method may reject. */
export interface Shelf {
  /** What can be read of a kind, last changed first; what a newer app wrote is left out. */
  readonly all: (kind: Kind) => Promise<readonly Kept[]>;
  readonly get: (id: string) => Promise<Kept | null>;
  readonly put: (kept: Kept) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const DURABLE = { durability: 'strict' } as const;

/** A shelf on IndexedDB, in a database of its own. */
export function idbShelf(connect = connection(undefined, undefined, 'bridgette-teaching')): Shelf {
  return {
    async all(kind) {
      const stored = await (await connect()).getAll('heads');
      return stored
        .map(readKept)
        .filter((kept): kept is Kept => kept?.kind === kind && kept.version <= SHELF_VERSION)
        .sort((a, b) => b.changedAt - a.changedAt);
    },
    async get(id) {
      const kept = readKept(await (await connect()).get('heads', id));
      return kept !== null && kept.version <= SHELF_VERSION ? kept : null;
    },
    async put(kept) {
      const tx = (await connect()).transaction('heads', 'readwrite', DURABLE);
      await Promise.all([tx.store.put(kept), tx.done]);
    },
    async remove(id) {
      const tx = (await connect()).transaction('heads', 'readwrite', DURABLE);
      await Promise.all([tx.store.delete(id), tx.done]);
    },
  };
}

function readKept(stored: unknown): Kept | null {
  const read = v.safeParse(KeptSchema, stored);
  return read.success ? read.output : null;
}

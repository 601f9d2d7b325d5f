import * as v from 'valibot';
import { HAND_SIZE } from '../../engine/exchange.ts';
import { PACK_SIZE } from '../../teaching/draft.ts';
import type { Draft } from '../../teaching/draft.ts';
import { CallSchema, CardSchema, OptionsSchema } from '../record-schema.ts';
import { IdSchema, SeatSchema } from '../schemas.ts';
import { SHELF_VERSION, idbShelf } from '../teaching/shelf.ts';
import type { Kind, Shelf } from '../teaching/shelf.ts';

/** A set-up of a deal as it is kept, finished or not. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly draft: Draft;
}

/** Longest name of a set-up. */
export const TITLE_LENGTH = 100;
/** More calls or cards than any deal has. */
const MOST = 400;

const HandSchema = v.pipe(v.array(CardSchema), v.maxLength(HAND_SIZE));
const MoveSchema = v.union([v.literal('capture'), v.literal('draw'), v.array(CardSchema)]);

const DraftSchema: v.GenericSchema<unknown, Draft> = v.pipe(
  v.strictObject({
    options: OptionsSchema,
    dealer: SeatSchema,
    start: v.picklist(['exchange', 'auction', 'play']),
    hands: v.strictObject({ N: HandSchema, S: HandSchema }),
    upcard: v.nullable(CardSchema),
    pack: v.pipe(v.array(CardSchema), v.maxLength(PACK_SIZE)),
    exchange: v.pipe(v.array(MoveSchema), v.maxLength(MOST)),
    calls: v.pipe(v.array(CallSchema), v.maxLength(MOST)),
    cards: v.pipe(v.array(CardSchema), v.maxLength(MOST)),
  }),
  v.check(({ hands, upcard, pack }) => {
    const all = [...hands.N, ...hands.S, ...pack, ...(upcard === null ? [] : [upcard])];
    return new Set(all).size === all.length;
  }),
);

/** A set-up as it may lie in storage. */
const SetupSchema: v.GenericSchema<unknown, Setup> = v.strictObject({
  id: IdSchema,
  title: v.pipe(v.string(), v.maxLength(TITLE_LENGTH)),
  draft: DraftSchema,
});

export interface Setups {
  /** Those that were saved, last changed first. */
  readonly all: () => Promise<readonly Setup[]>;
  readonly get: (id: string) => Promise<Setup | null>;
  readonly keep: (setup: Setup) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** What is being changed and not saved yet, of a saved set-up or, `null`, of a new one. */
  readonly unsaved: (id: string | null) => Promise<Setup | null>;
  /** Kept in order with all else; `setup: null` forgets it. Never rejects: what cannot be stored lives until the page closes. */
  readonly keepUnsaved: (id: string | null, setup: Setup | null) => Promise<void>;
}

/** The set-ups of this device. */
export function setups(shelf: Shelf = idbShelf(), clock: () => number = Date.now): Setups {
  let queue: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  const record = (id: string, kind: Kind, body: Setup) => ({
    ...{ id, kind, body },
    version: SHELF_VERSION,
    changedAt: clock(),
  });
  const unsavedId = (id: string | null): string => `unsaved-${id ?? 'new'}`;
  return {
    all: () =>
      inOrder(async () =>
        (await shelf.all('setup')).map(({ body }) => readSetup(body)).filter((one) => one !== null),
      ),
    get: (id) => inOrder(async () => readSetup((await shelf.get(id))?.body)),
    keep: (setup) => inOrder(() => shelf.put(record(setup.id, 'setup', setup))),
    remove: (id) => inOrder(() => shelf.remove(id)),
    unsaved: (id) => inOrder(async () => readSetup((await shelf.get(unsavedId(id)))?.body)),
    keepUnsaved: (id, setup) =>
      inOrder(() =>
        setup === null ? shelf.remove(unsavedId(id)) : shelf.put(record(unsavedId(id), 'draft', setup)),
      ).catch(() => undefined),
  };
}

function readSetup(body: unknown): Setup | null {
  const read = v.safeParse(SetupSchema, body);
  return read.success ? read.output : null;
}

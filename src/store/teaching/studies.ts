import * as v from 'valibot';
import { replay } from '../../engine/index.ts';
import type { Study } from '../../teaching/study.ts';
import { ActionSchema, SetupSchema } from '../record-schema.ts';
import { CountSchema, IdSchema } from '../schemas.ts';
import { SHELF_VERSION, idbShelf } from './shelf.ts';
import type { Shelf } from './shelf.ts';

const MatchSchema = v.pipe(
  v.strictObject({ setup: SetupSchema, log: v.array(ActionSchema) }),
  v.check((match) => replay(match).ok, 'refused'),
);

/** Deeper than anybody tries things out. */
const TEXT = v.pipe(v.string(), v.maxLength(10_000));

/** A study as it may lie in storage or come in a file: every log is played again by the rules. */
export const StudySchema: v.GenericSchema<unknown, Study> = v.strictObject({
  id: IdSchema,
  title: TEXT,
  names: v.strictObject({ N: TEXT, S: TEXT }),
  source: v.nullable(v.strictObject({ match: IdSchema, deal: CountSchema })),
  root: v.strictObject({ match: MatchSchema, deal: CountSchema, from: CountSchema }),
  branches: v.array(
    v.strictObject({
      id: IdSchema,
      name: TEXT,
      parent: v.nullable(IdSchema),
      step: CountSchema,
      match: MatchSchema,
      at: CountSchema,
    }),
  ),
  notes: v.array(v.strictObject({ branch: v.nullable(IdSchema), step: CountSchema, text: TEXT })),
});

export interface Studies {
  readonly all: () => Promise<readonly Study[]>;
  readonly get: (id: string) => Promise<Study | null>;
  /** What was tried out from a deal of a match; `null` if nothing was, or the device does not say. */
  readonly ofDeal: (source: NonNullable<Study['source']>) => Promise<Study | null>;
  /** Kept in order; one that cannot be stored lives until the page closes. */
  readonly keep: (study: Study) => void;
  readonly remove: (id: string) => Promise<void>;
}

/** The studies of this device. */
export function studies(shelf: Shelf = idbShelf(), clock: () => number = Date.now): Studies {
  let queue: Promise<unknown> = Promise.resolve();
  const all = async (): Promise<readonly Study[]> =>
    (await shelf.all('study')).map(({ body }) => readStudy(body)).filter((study) => study !== null);
  return {
    all,
    async get(id) {
      await queue;
      return readStudy((await shelf.get(id))?.body);
    },
    async ofDeal({ match, deal }) {
      await queue;
      try {
        return (await all()).find(({ source }) => source?.match === match && source.deal === deal) ?? null;
      } catch {
        return null;
      }
    },
    keep(study) {
      const kept = {
        id: study.id,
        kind: 'study',
        version: SHELF_VERSION,
        changedAt: clock(),
        body: study,
      } as const;
      queue = queue.then(() => shelf.put(kept)).catch(() => undefined);
    },
    async remove(id) {
      await queue;
      await shelf.remove(id);
    },
  };
}

function readStudy(body: unknown): Study | null {
  const read = v.safeParse(StudySchema, body);
  return read.success ? read.output : null;
}

import * as v from 'valibot';
import { PRESET_NAMES } from '../engine/options.ts';
import { readLibrary } from './library.ts';
import type { Care, Library, Reading } from './library.ts';
import { LINE_FIELDS } from './line-fields.ts';
import { readMatch } from './record.ts';
import { summaryOf } from './summary.ts';
import type { MatchSummary } from './types.ts';

const SummarySchema: v.GenericSchema<unknown, MatchSummary> = v.strictObject({
  ...LINE_FIELDS,
  preset: v.nullable(v.picklist(PRESET_NAMES)),
  scoring: v.picklist(['six-deal', 'hawaii', 'rubber', 'summary']),
  prepared: v.boolean(),
  secret: v.nullable(v.picklist(['deal', 'pack'])),
});

/** A line as it lies in storage; `null` for anything else, as one of an older app: then it is made anew. */
export function readSummary(stored: unknown): MatchSummary | null {
  const read = v.safeParse(SummarySchema, stored, { abortEarly: true });
  return read.success ? read.output : null;
}

const READER = { read: readMatch, summary: summaryOf, line: readSummary };

/** All matches that lie in storage. */
export function readMatches(storage: Reading, clock: () => number, care: Care): Promise<Library> {
  return readLibrary(storage, READER, clock, care);
}

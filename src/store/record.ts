import * as v from 'valibot';
import { act, startMatch } from '../engine/index.ts';
import type { MatchState } from '../engine/index.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { RECORD_VERSION, readEntry, readHead } from './record-schema.ts';
import type { Entry, Head } from './record-schema.ts';
import { finished, misplaced, newerSchema } from './schemas.ts';
import type { AsideReason } from './types.ts';

export { RECORD_VERSION, plainAction, plainHead } from './record-schema.ts';
export type { Entry, Head } from './record-schema.ts';

/** A match as it lies in storage: anything may stand there. */
export interface RawMatch {
  readonly head: unknown;
  /** In the order of their places. */
  readonly entries: readonly unknown[];
}

/** A match that was read, and the state its log leads to. */
export interface LoadedMatch {
  readonly head: Head;
  readonly log: readonly Entry[];
  readonly state: MatchState;
}

const NewerSchema = newerSchema(RECORD_VERSION);

/** Reads a match and replays its log through `act`. Error: the first thing that is wrong, and its place. */
export function readMatch(raw: RawMatch): Result<LoadedMatch, AsideReason> {
  return finished(readingMatch(raw));
}

/** The same in steps, one an entry, so that whoever reads many or long matches can breathe in between. */
export function* readingMatch(raw: RawMatch): Generator<void, Result<LoadedMatch, AsideReason>, undefined> {
  const newer = v.safeParse(NewerSchema, raw.head);
  if (newer.success) return err({ why: 'newer', version: newer.output.version });
  const head = readHead(raw.head);
  if (!head.ok) return err({ why: 'not-a-match', path: head.error.path });
  const log: Entry[] = [];
  let state = startMatch(head.value.setup);
  for (const [at, stored] of raw.entries.entries()) {
    if (misplaced(stored, at)) return err({ why: 'entries-missing', at });
    const entry = readEntry(stored);
    if (!entry.ok) return err({ why: 'entry-unreadable', at });
    const next = act(state, entry.value.action);
    if (!next.ok) return err({ why: 'entry-refused', at, error: next.error });
    state = next.value;
    log.push(entry.value);
    yield;
  }
  return ok({ head: head.value, log, state });
}

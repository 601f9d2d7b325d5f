import type { RuleError } from '../engine/errors.ts';
import { dealPhase } from '../engine/match/state.ts';
import { readBy, readEntry, readHead } from '../store/record-schema.ts';
import { readingMatch } from '../store/record.ts';
import type { Entry, Head, LoadedMatch } from '../store/record.ts';
import { summaryOf } from '../store/summary.ts';
import type { MatchSummary } from '../store/types.ts';
import { fault } from './errors.ts';
import { isAdded } from './fate.ts';
import type { Arrivals, Fate } from './fate.ts';
import type { MatchItem } from './item.ts';
import type { TimedAction } from './leaving.ts';
import type { Slices } from './pace.ts';
import { replayed } from './replayed.ts';
import type { RecordKind } from './replayed.ts';
import { RunningSchema } from './running.ts';

/** A match of a file that has been read whole and played through the rules. */
export interface ImportMatch {
  readonly fate: Fate;
  readonly head: Head;
  /** Empty where nothing of it is to be added. */
  readonly log: readonly TimedAction[];
  /** The deal that was running, or packs that were still to be dealt, are not in the file. */
  readonly heldBack: boolean;
  readonly summary: MatchSummary;
}

const MATCHES: RecordKind<LoadedMatch, RuleError> = {
  head: readHead,
  entry: readEntry,
  reading: readingMatch,
  refused: (error, line, number) => fault('rule', { error }, line, number),
};

/** Reads a match and says what is to be done with it. Throws a `FileFault`. */
export async function importMatch(item: MatchItem, arrivals: Arrivals, slices: Slices): Promise<ImportMatch> {
  const { head: read, log, state } = await replayed(item, MATCHES, slices);
  item.check(read, state);
  const running = item.running === null ? null : readBy(RunningSchema, item.running);
  if (running?.ok === false) throw item.runningFault(running.error);
  // What is told of a deal that was held back cannot stand beside the deal itself.
  if (running !== null && dealPhase(state) !== null)
    throw item.runningFault({ path: '', code: null, found: '' });
  const timed = log.map(({ at, action }): TimedAction => ({ at, action }));
  const { fate, id } = await arrivals.placed({ head: read, log: timed });
  const added = isAdded(fate);
  const head = added ? { ...read, id } : read;
  return {
    fate,
    head,
    log: added ? timed : [],
    heldBack: running !== null,
    summary: summaryOf({ head, log, state }),
  };
}

/** The entries of an imported match as they are stored. */
export function entriesToAdd({ head, log }: ImportMatch): readonly Entry[] {
  return log.map(({ at, action }, index) => ({ match: head.id, index, at, action }));
}

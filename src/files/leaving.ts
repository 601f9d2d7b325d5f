import { dealPhase } from '../engine/match/state.ts';
import type { BySeat } from '../engine/seat.ts';
import type { Entry, Head, LoadedMatch } from '../store/record.ts';
import { secretOf } from '../store/summary.ts';
import { runningEntries } from './running.ts';
import type { PublicEntry } from './running.ts';

/** Both players have said on the screen that the hands of this match, as it stands now, may leave the device. */
export class HandsOpened {
  readonly #match: LoadedMatch;

  private constructor(match: LoadedMatch) {
    this.#match = match;
  }

  /** The only way to one. `null` unless both said yes. */
  static by(answers: BySeat<boolean>, match: LoadedMatch): HandsOpened | null {
    return answers.N && answers.S ? new HandsOpened(match) : null;
  }

  /** Not for another match, nor for this one a card later. */
  opens(match: LoadedMatch): boolean {
    return match === this.#match;
  }
}

/** One entry in a file: the match and the place are said by where it stands. */
export type TimedAction = Pick<Entry, 'at' | 'action'>;

declare const LEAVING: unique symbol;

/**
 * A match as it may leave the device. Only `leaving` makes one, and the writers take nothing else: so what is secret cannot get
 * into a file or a link by a slip.
 */
export interface LeavingMatch {
  readonly [LEAVING]: true;
  readonly head: Head;
  /** Whole deals; with the players' leave the running one too. */
  readonly log: readonly TimedAction[];
  /** What is public of the deal that is held back; `null` if nothing is held back. */
  readonly running: readonly PublicEntry[] | null;
}

/**
 * What of a match may leave the device: deals that are over whole, of a running deal what everybody knows, and no pack that is still to
 * be dealt, unless both players have opened the hands.
 */
export function leaving(match: LoadedMatch, opened: HandsOpened | null = null): LeavingMatch {
  const { head, log, state } = match;
  if (isOpen(match) || opened?.opens(match) === true) return branded(head, log, null);
  // The place of each card in a spread is as secret as a hand while somebody is still to pick.
  const from = state.phase.name === 'cut' ? 0 : dealPhase(state) === null ? log.length : lastDeal(log);
  const prepared = head.prepared?.slice(0, state.finished.length) ?? null;
  const running = dealPhase(state) === null ? [] : runningEntries(state);
  return branded({ ...head, prepared }, log.slice(0, from), running);
}

/** Is nothing of it secret: neither a hand, nor a spread to cut from, nor a pack that is still to be dealt? */
export function isOpen(match: LoadedMatch): boolean {
  return secretOf(match) === null;
}

/** The place of the running deal's own entry. */
function lastDeal(log: readonly Entry[]): number {
  return log.findLastIndex(({ action }) => action.type === 'deal');
}

function branded(head: Head, log: readonly Entry[], running: LeavingMatch['running']): LeavingMatch {
  const timed = log.map(({ at, action }): TimedAction => ({ at, action }));
  // The brand is for the compiler alone.
  return { head, log: timed, running } as Pick<LeavingMatch, 'head' | 'log' | 'running'> as LeavingMatch;
}

import type { Entry, Head, RawMatch } from './record.ts';
import type { Saving } from './types.ts';

/** The part of a match that is not stored yet. What is a match here may be a pad: a head and a log of another kind. */
export interface Unsaved<H = Head, E = Entry> {
  readonly match: string;
  /** `null` if it is stored. */
  readonly head: H | null;
  /** Consecutive, up to the end of the log. */
  readonly entries: readonly E[];
  /** What a list shows of it when this is stored. */
  readonly line: Line;
  /** Is it marked as what another tab's continuation has displaced? */
  readonly copy?: boolean;
}

/** A record in short, kept beside it so that a list need not read the log. */
export interface Line {
  readonly id: string;
  /** Entries of the log it was made of. */
  readonly length: number;
}

/** What is in the list of records without reading them. */
export interface Lines {
  /** Anything may stand there. */
  readonly lines: readonly unknown[];
  /** Records that are there but not in the list: removed, and that can still be undone, or being imported. */
  readonly hidden: readonly string[];
}

/**
 * `done`: all of it is stored. Else nothing of it was: `conflict`, its place is taken (another tab went on with the match);
 * `missing`, what it follows is not there.
 */
export type Written = 'done' | 'conflict' | 'missing';

/** A match that was set aside, as it lies in storage. */
export interface AsideRecord extends RawMatch {
  readonly id: string;
  readonly at: number;
}

/** A match's key. The app's own are strings; in a store that others wrote to, it may be anything. */
export type MatchKey = IDBValidKey;

/** Where matches are kept. Whatever comes out of it is unknown until `readMatch` has read it. Every method may reject. */
export interface Storage<H = Head, E = Entry> {
  /** Keys of all that is stored, of entries without a head too. */
  readonly keys: () => Promise<readonly MatchKey[]>;
  readonly load: (key: MatchKey) => Promise<RawMatch>;
  readonly lines: () => Promise<Lines>;
  /** Keeps lines that were found to be missing, of records that have not changed since. */
  readonly note: (lines: readonly Line[]) => Promise<void>;
  /** All or nothing. Resolves when it is on the device; a removed record is back in the list by that. */
  readonly write: (unsaved: Unsaved<H, E>) => Promise<Written>;
  /** Moves a match out of the way whole, in one step. */
  readonly setAside: (key: MatchKey, as: Pick<AsideRecord, 'id' | 'at'>) => Promise<void>;
  readonly asides: () => Promise<readonly unknown[]>;
  /** The match on the table. */
  readonly current: () => Promise<unknown>;
  readonly setCurrent: (match: string) => Promise<void>;
}

export type SaveFailure = Extract<Saving, { state: 'memory' }>['reason'];

/** Storage cannot be used, and the app knows why. */
export class StorageError extends Error {
  readonly reason: SaveFailure;

  constructor(reason: SaveFailure) {
    super(`storage: ${reason}`);
    this.name = 'StorageError';
    this.reason = reason;
  }
}

/** What a failure of storage means to the players. */
export function failureOf(error: unknown): SaveFailure {
  if (error instanceof StorageError) return error.reason;
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

import type { PresetName } from '../../engine/options.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { FileFormat } from '../../files/writer.ts';
import type { PadKind } from '../../pads/index.ts';
import type { RecordNote } from './notes.ts';
import type { FileError } from '../../files/errors.ts';
import type { SaveFailure } from '../storage.ts';
import type { MatchSummary } from '../types.ts';

/** Was it played at the table, or entered on a score pad? */
export type Where = 'table' | 'pad';

/** A match or a pad of the list. */
export interface PastRecord extends Pick<
  MatchSummary,
  | 'id'
  | 'players'
  | 'names'
  | 'length'
  | 'tally'
  | 'startedAt'
  | 'changedAt'
  | 'deals'
  | 'totals'
  | 'secret'
  | 'outcome'
> {
  readonly where: Where;
  /** What is played and scored; a match at the table has one of Bridgette's four ways. */
  readonly game: PadKind;
  /** The rules as New match offers them; `null` for other rules, and for pads. */
  readonly preset: PresetName | null;
  readonly prepared: boolean;
  /** What is to be known of it and was not played; `null` if that is nothing. */
  readonly note: RecordNote | null;
}

/** What is to be written. */
export interface ExportRequest {
  readonly records: readonly PastRecord[];
  readonly format: FileFormat;
  /** Have both players said on the screen that the hands of deals that are not over may leave the device? */
  readonly opened: BySeat<boolean>;
  /** Told after each record how many are written. */
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Told how far it has come, from 0 to 1, and how many records that is. */
export type Progress = (part: number, records: number) => void;

/** What an import would do with the records of a file. */
export interface ImportCounts {
  readonly added: number;
  /** Removed here, and to be had back by undo: they come back. */
  readonly back: number;
  /** Here already. */
  readonly same: number;
  /** Here, and going on in the file: they come as copies. */
  readonly longer: number;
  /** Here, and gone on since. */
  readonly behind: number;
  /** Of the same id as one here that went another way: they come as copies. */
  readonly copies: number;
  /** Deleted here for good amid a deal that the file does not hold: they come as copies. */
  readonly earlier: number;
  /** Whose running deal is not in the file. */
  readonly heldBack: number;
}

/** What a file holds, or why it is refused. Nothing of it is kept yet. */
export type ImportRead =
  | {
      readonly type: 'preview';
      readonly format: 'json' | 'text';
      readonly counts: ImportCounts;
      /** What would come into the list as new. */
      readonly added: readonly PastRecord[];
      /** All that would come into it. */
      readonly brings: { readonly matches: number; readonly pads: number };
    }
  | { readonly type: 'refused'; readonly error: FileError }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed' };

/** Why a new name was refused. */
export type RenameError = 'empty' | 'too-long' | 'equal';

/** A player, however many ids they have had: whoever had the same name is the same. */
export interface Person {
  readonly name: string;
  readonly ids: ReadonlySet<string>;
}

export interface PastState {
  /** `reading` until the lists have been read for the first time. */
  readonly status: 'reading' | 'ready';
  /** Why storage did not do what it was last asked; `null` if it did. */
  readonly failure: SaveFailure | null;
  /** All matches and pads, finished or not, those last changed first. */
  readonly records: readonly PastRecord[];
  /** Those deleted here that can still be had back. */
  readonly removed: readonly PastRecord[];
  readonly busy: boolean;

  /** Somebody is there: lists everything, and takes over what was left unfinished by whoever is no longer there. */
  readonly enter: () => Promise<void>;
  /** They go elsewhere: what was deleted here is gone for good. */
  readonly leave: () => Promise<void>;
  /** Reads the lists anew: something was changed elsewhere. */
  readonly refresh: () => Promise<void>;
  /** Takes records out of the list; what was removed before can still be had back with them. */
  readonly remove: (records: readonly PastRecord[]) => Promise<void>;
  /** Puts back all that can be had back. */
  readonly undoRemove: () => Promise<void>;
  /** Deletes what was removed, for ever. */
  readonly purge: () => Promise<void>;
  /** In how many records a player plays. */
  readonly plays: (player: string) => number;
  /** Gives a player another name in all their records. Returns why it cannot be, `null` if it is done. */
  readonly rename: (player: string, name: string) => Promise<RenameError | null>;
  /** A copy of the record that goes its own way, shown in the list. `secret`: hands or packs in it are still to be kept. */
  readonly duplicate: (record: PastRecord) => Promise<{ readonly id: string } | 'secret' | null>;
  /** Writes records into a file. `null` if it was called off or could not be done. */
  readonly exportFile: (
    request: ExportRequest,
  ) => Promise<{ readonly file: Blob; readonly unread: number } | null>;
  /** Reads a file; nothing of it is kept. */
  readonly readFile: (file: Blob, progress: Progress, signal: AbortSignal) => Promise<ImportRead>;
  /** Keeps what was read last, all of it or nothing. */
  readonly keepFile: (
    progress: Progress,
    signal: AbortSignal,
  ) => Promise<'done' | 'cancelled' | 'changed' | 'failed'>;
}

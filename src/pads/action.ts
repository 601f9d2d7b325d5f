import type { Seat } from '../engine/seat.ts';
import type { PadEntry } from './entry.ts';
import type { PadOptions } from './game.ts';
import type { PadKind } from './kinds.ts';

/** What a pad starts with. */
export interface PadSetup {
  readonly kind: PadKind;
  readonly options: PadOptions;
  readonly firstDealer: Seat;
}

/** What is done to a pad. A log of these is the pad: undo and redo are entries too. `at` counts rows from 0. */
export type PadAction =
  /** A new row before the row `at`, or after the last one. Only the last row may wait for its tricks. */
  | { readonly type: 'insert'; readonly at: number; readonly entry: PadEntry }
  /** The row says this from now on: the tricks of a row that waits for them, or a correction. */
  | { readonly type: 'edit'; readonly at: number; readonly entry: PadEntry }
  | { readonly type: 'delete'; readonly at: number }
  /** Somebody else dealt first. */
  | { readonly type: 'deal-first'; readonly seat: Seat }
  /** Both agree to end early (R69, R80, R91), or, after that, to go on. */
  | { readonly type: 'stop' }
  | { readonly type: 'go-on' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** A pad as it is kept. */
export interface PadLog {
  readonly setup: PadSetup;
  readonly log: readonly PadAction[];
}

import type { PadState } from '../pads/index.ts';
import type { LoadedPad, PadHead, PadLogEntry } from '../store/pads/record.ts';

declare const LEAVING: unique symbol;

/** One entry of a pad in a file. */
export type TimedPadAction = Pick<PadLogEntry, 'at' | 'action'>;

/** A score pad as it may leave the device: whole, for nothing of it is secret. Only `leavingPad` makes one. */
export interface LeavingPad {
  readonly [LEAVING]: true;
  readonly head: PadHead;
  readonly log: readonly TimedPadAction[];
  /** What the log leads to. */
  readonly state: PadState;
}

/** A pad on its way into a file. */
export function leavingPad({ head, log, state }: LoadedPad): LeavingPad {
  const timed = log.map(({ at, action }): TimedPadAction => ({ at, action }));
  // The brand is for the compiler alone.
  return { head, log: timed, state } as Pick<LeavingPad, 'head' | 'log' | 'state'> as LeavingPad;
}

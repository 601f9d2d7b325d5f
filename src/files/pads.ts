import type { Result } from '../engine/result.ts';
import type { Fault } from '../store/record-schema.ts';

declare const LEAVING: unique symbol;

/** A score pad as it stands in a file. Nothing of a pad is secret; `PadKind.leaving` makes it of a pad that was read or kept. */
export interface LeavingPad {
  readonly [LEAVING]: true;
  readonly value: unknown;
}

/** What files need to know of score pads: the pads' own module says it. */
export interface PadKind<Pad> {
  /** Guards what comes out of a file. */
  readonly read: (stored: unknown) => Result<Pad, Fault>;
  /** The pad as plain data that `read` reads back. */
  readonly plain: (pad: Pad) => unknown;
  readonly id: (pad: Pad) => string;
}

/** A pad on its way into a file. */
export function leavingPad<Pad>(pad: Pad, kind: PadKind<Pad>): LeavingPad {
  // The brand is for the compiler alone.
  return { value: kind.plain(pad) } as Pick<LeavingPad, 'value'> as LeavingPad;
}

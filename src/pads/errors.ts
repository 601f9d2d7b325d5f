import type { Bid } from '../engine/auction/call.ts';
import type { Ruling } from '../engine/errors.ts';
import type { HonoursKind, PadBid, PadStrain } from './entry.ts';

/** Every refusal a pad knows: code → parameters. Sentences live in `src/i18n`. */
export interface PadErrors {
  /** No contract of this game comes from this bid. */
  'bid-not-here': { readonly bid: PadBid };
  /** Minibridge knows no doubling (R82). */
  'no-doubling-here': Record<never, never>;
  /** This game counts no honours. */
  'no-honours-here': Record<never, never>;
  /** These honours do not exist in this strain. */
  'honours-not-in-strain': { readonly kind: HonoursKind; readonly strain: PadStrain };
  /** In this game no deal is passed out. */
  'no-passing-out-here': Record<never, never>;
  /** The other side dealt, and only the dealer can be left in the lowest bid. */
  'dealers-bid-only': { readonly bid: Bid };
  /** These honours win more tricks than the side took that is said to have held them. */
  'honours-win-more': {
    /** By the word that says where they lay (honoursHeld). */
    readonly kind: HonoursKind;
    readonly strain: PadStrain;
    readonly least: number;
    readonly taken: number;
  };
  /** No deal has been finished that stopping could close the pad after. */
  'nothing-played': Record<never, never>;
  'tricks-out-of-range': { readonly most: number };
  /** A row put between others, or one that was finished, needs its tricks. */
  'tricks-missing': Record<never, never>;
  /** The last row waits for its tricks. */
  'row-half-entered': Record<never, never>;
  'no-such-row': { readonly rows: number };
  /** The row, or the dealer, is already so. */
  'nothing-changed': Record<never, never>;
  /** Nothing can be added behind the deal that decided the match. */
  'pad-complete': Record<never, never>;
  /** Both agreed to stop; they may agree to go on. */
  'pad-stopped': Record<never, never>;
  'pad-not-stopped': Record<never, never>;
  'nothing-to-undo': Record<never, never>;
  'nothing-to-redo': Record<never, never>;
}
export type PadErrorCode = keyof PadErrors;

/** A refusal: its code, the ruling it rests on, and what a sentence about it needs to know. */
export type PadError = {
  [Code in PadErrorCode]: {
    readonly code: Code;
    readonly ruling: Ruling | null;
    readonly params: Readonly<PadErrors[Code]>;
  };
}[PadErrorCode];

/** Makes a refusal. `ruling` is `null` where no ruling but the pad itself is the reason. */
export function padError<Code extends PadErrorCode>(
  code: Code,
  ruling: Ruling | null,
  params: Readonly<PadErrors[Code]>,
): PadError {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return { code, ruling, params } as unknown as PadError;
}

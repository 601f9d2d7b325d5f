import type { Card } from '../engine/cards.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Seat } from '../engine/seat.ts';

/** Why a set-up is none: code → what a sentence about it needs to know. */
export interface PositionErrors {
  /** A card lies in two places. */
  readonly 'card-twice': { readonly card: Card };
  readonly 'hand-size': { readonly seat: Seat; readonly cards: number; readonly needed: number };
  readonly 'upcard-missing': Record<never, never>;
  /** Calls before the auction, or cards before the play. */
  readonly 'too-early': { readonly start: 'exchange' | 'auction' | 'play' };
  /** It should start in the auction, and the calls end it. */
  readonly 'auction-over': Record<never, never>;
  /** It should start in the play, and the calls do not end the auction. */
  readonly 'auction-open': Record<never, never>;
  readonly 'deal-over': Record<never, never>;
  /** The rules refuse the options, or what was done `at`, from 0, in the exchange, as a call or as a card. */
  readonly rule: {
    readonly step: 'options' | 'exchange' | 'call' | 'play';
    readonly at: number;
    readonly error: RuleError;
  };
}

export type PositionErrorCode = keyof PositionErrors;

export type PositionError = {
  [Code in PositionErrorCode]: { readonly code: Code; readonly params: PositionErrors[Code] };
}[PositionErrorCode];

export function positionError<Code extends PositionErrorCode>(
  code: Code,
  params: PositionErrors[Code],
): PositionError {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return { code, params } as unknown as PositionError;
}

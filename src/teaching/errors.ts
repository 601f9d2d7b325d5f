import type { Card, Colon, Suit } from '../engine/cards.ts';
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

/** Why a card or a hand cannot be put where somebody wants it: code → what a sentence about it needs to know. */
export interface DraftErrors {
  readonly 'hand-full': { readonly seat: Seat; readonly most: number };
  readonly 'pack-full': { readonly most: number };
  /** Of a hand that was typed: more cards than a hand has. */
  readonly 'hand-long': { readonly cards: number; readonly most: number };
  /** It does not tell four suits apart. */
  readonly 'hand-suits': { readonly suits: number };
  /** A letter that no card has. */
  readonly 'hand-letter': { readonly letter: string };
  readonly 'card-twice': { readonly card: Card };
  readonly 'card-elsewhere': { readonly card: Card; readonly place: Seat | 'upcard' | 'pack' };
}

export type DraftError = {
  [Code in keyof DraftErrors]: { readonly code: Code; readonly params: DraftErrors[Code] };
}[keyof DraftErrors];

export function draftError<Code extends keyof DraftErrors>(
  code: Code,
  params: DraftErrors[Code],
): DraftError {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return { code, params } as unknown as DraftError;
}

/** Why no deal can be made as it is wished: code → what a sentence about it needs to know. */
export interface FillErrors {
  /** From more than to. */
  readonly 'wish-range': { readonly seat: Seat; readonly what: 'points' | Suit };
  /** What is wished of this hand contradicts itself: no thirteen cards are like that. */
  readonly 'wish-hand': { readonly seat: Seat };
  /** The cards that have a place leave no such hand. */
  readonly 'wish-placed': { readonly seat: Seat };
  /** The upcard that lies there, or the cards that are left, are not of this group. */
  readonly 'wish-group': { readonly group: Colon };
  /** Each by itself could be, but not all at once. */
  readonly 'wish-together': Record<never, never>;
}

export type FillError = {
  [Code in keyof FillErrors]: { readonly code: Code; readonly params: FillErrors[Code] };
}[keyof FillErrors];

export function fillError<Code extends keyof FillErrors>(code: Code, params: FillErrors[Code]): FillError {
  return { code, params } as unknown as FillError;
}

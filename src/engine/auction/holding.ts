import { SUITS } from '../cards.ts';
import type { Strain, Suit } from '../cards.ts';
import { shapeOf } from '../hand.ts';
import type { Hand, Shape } from '../hand.ts';
import type { Keyword } from './call.ts';

/** What one hand may bid. A hand does not change during the auction: worked out once, at its start. */
export interface Holding extends Shape {
  /** The lowest suit of which the hand has none, `null` if it has all four. */
  readonly void: Suit | null;
  /** Strains that may be bid without jumping (R15). */
  readonly biddable: Readonly<Record<Strain, boolean>>;
  /** Strains that may be bid with a jump, or taken over by a transfer (R16, R38). */
  readonly jumpable: Readonly<Record<Strain, boolean>>;
}

/** Cards of the suit that a natural bid needs (R15). */
const BID_LENGTH = 2;
/** Cards of the suit that a jump or a transfer needs (R16, R38). */
const JUMP_LENGTH = 4;
/** A suit with fewer cards than this is short (R23). */
const SHORT_BELOW = 3;

/** Everything the auction asks of a hand. Colons count for nothing (R15, R24). */
export function holdingOf(hand: Hand): Holding {
  const { length, points, honours } = shapeOf(hand);
  const missing = SUITS.find((suit) => length[suit] === 0) ?? null;
  const withLength = (needed: number): Record<Strain, boolean> => ({
    C: length.C >= needed,
    D: length.D >= needed,
    H: length.H >= needed,
    S: length.S >= needed,
    NT: missing === null,
  });
  return {
    length,
    points,
    honours,
    void: missing,
    biddable: withLength(BID_LENGTH),
    jumpable: withLength(JUMP_LENGTH),
  };
}

const HONOUR = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' } as const;

/** Is this suit one that the keyword asks for (R23)? Colons never count. */
export function shows(shape: Shape, keyword: Keyword, suit: Suit): boolean {
  switch (keyword) {
    case 'short':
      return shape.length[suit] < SHORT_BELOW;
    case 'null':
      return shape.honours[suit] === '';
    default:
      return shape.honours[suit].includes(HONOUR[keyword]);
  }
}

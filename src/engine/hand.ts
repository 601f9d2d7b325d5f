import { COLONS, SUITS, isColon, placeOf, rankOf, suitOfSuitCard } from './cards.ts';
import type { Card, Rank, Strain, Suit } from './cards.ts';

/** A hand is a list of cards, kept in the order of a written hand (`sortHand`). */
export type Hand = readonly Card[];

/** What the auction asks of a hand. Colons count for nothing in it (R15, R23, R24). */
export interface Shape {
  /** Cards held in each suit, 0 to 13. */
  readonly length: Readonly<Record<Suit, number>>;
  /** Point-count: A 4, K 3, Q 2, J 1 (R24). */
  readonly points: number;
  /** The ace, king, queen and jack held in each suit, as text such as `AQ`. */
  readonly honours: Readonly<Record<Suit, string>>;
}

const POINTS: Readonly<Partial<Record<Rank, number>>> = { A: 4, K: 3, Q: 2, J: 1 };

/** A new hand in written order: spades, hearts, diamonds, clubs, each high to low, then colons L R G. */
export function sortHand(cards: readonly Card[]): Hand {
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
}

/** `hand` without one card; the hand itself if the card is not in it. */
export function without(hand: Hand, card: Card): Hand {
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** How many cards of a suit the hand holds; colons are of no suit (R1). */
export function countSuit(hand: Hand, suit: Suit): number {
  let count = 0;
  for (const card of hand) if (card[0] === suit) count += 1;
  return count;
}

/** Lengths, point-count and honours of a hand, in one pass. */
export function shapeOf(hand: Hand): Shape {
  const length: Record<Suit, number> = { C: 0, D: 0, H: 0, S: 0 };
  const honours: Record<Suit, string> = { C: '', D: '', H: '', S: '' };
  let points = 0;
  for (const card of hand) {
    if (isColon(card)) continue;
    const suit = suitOfSuitCard(card);
    const worth = POINTS[rankOf(card)] ?? 0;
    length[suit] += 1;
    points += worth;
    if (worth > 0) honours[suit] += rankOf(card);
  }
  return { length, points, honours };
}

/** The shortest suit's length; 0 means a void. */
export function shortest(shape: Shape): number {
  return Math.min(...SUITS.map((suit) => shape.length[suit]));
}

/** The suit that a strain names, `null` for no-trump. */
export function suitOfStrain(strain: Strain): Suit | null {
  return strain === 'NT' ? null : strain;
}

/** The colons of a hand in the order L R G. */
export function colonsOf(hand: Hand): readonly Card[] {
  return COLONS.filter((colon) => hand.includes(colon));
}

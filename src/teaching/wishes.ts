import { COLONS, SUITS, SUIT_CARDS, groupOf, isColon, suitOf } from '../engine/cards.ts';
import type { Card, Colon, Suit } from '../engine/cards.ts';
import { HAND_SIZE } from '../engine/exchange.ts';
import { shapeOf } from '../engine/hand.ts';
import { SEATS, bySeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { placeIn } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Part } from './shares.ts';

/** From a number to a number, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What a hand should be like. */
export interface HandWish {
  readonly points: Range;
  readonly length: Readonly<Record<Suit, Range>>;
  /** A colon it should hold, one of any kind, or none; `null`: as it comes. */
  readonly colon: Colon | 'some' | 'none' | null;
}

export interface Wishes {
  readonly hands: BySeat<HandWish>;
  /** The upcard's group (R2); `null`: as it comes. */
  readonly group: Colon | null;
}

/** Points of a hand that holds all the honours it can. */
export const MOST_POINTS = 37;
const ANY_LENGTH: Range = { from: 0, to: HAND_SIZE };

export const NO_WISH: HandWish = {
  points: { from: 0, to: MOST_POINTS },
  length: { C: ANY_LENGTH, D: ANY_LENGTH, H: ANY_LENGTH, S: ANY_LENGTH },
  colon: null,
};
export const NO_WISHES: Wishes = { hands: { N: NO_WISH, S: NO_WISH }, group: null };

/** Lies a number in it? */
export function within({ from, to }: Range, number: number): boolean {
  return from <= number && number <= to;
}

/** Does a hand have so many points as it is wished? Every number will do where nothing is. */
export function wishesPoints({ points }: HandWish): boolean {
  return points.from > 0 || points.to < MOST_POINTS;
}

const POINTS = (card: Card): number => shapeOf([card]).points;

/** The four suits, spades first, and the colons of a draft, as they may be given out. */
export function partsOf(draft: Draft, wishes: Wishes): readonly Part[] {
  const turned = (card: Card): boolean => wishes.group === null || groupOf(card) === wishes.group;
  const placed = (cards: readonly Card[], seat: Seat): readonly Card[] =>
    cards.filter((card) => draft.hands[seat].includes(card));
  const free = (cards: readonly Card[]): readonly Card[] =>
    cards.filter((card) => placeIn(draft, card) === null);
  const suits = [...SUITS].reverse().map((suit): Part => {
    const cards = SUIT_CARDS.filter((card) => suitOf(card) === suit);
    const open = free(cards);
    return {
      cards: bySeat((seat) => placed(cards, seat).length),
      points: bySeat((seat) => shapeOf(placed(cards, seat)).points),
      marked: open.filter((card) => POINTS(card) > 0),
      plain: open.filter((card) => POINTS(card) === 0),
      pointsOf: POINTS,
      fits: (held) => SEATS.every((seat) => within(wishes.hands[seat].length[suit], held[seat])),
      turned,
    };
  });
  return [...suits, colonPart(draft, wishes, free(COLONS), turned)];
}

function colonPart(
  draft: Draft,
  wishes: Wishes,
  marked: readonly Card[],
  turned: (card: Card) => boolean,
): Part {
  const held = bySeat((seat) => draft.hands[seat].filter(isColon));
  return {
    cards: bySeat((seat) => held[seat].length),
    points: { N: 0, S: 0 },
    marked,
    plain: [],
    pointsOf: () => 0,
    fits: (_, owners) =>
      SEATS.every((seat) => {
        const colons = [...held[seat], ...marked.filter((__, at) => owners[at] === seat)];
        return colonsFit(colons, wishes.hands[seat].colon);
      }),
    turned,
  };
}

function colonsFit(colons: readonly Card[], wish: HandWish['colon']): boolean {
  if (wish === null) return true;
  if (wish === 'none') return colons.length === 0;
  return wish === 'some' ? colons.length > 0 : colons.includes(wish);
}

/** Is a hand of thirteen as it is wished? */
export function fitsWish(hand: readonly Card[], wish: HandWish): boolean {
  const { points, length } = shapeOf(hand);
  return (
    within(wish.points, points) &&
    SUITS.every((suit) => within(wish.length[suit], length[suit])) &&
    colonsFit(hand.filter(isColon), wish.colon)
  );
}

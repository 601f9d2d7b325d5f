import { PACK, SUITS, isCard } from '../engine/cards.ts';
import type { Card, Suit } from '../engine/cards.ts';
import { HAND_SIZE } from '../engine/exchange.ts';
import { sortHand, without } from '../engine/hand.ts';
import type { Hand } from '../engine/hand.ts';
import { PRESETS } from '../engine/options.ts';
import type { Options } from '../engine/options.ts';
import { err, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { SEATS, withSeat } from '../engine/seat.ts';
import { draftError, positionError } from './errors.ts';
import type { DraftError, PositionError } from './errors.ts';
import type { Position } from './position.ts';

/** Where a card of a set-up lies. */
export const PLACES = [...SEATS, 'upcard', 'pack'] as const;
export type Place = (typeof PLACES)[number];

/** A position in the making: cards may still be missing. A card lies in one place at most. */
export interface Draft extends Omit<Position, 'upcard' | 'exchange'> {
  readonly upcard: Card | null;
  readonly exchange: NonNullable<Position['exchange']>;
}

/** Cards that stay in the pack when both hands are dealt and one is turned up. */
export const PACK_SIZE = PACK.length - 2 * HAND_SIZE - 1;

/** A draft without a card. */
export function newDraft(options: Options = PRESETS.basic): Draft {
  return {
    options,
    dealer: 'N',
    start: 'exchange',
    hands: { N: [], S: [] },
    upcard: null,
    pack: [],
    exchange: [],
    calls: [],
    cards: [],
  };
}

/** Where a card lies; `null` while it has no place. */
export function placeIn({ hands, upcard, pack }: Draft, card: Card): Place | null {
  if (card === upcard) return 'upcard';
  if (pack.includes(card)) return 'pack';
  return SEATS.find((seat) => hands[seat].includes(card)) ?? null;
}

/** The cards without a place, in written order. */
export function unplaced(draft: Draft): readonly Card[] {
  return PACK.filter((card) => placeIn(draft, card) === null);
}

/**
 * Moves a card, `null`: takes it away. A new upcard takes the old one's place; the pack grows at its bottom. Error: there is no room
 * for another.
 */
export function put(draft: Draft, card: Card, place: Place | null): Result<Draft, DraftError> {
  const taken = away(draft, card);
  switch (place) {
    case null:
      return ok(taken);
    case 'upcard':
      return ok({ ...taken, upcard: card });
    case 'pack':
      return taken.pack.length < PACK_SIZE
        ? ok({ ...taken, pack: [...taken.pack, card] })
        : err(draftError('pack-full', { most: PACK_SIZE }));
    default:
      return taken.hands[place].length < HAND_SIZE
        ? ok({ ...taken, hands: withSeat(taken.hands, place, sortHand([...taken.hands[place], card])) })
        : err(draftError('hand-full', { seat: place, most: HAND_SIZE }));
  }
}

function away(draft: Draft, card: Card): Draft {
  const { hands, upcard, pack } = draft;
  return {
    ...draft,
    hands: { N: without(hands.N, card), S: without(hands.S, card) },
    upcard: upcard === card ? null : upcard,
    pack: without(pack, card),
  };
}

/** The hand that was typed instead of the one there is. Error: it is none, or a card of it lies elsewhere. */
export function putHand(draft: Draft, seat: (typeof SEATS)[number], text: string): Result<Draft, DraftError> {
  const read = readHand(text);
  if (!read.ok) return read;
  const hand = read.value;
  if (hand.length > HAND_SIZE) return err(draftError('hand-long', { cards: hand.length, most: HAND_SIZE }));
  const emptied = { ...draft, hands: withSeat(draft.hands, seat, []) };
  for (const card of hand) {
    const place = placeIn(emptied, card);
    if (place !== null) return err(draftError('card-elsewhere', { card, place }));
  }
  return ok({ ...draft, hands: withSeat(draft.hands, seat, hand) });
}

/** Small letters, tens in figures and the Dutch letters of heer, vrouw and boer are understood. */
const RANK_LETTERS: Readonly<Record<string, string>> = { H: 'K', V: 'Q', B: 'J' };
const WRITTEN_SUITS: readonly Suit[] = [...SUITS].reverse();

/**
 * A hand in written form (rulings §1), as somebody types it: `AKQ2.J94.T.543:LG`, the cards of a suit in any order, fewer than
 * thirteen as well; nothing at all is an empty hand.
 */
export function readHand(text: string): Result<Hand, DraftError> {
  const typed = text.toUpperCase().replace(/\s+/g, '').replace(/10/g, 'T');
  const [suitText = '', colons = '', ...rest] = typed.split(':');
  const suits = suitText === '' ? ['', '', '', ''] : suitText.split('.');
  if (suits.length !== WRITTEN_SUITS.length) return err(draftError('hand-suits', { suits: suits.length }));
  if (rest.length > 0) return err(draftError('hand-letter', { letter: ':' }));
  const cards: Card[] = [];
  const add = (card: string, letter: string): DraftError | null => {
    if (!isCard(card)) return draftError('hand-letter', { letter });
    if (cards.includes(card)) return draftError('card-twice', { card });
    cards.push(card);
    return null;
  };
  for (const [at, ranks] of suits.entries()) {
    for (const letter of ranks) {
      const wrong = add(`${WRITTEN_SUITS[at] ?? ''}${RANK_LETTERS[letter] ?? letter}`, letter);
      if (wrong !== null) return err(wrong);
    }
  }
  for (const letter of colons) {
    const wrong = add(`:${letter}`, letter);
    if (wrong !== null) return err(wrong);
  }
  return ok(sortHand(cards));
}

/** A position as a draft, to be changed. */
export function draftOf(position: Position): Draft {
  return { ...position, exchange: position.exchange ?? [] };
}

/** The draft as a position; only what has a place is named. Error: the upcard is missing. `layOut` judges the rest. */
export function positionOf({ upcard, exchange, ...draft }: Draft): Result<Position, PositionError> {
  if (upcard === null) return err(positionError('upcard-missing', {}));
  const begun = draft.start === 'exchange' && exchange.length > 0;
  return ok({ ...draft, upcard, ...(begun ? { exchange } : {}) });
}

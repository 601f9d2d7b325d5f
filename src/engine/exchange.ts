import { groupOf, isColon } from './cards.ts';
import type { Card, Colon } from './cards.ts';
import { ruleError } from './errors.ts';
import type { RuleError } from './errors.ts';
import { sortHand, without } from './hand.ts';
import type { Hand } from './hand.ts';
import { opponent, withSeat } from './seat.ts';
import type { BySeat, Seat } from './seat.ts';

/** Cards dealt to each player (R5). */
export const HAND_SIZE = 13;
/** The receiver always draws two (R7). */
const RECEIVER_DRAWS = 2;
/** How many the dealer draws, by the upcard's group (R7). */
const DEALER_DRAWS: Readonly<Record<Colon, number>> = { ':L': 4, ':R': 8, ':G': 12 };
/** Place of the upcard in the pack order; the cards to be drawn follow it (R5). */
const UPCARD_PLACE = 2 * HAND_SIZE;

/** A swap of a dealt colon for the upcard (R10). */
export interface Capture {
  readonly seat: Seat;
  readonly colon: Colon;
  /** The card that was face up and is now in the capturer's hand. */
  readonly upcard: Card;
}

export interface ExchangeState {
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** Match option (R10). */
  readonly capturing: boolean;
  /** Hands as dealt (R5), in written order. */
  readonly dealt: BySeat<Hand>;
  /** Hands now. */
  readonly hands: BySeat<Hand>;
  /** The card lying face up now: the one turned up, or the colon that captured it. */
  readonly upcard: Card;
  readonly capture: Capture | null;
  /** Who draws or discards next; `null` when both have finished. */
  readonly turn: Seat | null;
  readonly step: 'draw' | 'discard';
  readonly drawn: BySeat<readonly Card[]>;
  readonly discards: BySeat<readonly Card[]>;
}

/** The deal of a pack order (R5): the receiver takes the even places to 24, the dealer the odd ones to 25. */
export function startExchange(dealer: Seat, pack: readonly Card[], capturing: boolean): ExchangeState {
  const receiver = opponent(dealer);
  const dealtAt = (parity: number): Hand =>
    sortHand(pack.filter((_, place) => place < UPCARD_PLACE && place % 2 === parity));
  const dealt = withSeat({ N: dealtAt(0), S: dealtAt(0) }, dealer, dealtAt(1));
  return {
    dealer,
    pack,
    capturing,
    dealt,
    hands: dealt,
    upcard: pack[UPCARD_PLACE] as Card,
    capture: null,
    turn: receiver,
    step: 'draw',
    drawn: { N: [], S: [] },
    discards: { N: [], S: [] },
  };
}

/** How many cards a player draws and discards: the receiver 2, the dealer 4, 8 or 12 (R7). */
export function drawCount(exchange: ExchangeState, seat: Seat): number {
  return seat === exchange.dealer ? DEALER_DRAWS[groupOf(exchange.upcard)] : RECEIVER_DRAWS;
}

/** Cards in the pack that nobody has drawn, the upcard not counted: 28 before, 22, 18 or 14 after (R9). */
export function unseenCount(exchange: ExchangeState): number {
  return exchange.pack.length - UPCARD_PLACE - 1 - exchange.drawn.N.length - exchange.drawn.S.length;
}

/** The cards in the pack that nobody has drawn; secret until the deal is over (R48). */
export function unseenPack(exchange: ExchangeState): readonly Card[] {
  return exchange.pack.slice(exchange.pack.length - unseenCount(exchange));
}

/** Why the player to act may not capture, `null` if they may (R10). */
export function explainCapture(exchange: ExchangeState): RuleError | null {
  if (!exchange.capturing) return ruleError('capturing-off', 'R10', {});
  if (exchange.turn === null || exchange.step !== 'draw') return ruleError('capture-after-draw', 'R10', {});
  if (isColon(exchange.upcard)) return ruleError('capture-colon-upcard', 'R10', {});
  return exchange.hands[exchange.turn].includes(groupOf(exchange.upcard))
    ? null
    : ruleError('capture-no-match', 'R10', { upcard: exchange.upcard });
}

/** The swap of the matching colon for the upcard (R10). The caller has checked `explainCapture`. */
export function captureUpcard(exchange: ExchangeState): ExchangeState {
  const { turn, upcard } = exchange;
  if (turn === null) return exchange;
  const colon = groupOf(upcard);
  const hand = sortHand([...without(exchange.hands[turn], colon), upcard]);
  return {
    ...exchange,
    hands: withSeat(exchange.hands, turn, hand),
    upcard: colon,
    capture: { seat: turn, colon, upcard },
  };
}

/** The player to act takes their cards off the top of the pack (R7). */
export function drawCards(exchange: ExchangeState): ExchangeState {
  const { turn } = exchange;
  if (turn === null) return exchange;
  const top = exchange.pack.length - unseenCount(exchange);
  const drawn = exchange.pack.slice(top, top + drawCount(exchange, turn));
  return {
    ...exchange,
    step: 'discard',
    hands: withSeat(exchange.hands, turn, sortHand([...exchange.hands[turn], ...drawn])),
    drawn: withSeat(exchange.drawn, turn, drawn),
  };
}

/** Why the player to act may not discard these cards, `null` if they may (R8). */
export function explainDiscard(exchange: ExchangeState, cards: readonly Card[]): RuleError | null {
  if (exchange.turn === null || exchange.step !== 'discard') return ruleError('draw-first', 'R8', {});
  const hand = exchange.hands[exchange.turn];
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  if (twice !== undefined) return ruleError('discard-twice', 'R8', { card: twice });
  const missing = cards.find((card) => !hand.includes(card));
  if (missing !== undefined) return ruleError('discard-not-held', 'R8', { card: missing });
  const needed = drawCount(exchange, exchange.turn);
  return cards.length === needed ? null : ruleError('discard-count', 'R8', { needed, chosen: cards.length });
}

/** The player to act lays cards away face down, and the turn passes on (R8, R11). The caller has checked `explainDiscard`. */
export function discardCards(exchange: ExchangeState, cards: readonly Card[]): ExchangeState {
  const { turn } = exchange;
  if (turn === null) return exchange;
  return {
    ...exchange,
    hands: withSeat(
      exchange.hands,
      turn,
      exchange.hands[turn].filter((card) => !cards.includes(card)),
    ),
    discards: withSeat(exchange.discards, turn, sortHand(cards)),
    turn: turn === exchange.dealer ? null : exchange.dealer,
    step: 'draw',
  };
}

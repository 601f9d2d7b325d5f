import { PACK, groupOf, isColon } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import type { ExchangeState } from '../../engine/exchange.ts';
import { sortHand } from '../../engine/hand.ts';
import { PRESETS } from '../../engine/options.ts';
import { SEATS, bySeat } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { shuffledPack } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Move } from '../lesson.ts';
import type { Position } from '../position.ts';
import { pick } from './chance.ts';
import { stateAfter } from './line.ts';
import type { DrillLevel } from './question.ts';

const HAND_SIZE = 13;

/** A random deal before its exchange, with an upcard that is `wanted`. Capturing is on. */
export function exchangeWhere(wanted: (upcard: Card) => boolean, random: RandomBelow): Position {
  const upcard = pick(PACK.filter(wanted), random);
  const others = shuffledPack(random).filter((card) => card !== upcard);
  return {
    options: PRESETS.advanced,
    dealer: pick(SEATS, random),
    start: 'exchange',
    hands: {
      N: sortHand(others.slice(0, HAND_SIZE)),
      S: sortHand(others.slice(HAND_SIZE, 2 * HAND_SIZE)),
    },
    upcard,
    pack: others.slice(2 * HAND_SIZE),
    calls: [],
    cards: [],
  };
}

/** Upcards of a level. 1: spot cards and aces; 2: courts as well; 3: colons, and the cards next to another group. */
export function upcardOf(level: DrillLevel): (upcard: Card) => boolean {
  return (upcard) => {
    if (level === 3) return isColon(upcard) || ['T', 'J', 'K'].includes(upcard.charAt(1));
    return !isColon(upcard) && (level === 2 || groupOf(upcard) !== ':R');
  };
}

/** The exchange after these moves; laid out so, it is no other phase. */
export function exchangeAfter(position: Position, moves: readonly Move[]): ExchangeState {
  const { phase } = stateAfter(position, moves);
  if (phase.name === 'exchange' || phase.name === 'auction') return phase.exchange;
  throw new Error('the exchange is over');
}

/** What the player to act has drawn, laid away again. */
export function thrownAgain({ drawn, turn }: ExchangeState): Move {
  return { type: 'discard', cards: turn === null ? [] : drawn[turn] };
}

/** The same deal with a card, which is not the upcard, in this hand. */
export function holding(position: Position, seat: Seat, card: Card, random: RandomBelow): Position {
  const { hands, pack } = position;
  if (hands[seat].includes(card)) return position;
  const out = pick(hands[seat], random);
  const swap = (cards: readonly Card[]): readonly Card[] =>
    cards.map((one) => (one === card ? out : one === out ? card : one));
  return { ...position, hands: bySeat((one) => sortHand(swap(hands[one]))), pack: swap(pack) };
}

import { explainDiscard } from '../../engine/exchange.ts';
import type { ExchangeState } from '../../engine/exchange.ts';
import type { Card } from '../../engine/cards.ts';
import { sortHand } from '../../engine/hand.ts';
import type { Seat } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Move } from '../lesson.ts';
import type { Position } from '../position.ts';
import { mixed, sample, until } from './chance.ts';
import type { Offer } from './chance.ts';
import { COUNTS } from './draw.ts';
import { exchangeAfter, exchangeWhere, thrownAgain, upcardOf } from './exchanges.ts';
import type { DrillLevel, Question } from './question.ts';

const DRAW: Move = { type: 'draw' };

/** Discards (R8). 1: how many does the dealer lay away? 2: which may the receiver? 3: which may the dealer? Colons go like any card. */
export function discard(level: DrillLevel, random: RandomBelow): Question {
  const position = exchangeWhere(upcardOf(level === 3 ? 1 : 2), random);
  if (level === 1) return howMany(position, random);
  return level === 2 ? which(position, [DRAW], level, random) : dealers(random);
}

function howMany(position: Position, random: RandomBelow): Question {
  const moves = [DRAW, thrownAgain(exchangeAfter(position, [DRAW])), DRAW];
  const right = exchangeAfter(position, moves).drawn[position.dealer].length;
  const number = (of: number) => ({ option: { type: 'number', number: of } as const });
  const wrong = COUNTS.filter((count) => count !== right).map((count) => number(count));
  return {
    kind: 'discard',
    level: 1,
    rulings: ['R8', 'R7'],
    asks: { type: 'discard-count', seat: position.dealer },
    position,
    moves,
    hidden: ['N', 'S'],
    ...mixed(number(right), wrong, random),
    lines: [],
  };
}

/** The dealer's four: more cards than that nobody wants to compare. */
function dealers(random: RandomBelow): Question {
  const position = exchangeWhere((upcard) => /^(:L|.[2-9T])$/.test(upcard), random);
  return which(position, [DRAW, thrownAgain(exchangeAfter(position, [DRAW])), DRAW], 3, random);
}

function which(position: Position, moves: readonly Move[], level: DrillLevel, random: RandomBelow): Question {
  const exchange = exchangeAfter(position, moves);
  const seat: Seat = exchange.turn ?? position.dealer;
  const hand = exchange.hands[seat];
  const count = exchange.drawn[seat].length;
  const offer = (cards: readonly Card[]): Offer => ({
    option: { type: 'cards', cards: sortHand(cards) },
    refusal: explainDiscard(exchange, cards),
  });
  const some = (many: number) => sample(hand, many, random);
  return until(() => {
    const right = offer(some(count));
    const wrong = [
      offer(some(count - 1)),
      offer(some(count + 1)),
      offer(notHeld(exchange, some(count), random)),
    ];
    if (right.refusal !== null || wrong.some(({ refusal }) => refusal === null)) return null;
    return {
      kind: 'discard',
      level,
      rulings: ['R8'],
      asks: { type: 'discards', seat },
      position,
      moves,
      hidden: ['N', 'S'].filter((other) => other !== seat) as Seat[],
      ...mixed(right, wrong, random),
      lines: [],
    };
  });
}

/** As many cards as must go, one of them the upcard, which is nobody's. */
function notHeld({ upcard }: ExchangeState, cards: readonly Card[], random: RandomBelow): readonly Card[] {
  const at = random(cards.length);
  return cards.map((card, place) => (place === at ? upcard : card));
}

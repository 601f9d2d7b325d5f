import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { different, mixed } from './chance.ts';

import { exchangeAfter, exchangeWhere, upcardOf } from './exchanges.ts';
import { drawCount, unseenCount } from '../../engine/exchange.ts';
import type { DrillLevel, Option, Question } from './question.ts';

const DEALER_DRAWS = [4, 8, 12];

/** How many cards stay unseen in the pack (R9)? The wrong numbers are those of other upcards, or forget a player. */
export function unseen(level: DrillLevel, random: RandomBelow): Question {
  const position = exchangeWhere(upcardOf(level), random);
  const exchange = exchangeAfter(position, []);
  const before = unseenCount(exchange);
  const dealer = drawCount(exchange, position.dealer);
  const receiver = drawCount(exchange, opponent(position.dealer));
  const stays = (drawn: number): Option => ({ type: 'number', number: before - drawn });
  const right = stays(dealer + receiver);
  const otherUpcards = DEALER_DRAWS.map((drawn) => stays(drawn + receiver));
  const forgotten = [dealer, receiver].map(stays);
  const wrong = [...different(right, otherUpcards, 2, random), ...different(right, forgotten, 1, random)];
  return {
    kind: 'unseen',
    level,
    rulings: ['R9', 'R7'],
    asks: { type: 'unseen' },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed({ option: right }, wrong, random),
    lines: [],
  };
}

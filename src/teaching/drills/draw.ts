import { drawCount } from '../../engine/exchange.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { chance, mixed } from './chance.ts';
import { exchangeAfter, exchangeWhere, upcardOf } from './exchanges.ts';
import type { DrillLevel, Question } from './question.ts';

/** How many are drawn and discarded, by either player (R7, R8). */
export const COUNTS = [2, 4, 8, 12] as const;

/** How many cards does a player draw (R7)? From level 2 on also the receiver, who draws as many whatever lies face up. */
export function draw(level: DrillLevel, random: RandomBelow): Question {
  const position = exchangeWhere(upcardOf(level), random);
  const receives = level > 1 && chance(30, random);
  const seat = receives ? opponent(position.dealer) : position.dealer;
  const right = drawCount(exchangeAfter(position, []), seat);
  const number = (of: number) => ({ option: { type: 'number', number: of } as const });
  return {
    kind: 'draw',
    level,
    rulings: ['R7'],
    asks: { type: 'draws', seat },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed(
      number(right),
      COUNTS.filter((count) => count !== right).map((count) => number(count)),
      random,
    ),
    lines: [],
  };
}

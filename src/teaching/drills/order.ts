import { groupOf, isColon } from '../../engine/cards.ts';
import { explainCapture } from '../../engine/exchange.ts';
import { SEATS } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Move } from '../lesson.ts';
import type { Position } from '../position.ts';
import { chance, mixed, pick } from './chance.ts';
import { exchangeAfter, exchangeWhere, holding, thrownAgain } from './exchanges.ts';
import type { DrillLevel, Option, Question } from './question.ts';

const STEPS = ['draw', 'discard', 'call'] as const;

/** What comes next (R11)? 1: up to the dealer's draw; 2: up to the first call (R12); 3: the same, with captures on the way (R10). */
export function order(level: DrillLevel, random: RandomBelow): Question {
  const dealt = exchangeWhere((upcard) => !isColon(upcard), random);
  const position = level < 3 ? dealt : holding(dealt, pick(SEATS, random), groupOf(dealt.upcard), random);
  const most = level === 1 ? 3 : 5;
  const moves: Move[] = [];
  for (let left = random(most); left > 0; left -= 1) moves.push(...step(position, moves, level, random));
  const exchange = exchangeAfter(position, moves);
  const right: Option = {
    type: 'step',
    seat: exchange.turn ?? exchange.dealer,
    step: exchange.turn === null ? 'call' : exchange.step,
  };
  const all = SEATS.flatMap((seat) => STEPS.map((name): Option => ({ type: 'step', seat, step: name })));
  const wrong = all.filter((one) => JSON.stringify(one) !== JSON.stringify(right));
  return {
    kind: 'order',
    level,
    rulings: exchange.turn === null ? ['R12', 'R11'] : ['R11'],
    asks: { type: 'next-step' },
    position,
    moves,
    hidden: ['N', 'S'],
    ...mixed(
      { option: right },
      wrong.map((option) => ({ option })),
      random,
    ),
    lines: [],
  };
}

/** The next step of the exchange: a draw, with a capture before it where one is possible, or a discard. */
function step(
  position: Position,
  moves: readonly Move[],
  level: DrillLevel,
  random: RandomBelow,
): readonly Move[] {
  const exchange = exchangeAfter(position, moves);
  if (exchange.step === 'discard') return [thrownAgain(exchange)];
  const captures = level === 3 && explainCapture(exchange) === null && chance(80, random);
  return captures ? [{ type: 'capture' }, { type: 'draw' }] : [{ type: 'draw' }];
}

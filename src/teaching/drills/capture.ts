import { COLONS, groupOf, isColon } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { explainCapture } from '../../engine/exchange.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Move } from '../lesson.ts';
import { chance, mixed, pick } from './chance.ts';
import { exchangeAfter, exchangeWhere, holding } from './exchanges.ts';
import type { DrillLevel, Question } from './question.ts';

/** Capturing (R10). 1: which colon captures this card? 2: may this player? 3: also once it is too late, or a colon lies face up. */
export function capture(level: DrillLevel, random: RandomBelow): Question {
  return level === 1 ? colon(random) : player(level, random);
}

function colon(random: RandomBelow): Question {
  const position = exchangeWhere((upcard) => !isColon(upcard), random);
  const right = groupOf(position.upcard);
  const wrong = COLONS.filter((one) => one !== right);
  return {
    kind: 'capture',
    level: 1,
    rulings: ['R10'],
    asks: { type: 'capturing-colon' },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed(
      { option: { type: 'card', card: right } },
      wrong.map((card) => ({ option: { type: 'card', card } as const })),
      random,
    ),
    lines: [],
  };
}

function player(level: DrillLevel, random: RandomBelow): Question {
  const dealt = exchangeWhere((upcard) => !isColon(upcard) || (level === 3 && chance(25, random)), random);
  const seat = opponent(dealt.dealer);
  const position = holding(dealt, seat, someColon(dealt.upcard, random), random);
  const moves: readonly Move[] = level === 3 && chance(40, random) ? [{ type: 'draw' }] : [];
  const refusal = explainCapture(exchangeAfter(position, moves));
  const yes = { option: { type: 'seat', seat }, refusal } as const;
  const no = { option: { type: 'nobody' } } as const;
  return {
    kind: 'capture',
    level,
    rulings: ['R10'],
    asks: { type: 'captures', seat },
    position,
    moves,
    hidden: [position.dealer],
    ...(refusal === null ? mixed(yes, [no], random) : mixed(no, [yes], random)),
    lines: [],
  };
}

/** Mostly the colon that matches, where it is not the upcard itself. */
function someColon(upcard: Card, random: RandomBelow): Card {
  const others = COLONS.filter((one) => one !== upcard);
  return !isColon(upcard) && chance(60, random) ? groupOf(upcard) : pick(others, random);
}

import { scoringOf } from '../../engine/scoring/index.ts';
import type { DealResult, Sheet } from '../../engine/scoring/index.ts';
import { DEALS_IN_MATCH } from '../../engine/options.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { different, mixed, pick } from './chance.ts';
import { commonResult } from './results.ts';
import type { Continuation, DrillLevel, Option, Question } from './question.ts';

/** How does a match of six deals go on (R4, R54, R60)? 1: while it runs, and won; 2: level or not after six; 3: also after a tie-break. */
export function match(level: DrillLevel, random: RandomBelow): Question {
  const results = someMatch(level, random);
  const firstDealer = pick(SEATS, random);
  const sheet = sixDealSheet(results);
  const right = option(goesOn(sheet, results.length, firstDealer));
  const all = [
    ...SEATS.flatMap((dealer) => [option({ name: 'deal', dealer }), option({ name: 'tie-break', dealer })]),
    ...SEATS.map((winner) => option({ name: 'over', winner })),
    option({ name: 'over', winner: 'draw' }),
  ];
  return {
    kind: 'match',
    level,
    rulings: sheet.tieBreak || results.length > DEALS_IN_MATCH ? ['R60', 'R54'] : ['R54'],
    asks: { type: 'goes-on', results, firstDealer },
    position: null,
    moves: [],
    hidden: [],
    ...mixed({ option: right }, different(right, all, 3, random), random),
    lines: [],
  };
}

/** A sheet of these deals, six-deal scoring. */
export function sixDealSheet(results: readonly DealResult[]): Sheet {
  return scoringOf({ scoring: 'six-deal', redoubledBonus: 200 }).sheet(results, false);
}

function option(then: Continuation): Option {
  return { type: 'then', then };
}

function goesOn({ winner, tieBreak }: Sheet, played: number, firstDealer: Seat): Continuation {
  if (winner !== null) return { name: 'over', winner };
  return {
    name: tieBreak ? 'tie-break' : 'deal',
    dealer: played % 2 === 0 ? firstDealer : opponent(firstDealer),
  };
}

function someMatch(level: DrillLevel, random: RandomBelow): readonly DealResult[] {
  if (level === 1) return deals(random(2) === 0 ? DEALS_IN_MATCH : 4 + random(2), random);
  if (level === 2) return random(2) === 0 ? levelDeals(random) : deals(DEALS_IN_MATCH, random);
  return [...levelDeals(random), ...(random(2) === 0 ? [commonResult(random)] : [])];
}

function deals(count: number, random: RandomBelow): readonly DealResult[] {
  return Array.from({ length: count }, () => commonResult(random));
}

/** Six deals that leave the players level: three, and the same for the other player. */
function levelDeals(random: RandomBelow): readonly DealResult[] {
  const half = deals(DEALS_IN_MATCH / 2, random);
  const other = half.map((result): DealResult => ({ ...result, declarer: opponent(result.declarer) }));
  return shuffle([...half, ...other], random);
}

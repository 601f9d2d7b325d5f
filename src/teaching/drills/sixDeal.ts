import type { DealResult } from '../../engine/scoring/index.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { chance, pick } from './chance.ts';
import { scoreQuestion } from './deals.ts';
import { someResult } from './results.ts';
import type { DrillLevel, Question } from './question.ts';

/** The checks of the rulebook (R55); any doubled bid three down comes by itself. */
const CHECKS: readonly Omit<DealResult, 'declarer'>[] = [
  { level: 3, strain: 'S', doubled: 1, tricks: 9 },
  { level: 4, strain: 'C', doubled: 2, tricks: 10 },
  { level: 6, strain: 'NT', doubled: 2, tricks: 13 },
];

/** Six-deal scoring (R50–R55). 1: undoubled and just made or short; 2: overtricks and doubles; 3: redoubles, and far short. */
export function sixDeal(level: DrillLevel, random: RandomBelow): Question {
  const result = (): DealResult => {
    if (level === 3 && chance(10, random))
      return { ...pick(CHECKS, random), declarer: pick(['N', 'S'], random) };
    if (level === 1) return someResult({ doubled: [0], over: [0, 0, -1, -2, -3] }, random);
    return level === 2
      ? someResult({ doubled: [0, 1], over: [0, 1, 2, 3, -1, -2, -3] }, random)
      : someResult({ doubled: [1, 2], over: [0, 1, 2, 3, -1, -2, -4, -6, -7] }, random);
  };
  return scoreQuestion('six-deal', level, result, random);
}

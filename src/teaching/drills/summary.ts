import type { RandomBelow } from '../../engine/shuffle.ts';
import { scoreQuestion } from './deals.ts';
import { someResult } from './results.ts';
import type { DrillLevel, Question } from './question.ts';

/** Scoring of the summary edition (R72–R74). 1: undoubled; 2: three over, and doubled short; 3: sums taken twice and four times. */
export function summary(level: DrillLevel, random: RandomBelow): Question {
  const over = { 1: [0, 0, 1, 2, -1, -2], 2: [0, 1, 3, 4, -1, -3, -5], 3: [0, 1, 2, 3, -1, -2, -5, -6] }[
    level
  ];
  const doubled = { 1: [0], 2: [0, 1], 3: [1, 2] }[level] as (0 | 1 | 2)[];
  return scoreQuestion('summary', level, () => someResult({ doubled, over }, random), random);
}

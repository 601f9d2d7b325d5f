import type { RandomBelow } from '../../engine/shuffle.ts';
import { scoreQuestion } from './deals.ts';
import { COMMON_BIDS, someResult } from './results.ts';
import type { DrillLevel, Question } from './question.ts';

/** Hawaii scoring (R61). 1: Exacto or not; 2: Surplus as well; 3: doubled and redoubled, where both prizes stay what they are. */
export function hawaii(level: DrillLevel, random: RandomBelow): Question {
  const over = { 1: [0, 0, 1, 2, -1], 2: [0, 1, 3, 4, 5, -1], 3: [0, 1, 3, 4, 5, -1, -2] }[level];
  const terms = { doubled: level === 3 ? ([1, 2] as const) : ([0] as const), over };
  // Four overtricks want a low bid.
  return scoreQuestion('hawaii', level, () => someResult({ ...terms, bids: COMMON_BIDS }, random), random);
}

import { overOrShort } from './contract.ts';
import type { DealResult } from './contract.ts';
import { bidName, line, madeDoubledLine, scoring, tricksShortLine } from './line.ts';
import { matchOfSix } from './dealsMatch.ts';
import { pointsOf } from './points.ts';
import { sumOf } from './sum.ts';
import type { ScoreLine } from './system.ts';
import { DOUBLING_FACTOR, EXACTLY_MADE, SUMMARY_BIDS, SUMMARY_SHORT, THREE_OVER } from './tables.ts';

function summaryLines(result: DealResult): readonly ScoreLine[] {
  const over = overOrShort(result);
  if (over < 0) return [tricksShortLine(result, 'R74', SUMMARY_SHORT)];
  const { declarer } = result;
  const name = bidName(result);
  const sum = [
    line(name, 'R72', declarer, SUMMARY_BIDS[name]),
    line('exactly-made', 'R73', declarer, over === 0 ? EXACTLY_MADE[result.level] : 0),
    line('three-over', 'R73', declarer, over === THREE_OVER.overtricks ? THREE_OVER.amount : 0),
    madeDoubledLine(result, 'R73'),
  ];
  // The sum is in it once already; the line adds what the factor brings beyond that.
  const again = { times: DOUBLING_FACTOR[result.doubled] - 1, each: pointsOf(sum)[declarer] };
  return scoring([...sum, line('multiplied', 'R73', declarer, sumOf([again]))]);
}

/** Scoring of the summary edition (R72–R74). */
export const SUMMARY = matchOfSix(summaryLines);

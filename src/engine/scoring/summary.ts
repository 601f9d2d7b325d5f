import { overOrShort } from './contract.ts';
import type { DealResult } from './contract.ts';
import { bidName, line, madeDoubledLine, scoring, tricksShortLine } from './line.ts';
import { matchOfSix } from './matchOfSix.ts';
import { pointsOf } from './points.ts';
import type { ScoreLine } from './system.ts';
import { DOUBLING_FACTOR, EXACTLY_MADE, SUMMARY_BIDS, SUMMARY_SHORT, THREE_OVER } from './tables.ts';

function summaryLines(result: DealResult): readonly ScoreLine[] {
  const over = overOrShort(result);
  if (over < 0) return [tricksShortLine(result, SUMMARY_SHORT)];
  const { declarer } = result;
  const name = bidName(result);
  const sum = [
    line(name, declarer, SUMMARY_BIDS[name]),
    line('exactly-made', declarer, over === 0 ? EXACTLY_MADE[result.level] : 0),
    line('three-over', declarer, over === THREE_OVER.overtricks ? THREE_OVER.amount : 0),
    madeDoubledLine(result),
  ];
  // The sum is in it once already; the line adds what the factor brings beyond that.
  const added = pointsOf(sum)[declarer] * (DOUBLING_FACTOR[result.doubled] - 1);
  return scoring([...sum, line('multiplied', declarer, added)]);
}

/** Scoring of the summary edition (R72–R74). */
export const SUMMARY = matchOfSix(summaryLines);

import { overOrShort } from './contract.ts';
import type { DealResult } from './contract.ts';
import { line, madeDoubledLine, scoring, tricksShortLine } from './line.ts';
import { matchOfSix } from './dealsMatch.ts';
import { madeBidLine } from './sixDeal.ts';
import type { ScoreLine } from './system.ts';
import { EXACTO, SIX_DEAL_SHORT, SURPLUS } from './tables.ts';

function hawaiiLines(result: DealResult): readonly ScoreLine[] {
  const over = overOrShort(result);
  if (over < 0) return [tricksShortLine(result, 'R53', SIX_DEAL_SHORT)];
  return scoring([
    madeBidLine(result),
    madeDoubledLine(result, 'R51'),
    line('exacto', 'R61', result.declarer, over === 0 ? EXACTO : 0),
    line('surplus', 'R61', result.declarer, over >= SURPLUS.overtricks ? SURPLUS.amount : 0),
  ]);
}

/** Hawaii scoring: six-deal with a prize for bidding well, or far too low, in place of overtricks (R61). */
export const HAWAII = matchOfSix(hawaiiLines);

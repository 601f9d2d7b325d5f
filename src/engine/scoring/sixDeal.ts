import { overOrShort } from './contract.ts';
import type { DealResult } from './contract.ts';
import { bidName, line, madeDoubledLine, scoring, tricksShortLine } from './line.ts';
import { matchOfSix } from './dealsMatch.ts';
import type { ScoreLine } from './system.ts';
import { OVERTRICKS, SIX_DEAL_BIDS, SIX_DEAL_SHORT } from './tables.ts';

/** The declarer's line for the bid itself (R50). */
export function madeBidLine(result: DealResult): ScoreLine {
  const name = bidName(result);
  return line(name, 'R50', result.declarer, SIX_DEAL_BIDS[name]);
}

function sixDealLines(result: DealResult): readonly ScoreLine[] {
  const over = overOrShort(result);
  if (over < 0) return [tricksShortLine(result, 'R53', SIX_DEAL_SHORT)];
  return scoring([
    madeBidLine(result),
    madeDoubledLine(result, 'R51'),
    line('overtricks', 'R52', result.declarer, over > 0 ? OVERTRICKS[result.doubled] : 0),
  ]);
}

/** Six-deal scoring (R50–R55, R60). */
export const SIX_DEAL = matchOfSix(sixDealLines);

import { DEALS_IN_MATCH } from '../../engine/options.ts';
import type { ScoringName } from '../../engine/scoring/system.ts';
import type { Messages } from '../../i18n/index.ts';

/** What a deal is called: `Deal 3 of 6`, `Tie-break deal`, in a rubber `Deal 3`. */
export function dealTitle({ table }: Messages, scoring: ScoringName, number: number): string {
  if (scoring === 'rubber') return table.dealNumber(number);
  return number > DEALS_IN_MATCH ? table.tieBreak : table.dealOf(number, DEALS_IN_MATCH);
}

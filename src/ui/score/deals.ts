import type { ScoringName } from '../../engine/scoring/system.ts';
import type { Messages } from '../../i18n/index.ts';

/** Deals of a match before a tie-break (R54, R74). */
export const DEALS = 6;

/** What a finished deal is called: `Deal 3 of 6`, `Tie-break deal`, in a rubber `Deal 3`. */
export function dealTitle({ table }: Messages, scoring: ScoringName, number: number): string {
  if (scoring === 'rubber') return table.dealNumber(number);
  return number > DEALS ? table.tieBreak : table.dealOf(number, DEALS);
}

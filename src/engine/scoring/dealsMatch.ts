import { DEALS_IN_MATCH } from '../options.ts';
import type { DealResult } from './contract.ts';
import { NO_POINTS, addPoints, leaderOf, pointsOf } from './points.ts';
import type { ScoreLine, ScoringSystem, Sheet, SheetRow } from './system.ts';

/** How many deals a match has, and what follows if they end level: one more deal (R60, R74), or a draw (R82). */
export interface DealsTerms {
  readonly deals: number;
  readonly level: 'tie-break' | 'draw';
}

/**
 * A match of so many deals. In: what one deal scores by itself, and the terms. Nothing carries over from deal to deal; a
 * match stopped early has no winner (R91).
 */
export function dealsMatch<Result>(
  dealLines: (result: Result) => readonly ScoreLine[],
  terms: DealsTerms,
): ScoringSystem<Result> {
  function sheet(results: readonly Result[], stopped: boolean): Sheet<Result> {
    const rows: SheetRow<Result>[] = [];
    let totals = NO_POINTS;
    const played = () => rows.length >= terms.deals;
    // One player scores something in every deal, so a tie-break cannot leave the match level and is the last deal.
    const decided = () => played() && (terms.level === 'draw' || leaderOf(totals) !== null);
    for (const result of results) {
      if (decided()) break;
      const lines = dealLines(result);
      const points = pointsOf(lines);
      totals = addPoints(totals, points);
      rows.push({ result, lines, points, totals, rubber: null });
    }
    const complete = decided();
    return {
      rows,
      bonuses: [],
      totals,
      complete,
      tieBreak: played() && !complete && !stopped,
      vulnerable: { N: false, S: false },
      part: NO_POINTS,
      winner: complete ? (leaderOf(totals) ?? 'draw') : null,
    };
  }
  return { sheet, lines: (result) => dealLines(result) };
}

/** A match of six deals and, if they end level, one that breaks the tie (R54, R60, R74). In: what one deal scores. */
export function matchOfSix(dealLines: (result: DealResult) => readonly ScoreLine[]): ScoringSystem {
  return dealsMatch(dealLines, { deals: DEALS_IN_MATCH, level: 'tie-break' });
}

import type { DealResult } from './contract.ts';
import { NO_POINTS, addPoints, leaderOf, pointsOf } from './points.ts';
import type { ScoreLine, ScoringSystem, Sheet, SheetRow } from './system.ts';
import { DEALS_IN_MATCH } from '../options.ts';

/**
 * A match of six deals and, if they end level, one that breaks the tie (R54, R60, R74). In: what one deal scores by
 * itself. Nothing carries over from deal to deal; a match stopped early has no winner (R91).
 */
export function matchOfSix(dealLines: (result: DealResult) => readonly ScoreLine[]): ScoringSystem {
  function sheet(results: readonly DealResult[], stopped: boolean): Sheet {
    const rows: SheetRow[] = [];
    let totals = NO_POINTS;
    // One player scores something in every deal, so a seventh cannot leave the match level and no eighth is reached.
    const decided = () => rows.length >= DEALS_IN_MATCH && leaderOf(totals) !== null;
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
      tieBreak: rows.length >= DEALS_IN_MATCH && !complete && !stopped,
      vulnerable: { N: false, S: false },
      part: NO_POINTS,
      winner: complete ? leaderOf(totals) : null,
    };
  }
  return { sheet, lines: (result) => dealLines(result) };
}

import { SEATS, bySeat, opponent } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { DealResult } from './contract.ts';
import { line, scoring } from './line.ts';
import { NO_POINTS, addPoints, leaderOf, pointsOf } from './points.ts';
import type { RubberRow, ScoreLine, ScoringSystem, Sheet, SheetRow } from './system.ts';
import { GAMES_IN_RUBBER } from './tables.ts';
import type { RubberTerms } from './tables.ts';

/** What one deal scores, given whether its declarer is vulnerable. */
type RubberLines = (result: DealResult, vulnerable: boolean) => readonly ScoreLine[];

/** Where a rubber stands between two deals. */
type Standing = Pick<RubberRow, 'games' | 'part'> & Pick<SheetRow, 'totals'>;

const START: Standing = { games: NO_POINTS, part: NO_POINTS, totals: NO_POINTS };

/**
 * A rubber: games below the line, vulnerability, two games to win (R67–R69). In: what one deal scores, and the terms
 * on which games and the rubber are won.
 */
export function rubberMatch(dealLines: RubberLines, terms: RubberTerms): ScoringSystem {
  /** Writes up one deal, and says where that leaves the rubber. */
  function writeUp(result: DealResult, before: Standing): { row: SheetRow; after: Standing } {
    const { declarer } = result;
    const vulnerable = vulnerableAt(before);
    const lines = dealLines(result, vulnerable[declarer]);
    const points = pointsOf(lines);
    const below = pointsOf(lines.filter(({ where }) => where === 'below'));
    const above = pointsOf(lines.filter(({ where }) => where === 'above'));
    const reached = addPoints(before.part, below);
    // Only a declarer scores below the line, so nobody else can reach a game.
    const game = reached[declarer] >= terms.game ? declarer : null;
    const after: Standing = {
      games: bySeat((seat) => before.games[seat] + (seat === game ? 1 : 0)),
      part: game === null ? reached : NO_POINTS,
      totals: addPoints(before.totals, points),
    };
    const rubber: RubberRow = { vulnerable, below, above, game, games: after.games, part: after.part };
    return { row: { result, lines, points, totals: after.totals, rubber }, after };
  }

  function sheet(results: readonly DealResult[], stopped: boolean): Sheet {
    const rows: SheetRow[] = [];
    let standing = START;
    for (const result of results) {
      if (rubberWinner(standing) !== null) break;
      const { row, after } = writeUp(result, standing);
      rows.push(row);
      standing = after;
    }
    const complete = rubberWinner(standing) !== null;
    const bonuses = closingBonuses(standing, stopped, terms);
    const totals = addPoints(standing.totals, pointsOf(bonuses));
    return {
      rows,
      bonuses,
      totals,
      complete,
      tieBreak: false,
      vulnerable: vulnerableAt(standing),
      part: standing.part,
      winner: complete || stopped ? (leaderOf(totals) ?? 'draw') : null,
    };
  }

  return {
    sheet,
    lines: (result, earlier) => dealLines(result, sheet(earlier, false).vulnerable[result.declarer]),
  };
}

/** A player with a game is vulnerable (R67). */
function vulnerableAt({ games }: Standing): BySeat<boolean> {
  return bySeat((seat) => games[seat] > 0);
}

/** Who has won two games, `null` while nobody has (R68). */
function rubberWinner({ games }: Standing): Seat | null {
  return SEATS.find((seat) => games[seat] === GAMES_IN_RUBBER) ?? null;
}

/** The rubber's bonus (R68); games and part-scores of one stopped early (R69); nothing while it goes on. */
function closingBonuses(standing: Standing, stopped: boolean, terms: RubberTerms): readonly ScoreLine[] {
  const { games, part } = standing;
  const winner = rubberWinner(standing);
  if (winner !== null) {
    return [line('rubber-bonus', winner, games[opponent(winner)] === 0 ? terms.rubber[0] : terms.rubber[1])];
  }
  if (!stopped) return [];
  return scoring(
    SEATS.flatMap((seat) => [
      line('game-bonus', seat, games[seat] > 0 ? terms.stopped.game : 0),
      line('part-score-bonus', seat, part[seat] > 0 ? terms.stopped.partScore : 0),
    ]),
  );
}

import { SEATS, bySeat, opponent } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import { line, scoring } from './line.ts';
import { NO_POINTS, addPoints, leaderOf, pointsOf } from './points.ts';
import type { RubberRow, ScoreLine, ScoringSystem, Sheet, SheetRow } from './system.ts';
import { GAMES_IN_RUBBER } from './tables.ts';
import type { RubberTerms } from './tables.ts';

/** What one deal scores, given who is vulnerable. Below the line scores nobody but the declarer. */
type RubberLines<Result> = (result: Result, vulnerable: BySeat<boolean>) => readonly ScoreLine[];

/** Where a rubber stands between two deals. */
type Standing = Pick<RubberRow, 'games' | 'part'> & Pick<SheetRow, 'totals'>;

const START: Standing = { games: NO_POINTS, part: NO_POINTS, totals: NO_POINTS };

/**
 * A rubber: games below the line, vulnerability, two games to win (R67–R69). In: what one deal scores, and the terms
 * on which games and the rubber are won.
 */
export function rubberMatch<Result>(
  dealLines: RubberLines<Result>,
  terms: RubberTerms,
): ScoringSystem<Result> {
  /** Writes up one deal, and says where that leaves the rubber. */
  function writeUp(result: Result, before: Standing): { row: SheetRow<Result>; after: Standing } {
    const vulnerable = vulnerableAt(before);
    const lines = dealLines(result, vulnerable);
    const points = pointsOf(lines);
    const below = pointsOf(lines.filter(({ where }) => where === 'below'));
    const above = pointsOf(lines.filter(({ where }) => where === 'above'));
    const reached = addPoints(before.part, below);
    // Only the declarer has scored below the line, so nobody else can have reached a game.
    const game = SEATS.find((seat) => reached[seat] >= terms.game) ?? null;
    const after: Standing = {
      games: bySeat((seat) => before.games[seat] + (seat === game ? 1 : 0)),
      part: game === null ? reached : NO_POINTS,
      totals: addPoints(before.totals, points),
    };
    const rubber: RubberRow = { vulnerable, below, above, game, games: after.games, part: after.part };
    return { row: { result, lines, points, totals: after.totals, rubber }, after };
  }

  function sheet(results: readonly Result[], stopped: boolean): Sheet<Result> {
    const rows: SheetRow<Result>[] = [];
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
    lines: (result, earlier) => dealLines(result, sheet(earlier, false).vulnerable),
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
    const bonus = games[opponent(winner)] === 0 ? terms.rubber[0] : terms.rubber[1];
    return [line('rubber-bonus', terms.rulings.rubber, winner, bonus)];
  }
  if (!stopped) return [];
  return scoring(
    SEATS.flatMap((seat) => [
      line('game-bonus', terms.rulings.stopped, seat, games[seat] > 0 ? terms.stopped.game : 0),
      line('part-score-bonus', terms.rulings.stopped, seat, part[seat] > 0 ? terms.stopped.partScore : 0),
    ]),
  );
}

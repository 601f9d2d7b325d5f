import { scoringOf } from '../../engine/scoring/index.ts';
import type { DealResult, ScoreLine, ScoringName } from '../../engine/scoring/index.ts';
import { opponent } from '../../engine/seat.ts';
import type { Ruling } from '../../engine/errors.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { different, mixed, until } from './chance.ts';
import { mistakenFor } from './results.ts';
import type { DrillLevel, Option, Question } from './question.ts';

type DealsScoring = Exclude<ScoringName, 'rubber'>;

/** What does this result score, and for whom? For the scorings in which nothing carries over from deal to deal. */
export function scoreQuestion(
  scoring: DealsScoring,
  level: DrillLevel,
  result: () => DealResult,
  random: RandomBelow,
): Question {
  return until(() => {
    const played = result();
    const lines = linesOf(scoring, played);
    const right = scored(lines);
    const wrong = different(right, mistakes(scoring, played, lines), 3, random);
    if (wrong.length < 3) return null;
    return {
      kind: scoring,
      level,
      rulings: rulingsOf(scoring, played, lines),
      asks: { type: 'score', scoring, result: played },
      position: null,
      moves: [],
      hidden: [],
      ...mixed({ option: right }, wrong, random),
      lines,
    };
  });
}

function linesOf(scoring: DealsScoring, result: DealResult): readonly ScoreLine[] {
  return scoringOf({ scoring, redoubledBonus: 200 }).lines(result, []);
}

/** Exactly one player scores in a deal (R54). */
function scored(lines: readonly ScoreLine[]): Extract<Option, { type: 'score' }> {
  const points = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { type: 'score', seat: lines[0]?.seat ?? 'N', points };
}

/** To the wrong player, a part forgotten or counted twice, another doubling, bid or number of tricks, or another scoring's figures. */
function mistakes(scoring: DealsScoring, result: DealResult, lines: readonly ScoreLine[]): readonly Option[] {
  const right = scored(lines);
  const less = lines.map(({ amount }) => ({ ...right, points: right.points - amount }));
  const more = lines.slice(1).map(({ amount }) => ({ ...right, points: right.points + amount }));
  const likely = mistakenFor(result).map((one) => scored(linesOf(scoring, one)));
  const others = (['six-deal', 'hawaii', 'summary'] as const).map((other) => scored(linesOf(other, result)));
  return [{ ...right, seat: opponent(right.seat) }, ...less, ...more, ...others, ...likely].filter(
    ({ points }) => points > 0,
  );
}

/** The results by which the rulebook's own scores are checked (R55). */
const CHECKS: ReadonlySet<string> = new Set(['3S1 9', '4C2 10', '6NT2 13']);

function rulingsOf(
  scoring: DealsScoring,
  result: DealResult,
  lines: readonly ScoreLine[],
): Question['rulings'] {
  const { level, strain, doubled, tricks } = result;
  const isCheck =
    CHECKS.has(`${level}${strain}${doubled} ${tricks}`) || (doubled === 1 && tricks === level + 6 - 3);
  const ruled = new Set<Ruling>(lines.map(({ ruling }) => ruling));
  if (scoring === 'six-deal' && isCheck) ruled.add('R55');
  const [first = 'R54', ...others] = ruled;
  return [first, ...others];
}

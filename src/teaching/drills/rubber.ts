import { levelOf } from '../../engine/auction/call.ts';
import { overOrShort, scoringOf } from '../../engine/scoring/index.ts';
import type { DealResult, Doubled, ScoreLine } from '../../engine/scoring/index.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Ruling } from '../../engine/errors.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { different, mixed, until } from './chance.ts';
import { COMMON_BIDS, mistakenFor, someResult } from './results.ts';
import type { ResultTerms } from './results.ts';
import { BIDS } from '../../engine/auction/call.ts';
import type { DrillLevel, Option, Question } from './question.ts';

const SLAMS = BIDS.filter((bid) => levelOf(bid) >= 5);

const TERMS: Readonly<Record<DrillLevel, ResultTerms>> = {
  1: { doubled: [0], over: [0, 0, 1, 2, -1, -2, -3], bids: COMMON_BIDS },
  2: { doubled: [0, 1], over: [0, 1, 2, -1, -2, -3], bids: [...COMMON_BIDS, ...SLAMS] },
  3: { doubled: [1, 2], over: [0, 1, 2, 3, -1, -2, -3, -4] },
};

/** What a deal of a rubber scores, below the line and above (R62–R66). Vulnerable or not from level 2 on. */
export function rubber(level: DrillLevel, random: RandomBelow): Question {
  return until(() => {
    const result = someResult(TERMS[level], random);
    const vulnerable = level > 1 && random(2) === 0;
    const lines = linesOf(result, vulnerable);
    const right = scored(lines);
    const wrong = different(right, mistakes(result, vulnerable, lines), 3, random);
    const [first = 'R62', ...others] = new Set<Ruling>(lines.map(({ ruling }) => ruling));
    if (wrong.length < 3) return null;
    return {
      kind: 'rubber',
      level,
      rulings: [first, ...others],
      asks: { type: 'rubber-score', result, vulnerable },
      position: null,
      moves: [],
      hidden: [],
      ...mixed({ option: right }, wrong, random),
      lines,
    };
  });
}

/** A game that makes its declarer vulnerable (R67). */
export function gameOf(declarer: Seat): DealResult {
  return { level: 4, strain: 'S', doubled: 0, declarer, tricks: 10 };
}

function linesOf(result: DealResult, vulnerable: boolean): readonly ScoreLine[] {
  const system = scoringOf({ scoring: 'rubber', redoubledBonus: 200 });
  return system.lines(result, vulnerable ? [gameOf(result.declarer)] : []);
}

type TwoScores = Extract<Option, { type: 'two-scores' }>;

function scored(lines: readonly ScoreLine[]): TwoScores {
  const sum = (place: ScoreLine['where']): number =>
    lines.filter(({ where }) => where === place).reduce((total, { amount }) => total + amount, 0);
  return { type: 'two-scores', seat: lines[0]?.seat ?? 'N', below: sum('below'), above: sum('above') };
}

/** The other vulnerability, another doubling, bid or number of tricks, a part forgotten or written on the other side of the line. */
function mistakes(result: DealResult, vulnerable: boolean, lines: readonly ScoreLine[]): readonly Option[] {
  const right = scored(lines);
  const { below, above } = right;
  const every = [result, ...mistakenFor(result)];
  const likely = every.flatMap((one) => [
    scored(linesOf(one, !vulnerable)),
    scored(linesOf(one, vulnerable)),
  ]);
  const less = lines.map(({ where, amount }): TwoScores => ({ ...right, [where]: right[where] - amount }));
  const doubled: readonly Doubled[] = [0, 1, 2];
  const plain = doubled.map((one): TwoScores => {
    // What was bid and made is doubled, what was won over it is not, or the other way round.
    const other = scored(linesOf({ ...result, doubled: one }, vulnerable));
    return { ...right, above: other.above };
  });
  const others = overOrShort(result) < 0 ? [] : [{ ...right, below: below + above, above: 0 }, ...plain];
  return [{ ...right, seat: opponent(right.seat) }, ...less, ...others, ...likely].filter(
    (one) => one.below + one.above > 0,
  );
}

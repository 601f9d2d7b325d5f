/** Which options of a drill's question about the score are right, by the score sheets alone. */
import type { Bid } from '../../src/engine/auction/call.ts';
import { startMatch } from '../../src/engine/index.ts';
import { dealerOf } from '../../src/engine/match/apply.ts';
import { PRESETS } from '../../src/engine/options.ts';
import { scoringOf } from '../../src/engine/scoring/index.ts';
import type { DealResult, ScoringName, Sheet } from '../../src/engine/scoring/index.ts';
import { opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { Option, Question } from '../../src/teaching/drills/index.ts';

/** Is this what the sheet says? */
export function isScored(asks: Question['asks'], option: Option): boolean {
  switch (asks.type) {
    case 'score': {
      const { points } = sheetOf(asks.scoring, [asks.result]).rows[0]!;
      return (
        option.type === 'score' &&
        points[option.seat] === option.points &&
        points[opponent(option.seat)] === 0
      );
    }
    case 'rubber-score': {
      // A game first, if the declarer is to be vulnerable.
      const game: DealResult = {
        level: 3,
        strain: 'NT',
        doubled: 0,
        declarer: asks.result.declarer,
        tricks: 9,
      };
      const { rubber } = sheetOf('rubber', [...(asks.vulnerable ? [game] : []), asks.result]).rows.at(-1)!;
      if (rubber === null || option.type !== 'two-scores') return false;
      const other = opponent(option.seat);
      const own = rubber.below[option.seat] === option.below && rubber.above[option.seat] === option.above;
      return own && rubber.below[other] + rubber.above[other] === 0;
    }
    case 'vulnerable': {
      const { N, S } = sheetOf('rubber', asks.results).vulnerable;
      if (option.type === 'seat') return option.seat === 'N' ? N && !S : S && !N;
      return option.type === 'both' ? N && S : option.type === 'nobody' && !N && !S;
    }
    case 'closing': {
      const { totals, rows } = sheetOf('rubber', asks.results, asks.stopped);
      const before = rows.at(-1)!.totals;
      const bonuses = { N: totals.N - before.N, S: totals.S - before.S };
      return same(option, { type: 'bonuses', bonuses });
    }
    case 'rubber-winner': {
      const { totals } = sheetOf('rubber', asks.results, asks.stopped);
      const winner = totals.N === totals.S ? 'draw' : totals.N > totals.S ? 'N' : 'S';
      return same(option, { type: 'then', then: { name: 'over', winner } });
    }
    case 'goes-on':
      return goesOn(asks.results, asks.firstDealer, option);
    default:
      throw new Error(asks.type);
  }
}

function goesOn(results: readonly DealResult[], firstDealer: Seat, option: Option): boolean {
  if (option.type !== 'then') return false;
  const { then } = option;
  const sheet = sheetOf('six-deal', results);
  if (then.name === 'over') return sheet.complete && sheet.winner === then.winner;
  if (sheet.complete || sheet.tieBreak !== (then.name === 'tie-break')) return false;
  const setup = { options: PRESETS.basic, firstDealer, olderTricksOpen: false, sitting: 'pass' } as const;
  return dealerOf({ ...startMatch(setup), finished: results.map(() => ({}) as never) }) === then.dealer;
}

/** The fewest tricks with which the declarer scores. */
export function fewestTricks(bid: Bid): number {
  const made = (tricks: number): boolean => {
    const result = {
      level: Number(bid[0]),
      strain: bid.slice(1),
      doubled: 0,
      declarer: 'N',
      tricks,
    } as DealResult;
    return sheetOf('six-deal', [result]).totals.N > 0;
  };
  return Array.from({ length: 14 }, (_, tricks) => tricks).find(made) ?? -1;
}

/** The sheet of these results. */
export function sheetOf(scoring: ScoringName, results: readonly DealResult[], stopped = false): Sheet {
  return scoringOf({ scoring, redoubledBonus: 200 }).sheet(results, stopped);
}

/** Do the two say the same? */
export function same(option: Option, other: object): boolean {
  return JSON.stringify(option) === JSON.stringify(other);
}

import type { Options } from '../options.ts';
import { opponent } from '../seat.ts';
import { overOrShort } from './contract.ts';
import type { Contract, DealResult } from './contract.ts';
import { bidName, line, lineBelow, madeDoubledName, scoring } from './line.ts';
import { rubberMatch } from './rubberMatch.ts';
import { stepped, sumOf } from './sum.ts';
import type { ScoreLine, ScoringSystem, Sum } from './system.ts';
import {
  DOUBLED_OVERTRICK,
  DOUBLING_FACTOR,
  NO_TRUMP_VALUE,
  RUBBER_MADE_DOUBLED,
  RUBBER_SHORT,
  RUBBER_TERMS,
  SLAM_BONUS,
  TRICK_VALUE,
} from './tables.ts';
import type { ByDoubling, ByVulnerability } from './tables.ts';

/** Rubber scoring (R62–R69). In: the bonus for making a redoubled contract, an option of the match (R64). */
export function rubber(redoubledBonus: Options['redoubledBonus']): ScoringSystem {
  const madeDoubled: ByDoubling = { 0: 0, 1: RUBBER_MADE_DOUBLED, 2: redoubledBonus };

  function rubberLines(result: DealResult, vulnerable: boolean): readonly ScoreLine[] {
    const { declarer, doubled } = result;
    const over = overOrShort(result);
    if (over < 0) {
      const steps = when(vulnerable, RUBBER_SHORT)[doubled];
      return [line('tricks-short', 'R66', opponent(declarer), sumOf(stepped(-over, steps)))];
    }
    return scoring([
      lineBelow('trick-score', 'R62', declarer, trickScore(result)),
      line('overtricks', 'R63', declarer, overtricks(result, vulnerable)),
      line('slam-bonus', 'R65', declarer, SLAM_BONUS[bidName(result)] ?? 0),
      line(madeDoubledName(result), 'R64', declarer, madeDoubled[doubled]),
    ]);
  }

  return rubberMatch((result, vulnerable) => rubberLines(result, vulnerable[result.declarer]), RUBBER_TERMS);
}

/** What the bid counts towards game (R62; R80 pays the same). */
export function trickScore({ level, strain, doubled }: Omit<Contract, 'declarer'>): Sum {
  const each = TRICK_VALUE[strain];
  const tricks = { times: level, each };
  const terms = strain === 'NT' ? firstMore(tricks, NO_TRUMP_VALUE) : [tricks];
  return sumOf(terms, DOUBLING_FACTOR[doubled]);
}

/** No-trump's first trick is worth more than the others; without any trick the extra stands alone (0NT). */
function firstMore({ times, each }: Sum['terms'][number], extra: number): Sum['terms'] {
  return times === 0
    ? [{ times: 1, each: extra }]
    : [
        { times: 1, each: each + extra },
        { times: times - 1, each },
      ];
}

/** What the overtricks of a made contract are worth (R63; R80 pays the same). */
export function overtricks(result: Omit<DealResult, 'declarer'>, vulnerable: boolean): Sum {
  const { strain, doubled } = result;
  const each = doubled === 0 ? TRICK_VALUE[strain] : when(vulnerable, DOUBLED_OVERTRICK)[doubled];
  return sumOf([{ times: overOrShort(result), each }]);
}

/** The value for this vulnerability. */
export function when<T>(vulnerable: boolean, values: ByVulnerability<T>): T {
  return vulnerable ? values.vulnerable : values.notVulnerable;
}

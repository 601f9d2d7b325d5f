import type { Options } from '../options.ts';
import { opponent } from '../seat.ts';
import { overOrShort } from './contract.ts';
import type { Contract, DealResult } from './contract.ts';
import { bidName, line, lineBelow, madeDoubledName, scoring } from './line.ts';
import { rubberMatch } from './rubberMatch.ts';
import type { ScoreLine, ScoringSystem } from './system.ts';
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
    if (over < 0) return [line('tricks-short', opponent(declarer), defeat(-over, result, vulnerable))];
    return scoring([
      lineBelow('trick-score', declarer, trickScore(result)),
      line('overtricks', declarer, over * overtrick(result, vulnerable)),
      line('slam-bonus', declarer, SLAM_BONUS[bidName(result)] ?? 0),
      line(madeDoubledName(result), declarer, madeDoubled[doubled]),
    ]);
  }

  return rubberMatch(rubberLines, RUBBER_TERMS);
}

/** What the bid counts towards game (R62). */
function trickScore({ level, strain, doubled }: Contract): number {
  const undoubled = level * TRICK_VALUE[strain] + (strain === 'NT' ? NO_TRUMP_VALUE : 0);
  return undoubled * DOUBLING_FACTOR[doubled];
}

/** What each overtrick is worth (R63). */
function overtrick({ strain, doubled }: Contract, vulnerable: boolean): number {
  return doubled === 0 ? TRICK_VALUE[strain] : when(vulnerable, DOUBLED_OVERTRICK)[doubled];
}

/** What the defender gets for so many tricks short, one or more (R66). */
function defeat(short: number, { doubled }: Contract, vulnerable: boolean): number {
  const { first, further } = when(vulnerable, RUBBER_SHORT)[doubled];
  return first + (short - 1) * further;
}

function when<T>(vulnerable: boolean, values: ByVulnerability<T>): T {
  return vulnerable ? values.vulnerable : values.notVulnerable;
}

import type { Options } from '../options.ts';
import { HAWAII } from './hawaii.ts';
import { rubber } from './rubber.ts';
import { SIX_DEAL } from './sixDeal.ts';
import { SUMMARY } from './summary.ts';
import type { ScoringName, ScoringSystem } from './system.ts';

export { bidOfContract, overOrShort, tricksNeeded } from './contract.ts';
export type { Contract, DealResult, Doubled } from './contract.ts';
export { formatContract, formatResult, parseContract, parseResult } from './notation.ts';
export { SCORE_NAMES } from './system.ts';
export type {
  RubberRow,
  ScoreLine,
  ScoreName,
  ScoringName,
  ScoringSystem,
  Sheet,
  SheetRow,
  Worth,
} from './system.ts';
export { worthNow } from './worth.ts';

const SYSTEMS: Readonly<Record<ScoringName, (bonus: Options['redoubledBonus']) => ScoringSystem>> = {
  'six-deal': () => SIX_DEAL,
  hawaii: () => HAWAII,
  summary: () => SUMMARY,
  rubber,
};

/** The way of scoring that the options of a match name: the one lookup, for the table and the score pad. */
export function scoringOf(options: Pick<Options, 'scoring' | 'redoubledBonus'>): ScoringSystem {
  return SYSTEMS[options.scoring](options.redoubledBonus);
}

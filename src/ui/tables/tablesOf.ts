import type { Options } from '../../engine/options.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PadKind } from '../../pads/index.ts';
import { hawaiiTables, sixDealTables, summaryTables } from './dealsTables.ts';
import { auctionTables, minibridgeTables } from './otherTables.ts';
import { contractTables, rubberTables } from './rubberTables.ts';
import type { ScoringTable } from './table.ts';

type Tables = (t: Messages, redoubledBonus: Options['redoubledBonus']) => readonly ScoringTable[];

const TABLES: Readonly<Record<PadKind, Tables>> = {
  'six-deal': sixDealTables,
  hawaii: hawaiiTables,
  rubber: rubberTables,
  summary: summaryTables,
  contract: contractTables,
  'auction-1913': auctionTables,
  minibridge: minibridgeTables,
};

/** All that scores in a game, in the words of a language; the numbers are those that the rules count with. */
export function tablesOf(
  kind: PadKind,
  t: Messages,
  redoubledBonus: Options['redoubledBonus'],
): readonly ScoringTable[] {
  return TABLES[kind](t, redoubledBonus);
}

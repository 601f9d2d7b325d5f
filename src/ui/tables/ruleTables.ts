import { PRESETS } from '../../engine/options.ts';
import type { Messages } from '../../i18n/index.ts';
import type { RuleNumber } from '../../store/teaching/index.ts';
import { hawaiiTables, sixDealTables, summaryTables } from './dealsTables.ts';
import { auctionTables, minibridgeTables } from './otherTables.ts';
import { contractTables, rubberTables } from './rubberTables.ts';
import type { ScoringTable } from './table.ts';

/** Some rows of one table, without its note, which is about another rule. */
function rowsOf(tables: readonly ScoringTable[], at: number, from = 0, to?: number): readonly ScoringTable[] {
  return tables.slice(at, at + 1).map(({ title, columns, rows }) => ({
    title,
    ...(columns !== undefined && { columns }),
    rows: rows.slice(from, to),
  }));
}

const rubber = (t: Messages): readonly ScoringTable[] => rubberTables(t, PRESETS.rubber.redoubledBonus);

/** The tables of a scoring card, each with the rule it belongs to. */
const TABLES: Readonly<Partial<Record<RuleNumber, (t: Messages) => readonly ScoringTable[]>>> = {
  R50: (t) => rowsOf(sixDealTables(t), 0),
  R51: (t) => rowsOf(sixDealTables(t), 1, 0, 1),
  R52: (t) => rowsOf(sixDealTables(t), 1, 1),
  R53: (t) => rowsOf(sixDealTables(t), 2),
  R61: (t) => rowsOf(hawaiiTables(t), 1),
  R62: (t) => rowsOf(rubber(t), 0),
  R63: (t) => rowsOf(rubber(t), 1),
  R64: (t) => rowsOf(rubber(t), 2),
  R65: (t) => rowsOf(rubber(t), 3),
  R66: (t) => rowsOf(rubber(t), 4),
  R68: (t) => rowsOf(rubber(t), 5, 0, 2),
  R69: (t) => rowsOf(rubber(t), 5, 2),
  R72: (t) => summaryTables(t).slice(0, 1),
  R73: (t) => summaryTables(t).slice(1, 3),
  R74: (t) => rowsOf(summaryTables(t), 3),
  R80: contractTables,
  R81: auctionTables,
  R82: minibridgeTables,
};

/** What a rule scores, in tables; none for a rule that says it all in words. */
export function tablesOfRule(rule: RuleNumber, t: Messages): readonly ScoringTable[] {
  return TABLES[rule]?.(t) ?? [];
}

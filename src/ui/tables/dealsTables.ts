import { levelOf, strainOf } from '../../engine/auction/call.ts';
import type { Bid, Level } from '../../engine/auction/call.ts';
import { DEALS_IN_MATCH } from '../../engine/options.ts';
import {
  DOUBLING_FACTOR,
  EXACTLY_MADE,
  EXACTO,
  MADE_DOUBLED,
  NAMED_BIDS,
  OVERTRICKS,
  SIX_DEAL_BIDS,
  SIX_DEAL_SHORT,
  SUMMARY_BIDS,
  SUMMARY_SHORT,
  SURPLUS,
  THREE_OVER,
} from '../../engine/scoring/tables.ts';
import type { BidName, TricksShort } from '../../engine/scoring/tables.ts';
import type { Messages } from '../../i18n/index.ts';
import { SEPARATOR, byDoubling, doublings, figure } from './table.ts';
import type { ScoringTable } from './table.ts';

/** The tables of six-deal scoring (R50–R53). */
export function sixDealTables(t: Messages): readonly ScoringTable[] {
  return [
    madeTable(t, SIX_DEAL_BIDS),
    {
      title: t.scoring.extras,
      columns: doublings(t),
      rows: [
        byDoubling(t, t.scoring.madeDoubled, MADE_DOUBLED),
        byDoubling(t, t.scoring.anyOvertricks, OVERTRICKS),
      ],
    },
    shortTable(t, SIX_DEAL_SHORT),
  ];
}

/** Hawaii's: other extras (R61). */
export function hawaiiTables(t: Messages): readonly ScoringTable[] {
  const { scoring } = t;
  return [
    madeTable(t, SIX_DEAL_BIDS),
    {
      title: scoring.extras,
      columns: doublings(t),
      rows: [
        byDoubling(t, scoring.madeDoubled, MADE_DOUBLED),
        byDoubling(t, scoring.exacto, { 0: EXACTO, 1: EXACTO, 2: EXACTO }),
        byDoubling(t, scoring.surplus(SURPLUS.overtricks), {
          0: SURPLUS.amount,
          1: SURPLUS.amount,
          2: SURPLUS.amount,
        }),
      ],
    },
    shortTable(t, SIX_DEAL_SHORT),
  ];
}

/** The summary's (R72–R74). */
export function summaryTables(t: Messages): readonly ScoringTable[] {
  const { scoring, score } = t;
  return [
    { ...madeTable(t, SUMMARY_BIDS), note: score.summaryNote },
    {
      title: scoring.extras,
      rows: [
        ...exactly().map(({ from, to, amount }) => [scoring.exactly(from, to), figure(t, amount)]),
        [scoring.threeOver(THREE_OVER.overtricks), figure(t, THREE_OVER.amount)],
      ],
    },
    {
      title: scoring.madeDoubled,
      columns: doublings(t),
      rows: [byDoubling(t, scoring.extras, MADE_DOUBLED), byDoubling(t, scoring.thenTimes, DOUBLING_FACTOR)],
    },
    shortTable(t, SUMMARY_SHORT),
  ];
}

function madeTable(t: Messages, amounts: Readonly<Record<BidName, number>>): ScoringTable {
  const { scoring, score } = t;
  return {
    title: scoring.made,
    columns: [scoring.bid, scoring.bids, scoring.points],
    rows: (Object.keys(NAMED_BIDS) as BidName[]).map((name) => [
      score.part(name, null),
      bidsSign(t, NAMED_BIDS[name]),
      figure(t, amounts[name]),
    ]),
    note: scoring.tieBreak(DEALS_IN_MATCH),
  };
}

/** `1NT, 2♣♦♥♠NT`: the level once, for all its strains. */
export function bidsSign({ words }: Messages, bids: readonly Bid[]): string {
  return [...new Set(bids.map(levelOf))]
    .map((level) => {
      const strains = bids.filter((bid) => levelOf(bid) === level).map(strainOf);
      return `${level}${strains.map(words.strainSign).join('')}`;
    })
    .join(SEPARATOR);
}

/** Levels beside each other that bring the same for exactly the tricks bid; those that bring nothing are left out. */
function exactly(): readonly { from: Level; to: Level; amount: number }[] {
  const runs: { from: Level; to: Level; amount: number }[] = [];
  for (const [text, amount] of Object.entries(EXACTLY_MADE)) {
    const level = Number(text) as Level;
    const last = runs.at(-1);
    if (last?.amount === amount) last.to = level;
    else runs.push({ from: level, to: level, amount });
  }
  return runs.filter(({ amount }) => amount > 0);
}

function shortTable(t: Messages, short: TricksShort): ScoringTable {
  const counts = Object.keys(short).map(Number) as (keyof TricksShort)[];
  return {
    title: t.scoring.short,
    columns: doublings(t),
    rows: counts.map((count) =>
      byDoubling(t, t.scoring.tricksShort(count, count === counts.at(-1)), short[count]),
    ),
  };
}

import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/engine/auction/call.ts';
import type { Strain } from '../../src/engine/cards.ts';
import type { DealResult, Doubled, ScoreLine, Sheet } from '../../src/engine/scoring/index.ts';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { BySeat, Seat } from '../../src/engine/seat.ts';
import { levelFor, viewOfPad } from '../../src/pads/index.ts';
import type { Aim, PadEntry, PadKind, PadResult, PadState } from '../../src/pads/index.ts';
import { after, emptyPad, fill } from '../support/pad.ts';
import padsFile from './pads.json';
import rubbersFile from './rubbers.json';
import scoresFile from './scores.json';

interface BridgeSheet {
  readonly deals: readonly {
    readonly vulnerable: BySeat<boolean>;
    readonly below: BySeat<number>;
    readonly above: BySeat<number>;
    readonly game: Seat | null;
    readonly games: BySeat<number>;
    readonly part: BySeat<number>;
    readonly totals: BySeat<number>;
  }[];
  readonly games: BySeat<number>;
  readonly vulnerable: BySeat<boolean>;
  readonly part: BySeat<number>;
  readonly rubber: Seat | null;
  readonly bonus: BySeat<number>;
  readonly totals: BySeat<number>;
  readonly winner: Seat | 'draw' | null;
}

interface DealsSheet {
  readonly deals: readonly { readonly points: BySeat<number>; readonly totals: BySeat<number> }[];
  readonly totals: BySeat<number>;
  readonly finished: boolean;
  readonly winner: Seat | 'draw' | null;
}

interface MinibridgeResult {
  readonly declarer: Seat;
  readonly strain: Strain;
  readonly aim: Aim;
  readonly tricks: number;
}

interface Case<Kind, Result, Written> {
  readonly id: string;
  readonly pad: Kind;
  readonly results: readonly Result[];
  readonly stopped: boolean;
  readonly sheet: Written;
}

type PadCase =
  | Case<'contract' | 'auction-1913', Extract<PadResult, { readonly tricks: number }>, BridgeSheet>
  | Case<'minibridge', MinibridgeResult, DealsSheet>;

interface RubberCase extends Omit<Case<never, DealResult, BridgeSheet>, 'pad'> {
  readonly redoubledBonus: 200 | 250;
}

const PADS = padsFile.cases as readonly PadCase[];
const RUBBERS = rubbersFile.cases as readonly RubberCase[];

function sum(lines: readonly ScoreLine[], seat: Seat, where: readonly ScoreLine['where'][]): number {
  return lines.reduce(
    (total, l) => (l.seat === seat && where.includes(l.where) ? total + l.amount : total),
    0,
  );
}

/** Our sheet in the shape of the files. */
function asBridge({ rows, bonuses, totals, vulnerable, part, winner }: Sheet<PadResult>): BridgeSheet {
  const bonus = (seat: Seat) => sum(bonuses, seat, ['above', 'below']);
  return {
    deals: rows.map((row) => ({ ...row.rubber!, totals: row.totals })),
    games: rows.at(-1)?.rubber?.games ?? { N: 0, S: 0 },
    vulnerable,
    part,
    rubber: bonuses.find(({ name }) => name === 'rubber-bonus')?.seat ?? null,
    bonus: { N: bonus('N'), S: bonus('S') },
    totals,
    winner,
  };
}

function asDeals({ rows, totals, complete, winner }: Sheet<PadResult>): DealsSheet {
  return {
    deals: rows.map(({ points, totals: running }) => ({ points, totals: running })),
    totals,
    finished: complete,
    winner,
  };
}

/** The pad filled to the end of the case, in two steps a deal, and stopped if the case is. */
function played(pad: PadState, entries: readonly PadEntry[], stopped: boolean): PadState {
  const filled = fill(pad, entries);
  return stopped ? after(filled, { type: 'stop' }) : filled;
}

describe('pads.json, on the pad', () => {
  it('holds 150 cases with different ids, 50 of each game', () => {
    expect(PADS).toHaveLength(150);
    expect(new Set(PADS.map(({ id }) => id)).size).toBe(150);
    const count = (kind: PadKind) => PADS.filter(({ pad }) => pad === kind).length;
    expect([count('contract'), count('auction-1913'), count('minibridge')]).toEqual([50, 50, 50]);
  });

  it.each(PADS)('R80–R82: every field of every deal and of the sheet, $pad, $id', (padCase) => {
    const { stopped } = padCase;
    if (padCase.pad === 'minibridge') {
      const entries = padCase.results.map(({ declarer, strain, aim, tricks }): PadEntry => ({
        declarer,
        level: levelFor(aim, strain),
        strain,
        doubled: 0,
        tricks,
      }));
      const { sheet, deal } = viewOfPad(played(emptyPad('minibridge'), entries, stopped));
      expect(asDeals(sheet)).toEqual(padCase.sheet);
      expect(deal === null).toBe(padCase.sheet.finished);
    } else {
      const { sheet, deal } = viewOfPad(played(emptyPad(padCase.pad), padCase.results, stopped));
      expect(asBridge(sheet)).toEqual(padCase.sheet);
      expect(sheet.rows.map(({ result }) => result)).toEqual(padCase.results);
      expect(deal === null).toBe(padCase.sheet.winner !== null);
    }
  });
});

describe('rubbers.json, on the pad', () => {
  it.each(RUBBERS)('R62–R69: every field of every deal and of the sheet, $id', (rubberCase) => {
    const pad = emptyPad('rubber', rubberCase.redoubledBonus);
    const { sheet } = viewOfPad(played(pad, rubberCase.results, rubberCase.stopped));
    expect(asBridge(sheet)).toEqual(rubberCase.sheet);
  });
});

describe('scores.json, on the pad', () => {
  /** How the pad scores a result after these rows. */
  function scored(pad: PadState, result: PadEntry): readonly ScoreLine[] {
    return viewOfPad(fill(pad, [result])).sheet.rows.at(-1)!.lines;
  }

  const resultOf = (testCase: (typeof scoresFile.cases)[number], declarer: Seat): DealResult => ({
    level: testCase.level as Level,
    strain: testCase.strain as Strain,
    doubled: testCase.doubled as Doubled,
    declarer,
    tricks: testCase.tricks,
  });

  for (const declarer of SEATS) {
    const defender = opponent(declarer);
    const both = ['above', 'below'] as const;

    it.each([
      ['sixDeal', 'six-deal'],
      ['hawaii', 'hawaii'],
      ['summary', 'summary'],
    ] as const)(`R50–R53, R61, R72–R74: %s, every case, declared by ${declarer}`, (column, kind) => {
      const pad = emptyPad(kind);
      expect(scoresFile.cases).toHaveLength(1512);
      for (const testCase of scoresFile.cases) {
        const lines = scored(pad, resultOf(testCase, declarer));
        const points = { declarer: sum(lines, declarer, both), defender: sum(lines, defender, both) };
        expect(points, testCase.id).toEqual(testCase[column]);
      }
    });

    it.each([
      ['rubber', 200, 'notVulnerable'],
      ['rubber', 200, 'vulnerable'],
      ['rubber250', 250, 'notVulnerable'],
      ['rubber250', 250, 'vulnerable'],
    ] as const)(`R62–R66: %s, bonus %i, every case, %s, declared by ${declarer}`, (column, bonus, when) => {
      // A game to one side makes it and nobody else vulnerable (R67).
      const winner = when === 'vulnerable' ? declarer : defender;
      const game: PadEntry = { level: 3, strain: 'NT', doubled: 0, declarer: winner, tricks: 9 };
      const pad = fill(emptyPad('rubber', bonus), [game]);
      for (const testCase of scoresFile.cases) {
        const lines = scored(pad, resultOf(testCase, declarer));
        const points = {
          below: sum(lines, declarer, ['below']),
          above: sum(lines, declarer, ['above']),
          defender: sum(lines, defender, both),
        };
        expect(points, testCase.id).toEqual(testCase[column][when]);
      }
    });
  }
});

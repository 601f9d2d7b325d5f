import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../src/engine/scoring/index.ts';
import type { DealResult, ScoreLine, Sheet } from '../../src/engine/scoring/index.ts';
import type { BySeat, Seat } from '../../src/engine/seat.ts';
import file from './rubbers.json';

interface RubberCase {
  readonly id: string;
  readonly redoubledBonus: 200 | 250;
  readonly results: readonly DealResult[];
  readonly stopped: boolean;
  readonly sheet: {
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
  };
}

const CASES = file.cases as readonly RubberCase[];

/** Our sheet in the shape of the file's. */
function asInFile({ rows, bonuses, totals, vulnerable, part, winner }: Sheet): RubberCase['sheet'] {
  return {
    deals: rows.map((row) => ({ ...row.rubber!, totals: row.totals })),
    games: rows.at(-1)?.rubber?.games ?? { N: 0, S: 0 },
    vulnerable,
    part,
    rubber: bonuses.find(({ name }) => name === 'rubber-bonus')?.seat ?? null,
    bonus: { N: sum(bonuses, 'N'), S: sum(bonuses, 'S') },
    totals,
    winner,
  };
}

function sum(lines: readonly ScoreLine[], seat: Seat): number {
  return lines.reduce((total, line) => (line.seat === seat ? total + line.amount : total), 0);
}

describe('rubbers.json', () => {
  it('holds 150 cases with different ids: 90 played out, 60 stopped', () => {
    expect(CASES).toHaveLength(150);
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(150);
    expect(CASES.filter(({ stopped }) => stopped)).toHaveLength(60);
  });

  it.each(CASES)('R62–R69: every field of every deal and of the sheet, $id', (rubberCase) => {
    const system = scoringOf({ scoring: 'rubber', redoubledBonus: rubberCase.redoubledBonus });
    const sheet = system.sheet(rubberCase.results, rubberCase.stopped);
    expect(asInFile(sheet)).toEqual(rubberCase.sheet);
    expect(sheet.rows.map(({ result }) => result)).toEqual(rubberCase.results);
    expect(sheet.complete).toBe(!rubberCase.stopped);
    for (const row of sheet.rows)
      expect(row.points).toEqual({ N: sum(row.lines, 'N'), S: sum(row.lines, 'S') });
  });
});

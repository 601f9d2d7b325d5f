import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIDS, levelOf, strainOf } from '../../src/engine/auction/call.ts';
import {
  SCORE_NAMES,
  formatContract,
  formatResult,
  parseContract,
  parseResult,
  scoringOf,
  tricksNeeded,
  worthNow,
} from '../../src/engine/scoring/index.ts';
import type {
  DealResult,
  ScoreLine,
  ScoringSystem,
  Sheet,
  SheetRow,
} from '../../src/engine/scoring/index.ts';
import { SEATS, bySeat, opponent } from '../../src/engine/seat.ts';
import type { BySeat, Seat } from '../../src/engine/seat.ts';

const RUNS = { numRuns: 500 };
const SIX_DEAL_NAMES = ['six-deal', 'hawaii', 'summary'] as const;

const redoubledBonus = fc.constantFrom(200 as const, 250 as const);
const system = fc
  .record({ scoring: fc.constantFrom(...SIX_DEAL_NAMES, 'rubber' as const), redoubledBonus })
  .map(scoringOf);
const rubber = redoubledBonus.map((bonus) => scoringOf({ scoring: 'rubber', redoubledBonus: bonus }));
const matchOfSix = fc
  .constantFrom(...SIX_DEAL_NAMES)
  .map((scoring) => scoringOf({ scoring, redoubledBonus: 200 }));

const result: fc.Arbitrary<DealResult> = fc
  .tuple(
    fc.constantFrom(...BIDS),
    fc.constantFrom(0, 1, 2),
    fc.constantFrom(...SEATS),
    fc.integer({ min: 0, max: 13 }),
  )
  .map(([bid, doubled, declarer, tricks]) => {
    return { level: levelOf(bid), strain: strainOf(bid), doubled, declarer, tricks };
  });
/** Small results, so that part-scores, level matches and long rubbers come up. */
const smallResult: fc.Arbitrary<DealResult> = fc
  .tuple(
    fc.constantFrom('1C', '2S', '1NT') as fc.Arbitrary<(typeof BIDS)[number]>,
    fc.constantFrom(...SEATS),
    fc.boolean(),
  )
  .map(([bid, declarer, made]) => {
    const level = levelOf(bid);
    return {
      level,
      strain: strainOf(bid),
      doubled: 0,
      declarer,
      tricks: tricksNeeded({ level }) - (made ? 0 : 1),
    };
  });
const results = fc.oneof(fc.array(result, { maxLength: 12 }), fc.array(smallResult, { maxLength: 30 }));

function sum(lines: readonly ScoreLine[]): BySeat<number> {
  return bySeat((seat) =>
    lines.reduce((total, line) => (line.seat === seat ? total + line.amount : total), 0),
  );
}

/** Points above and below the line, together. */
function plus(a: BySeat<number>, b: BySeat<number>): BySeat<number> {
  return { N: a.N + b.N, S: a.S + b.S };
}

const swapped = <T>(values: BySeat<T>): BySeat<T> => ({ N: values.S, S: values.N });
const other = (seat: Seat | null) => (seat === null ? null : opponent(seat));
const mirroredResult = (deal: DealResult): DealResult => ({ ...deal, declarer: opponent(deal.declarer) });
const mirroredLines = (lines: readonly ScoreLine[]) =>
  lines.map((line) => ({ ...line, seat: opponent(line.seat) }));

function mirroredRow({ result: deal, lines, points, totals, rubber: row }: SheetRow): SheetRow {
  return {
    result: mirroredResult(deal),
    lines: mirroredLines(lines),
    points: swapped(points),
    totals: swapped(totals),
    rubber:
      row === null
        ? null
        : {
            vulnerable: swapped(row.vulnerable),
            below: swapped(row.below),
            above: swapped(row.above),
            game: other(row.game),
            games: swapped(row.games),
            part: swapped(row.part),
          },
  };
}

/** The same sheet with the players in each other's seats. Closing bonuses are listed by seat, so their order is put right. */
function mirrored(sheet: Sheet): Sheet {
  return {
    rows: sheet.rows.map(mirroredRow),
    bonuses: inSeatOrder(mirroredLines(sheet.bonuses)),
    totals: swapped(sheet.totals),
    complete: sheet.complete,
    tieBreak: sheet.tieBreak,
    vulnerable: swapped(sheet.vulnerable),
    part: swapped(sheet.part),
    winner: sheet.winner === 'draw' ? 'draw' : other(sheet.winner),
  };
}

function inSeatOrder(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  return lines.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
}

/** A property of every sheet there is. */
function everySheet(
  systems: fc.Arbitrary<ScoringSystem>,
  check: (sheet: Sheet, deals: readonly DealResult[], scoring: ScoringSystem, stopped: boolean) => void,
): void {
  const property = fc.property(systems, results, fc.boolean(), (scoring, deals, stopped) =>
    check(scoring.sheet(deals, stopped), deals, scoring, stopped),
  );
  fc.assert(property, RUNS);
}

describe('every sheet', () => {
  it('the lines of a deal add up to its points, the points to the totals, with the bonuses to the grand totals', () => {
    everySheet(system, (sheet) => {
      let running: BySeat<number> = { N: 0, S: 0 };
      for (const row of sheet.rows) {
        expect(row.points).toEqual(sum(row.lines));
        running = plus(running, row.points);
        expect(row.totals).toEqual(running);
      }
      expect(sheet.totals).toEqual(plus(running, sum(sheet.bonuses)));
    });
  });

  it('every line is a positive whole number under a known name', () => {
    everySheet(system, (sheet) => {
      for (const { name, amount } of [...sheet.rows.flatMap((row) => row.lines), ...sheet.bonuses]) {
        expect(SCORE_NAMES).toContain(name);
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      }
    });
  });

  it('each row is written up from its result and those before it', () => {
    everySheet(system, (sheet, deals, scoring) => {
      sheet.rows.forEach((row, index) => {
        expect(row.result).toEqual(deals[index]);
        expect(row.lines).toEqual(scoring.lines(row.result, deals.slice(0, index)));
      });
    });
  });

  it('R54, R69: only a match that is complete by its results has fewer rows than results', () => {
    everySheet(system, (sheet, deals) => {
      if (!sheet.complete) expect(sheet.rows).toHaveLength(deals.length);
    });
  });

  it('appending a result never changes earlier rows, and nothing once the match is complete', () => {
    fc.assert(
      fc.property(system, results, result, (scoring, deals, next) => {
        const before = scoring.sheet(deals, false);
        const after = scoring.sheet([...deals, next], false);
        expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows);
        if (before.complete) expect(after).toEqual(before);
        else expect(after.rows).toHaveLength(before.rows.length + 1);
      }),
      RUNS,
    );
  });

  it('with the seats swapped it is the mirrored sheet', () => {
    everySheet(system, (sheet, deals, scoring, stopped) => {
      expect(scoring.sheet(deals.map(mirroredResult), stopped)).toEqual(mirrored(sheet));
    });
  });

  it('stopping changes neither rows nor a complete sheet', () => {
    fc.assert(
      fc.property(system, results, (scoring, deals) => {
        const open = scoring.sheet(deals, false);
        const stopped = scoring.sheet(deals, true);
        expect(stopped.rows).toEqual(open.rows);
        expect(stopped.complete).toBe(open.complete);
        if (open.complete) expect(stopped).toEqual(open);
        else expect(open.winner).toBeNull();
      }),
      RUNS,
    );
  });
});

describe('matches of six', () => {
  it('R54, R60: one player scores in each deal, and nobody needs an eighth', () => {
    everySheet(matchOfSix, (sheet) => {
      for (const { points, lines } of sheet.rows) {
        expect(Math.min(points.N, points.S)).toBe(0);
        expect(Math.max(points.N, points.S)).toBeGreaterThan(0);
        expect(lines.every(({ where }) => where === 'above')).toBe(true);
      }
      expect(sheet.rows.length).toBeLessThanOrEqual(7);
      if (sheet.rows.length === 7) expect(sheet.complete).toBe(true);
      expect(sheet.complete).toBe(sheet.winner !== null);
      if (sheet.winner !== null && sheet.winner !== 'draw') {
        expect(sheet.totals[sheet.winner]).toBeGreaterThan(sheet.totals[opponent(sheet.winner)]);
      }
    });
  });

  it('R60, R74: the tie-break is asked for exactly when six deals are level', () => {
    everySheet(matchOfSix, ({ rows, totals, tieBreak }, _deals, _scoring, stopped) => {
      expect(tieBreak).toBe(!stopped && rows.length === 6 && totals.N === totals.S);
    });
  });
});

describe('rubbers', () => {
  it('R67: above and below are the points; a game ends all part-scores, none reaches 100', () => {
    everySheet(rubber, (sheet) => {
      let vulnerable: BySeat<boolean> = { N: false, S: false };
      for (const { points, rubber: row } of sheet.rows) {
        expect(plus(row!.above, row!.below)).toEqual(points);
        expect(row!.vulnerable).toEqual(vulnerable);
        expect(Math.max(row!.part.N, row!.part.S)).toBeLessThan(100);
        if (row!.game !== null) expect(row!.part).toEqual({ N: 0, S: 0 });
        vulnerable = bySeat((seat) => row!.games[seat] > 0);
      }
      expect(sheet.vulnerable).toEqual(vulnerable);
    });
  });

  it('R68: complete when somebody has two games, which happens once', () => {
    everySheet(rubber, ({ rows, complete }) => {
      const wins = rows.map(({ rubber: row }) => Math.max(row!.games.N, row!.games.S) === 2);
      expect(complete).toBe(wins.at(-1) ?? false);
      expect(wins.slice(0, -1)).not.toContain(true);
    });
  });
});

describe('worth', () => {
  it('is what the sheet brings for exactly made and for one short', () => {
    fc.assert(
      fc.property(
        system,
        fc.array(smallResult, { maxLength: 3 }),
        result,
        (scoring, earlier, { tricks: _, ...contract }) => {
          const needed = tricksNeeded(contract);
          const points = (tricks: number) =>
            scoring.sheet([...earlier, { ...contract, tricks }], false).rows.at(-1)!.points;
          fc.pre(!scoring.sheet(earlier, false).complete);
          expect(worthNow(scoring, contract, earlier)).toEqual({
            made: points(needed)[contract.declarer],
            oneShort: points(needed - 1)[opponent(contract.declarer)],
          });
        },
      ),
      RUNS,
    );
  });
});

describe('notation', () => {
  it('rulings §1: results and contracts survive being written and read', () => {
    fc.assert(
      fc.property(result, (deal) => {
        const { tricks: _, ...contract } = deal;
        expect(parseResult(formatResult(deal), deal.declarer)).toEqual(deal);
        expect(parseContract(formatContract(deal), deal.declarer)).toEqual(contract);
      }),
      RUNS,
    );
  });

  it('rulings §1: what is read is written back letter by letter, and the rest is refused', () => {
    const character = fc.constantFrom('0', '1', '4', '7', 'C', 'S', 'NT', 'X', '=', '+', '-', ' ');
    const text = fc.array(character, { maxLength: 5 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const deal = parseResult(written, 'N');
        if (deal !== null) expect(formatResult(deal)).toBe(written);
        const contract = parseContract(written, 'N');
        if (contract !== null) expect(formatContract(contract)).toBe(written);
      }),
      { numRuns: 5000 },
    );
  });
});

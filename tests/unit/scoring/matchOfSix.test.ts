import { describe, expect, it } from 'vitest';
import { BIDS } from '../../../src/engine/auction/call.ts';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import type { ScoringName } from '../../../src/engine/scoring/index.ts';
import { results, written } from './helpers.ts';

const SYSTEMS = (['six-deal', 'hawaii', 'summary'] as const).map(
  (scoring) => [scoring, scoringOf({ scoring, redoubledBonus: 200 })] as const,
);

/** Six deals that end level under every one of the systems. */
const LEVEL = ['N 4S=', 'S 4S=', 'N 3C-2', 'S 3C-2', 'N 6NTX=', 'S 6NTX='];

describe.each(SYSTEMS)('a match of six deals, %s', (_scoring, system) => {
  it('R54: no deal yet: nothing scored, nothing decided', () => {
    expect(system.sheet([], false)).toEqual({
      rows: [],
      bonuses: [],
      totals: { N: 0, S: 0 },
      complete: false,
      tieBreak: false,
      vulnerable: { N: false, S: false },
      part: { N: 0, S: 0 },
      winner: null,
    });
  });

  it('R54: after five deals the match is open, after six it is decided', () => {
    const deals = results('N 2C-1', 'N 2C-1', 'S 2C-1', 'S 2C-1', 'N 2C-1', 'S 2CX-1');
    const open = system.sheet(deals.slice(0, 5), false);
    expect(open).toMatchObject({
      complete: false,
      tieBreak: false,
      winner: null,
      totals: { N: 200, S: 300 },
    });
    const decided = system.sheet(deals, false);
    expect(decided).toMatchObject({ complete: true, tieBreak: false, winner: 'N', bonuses: [] });
    expect(decided.totals.N).toBeGreaterThan(300);
  });

  it('R54: each row holds its result, its lines, its points and the totals so far', () => {
    const deals = results('N 2C-1', 'S 2C-2', 'N 2CXX-6');
    const { rows } = system.sheet(deals, false);
    expect(rows.map((row) => row.result)).toEqual(deals);
    expect(rows.map((row) => written(row.lines))).toEqual([
      ['S tricks-short 100'],
      ['N tricks-short 200'],
      ['S tricks-short 4000'],
    ]);
    expect(rows.map((row) => row.points)).toEqual([
      { N: 0, S: 100 },
      { N: 200, S: 0 },
      { N: 0, S: 4000 },
    ]);
    expect(rows.map((row) => row.totals)).toEqual([
      { N: 0, S: 100 },
      { N: 200, S: 100 },
      { N: 200, S: 4100 },
    ]);
    expect(rows.map((row) => row.rubber)).toEqual([null, null, null]);
  });

  it('R60, R74: level after six, the next deal breaks the tie', () => {
    const sheet = system.sheet(results(...LEVEL), false);
    expect(sheet.totals.N).toBe(sheet.totals.S);
    expect(sheet).toMatchObject({ complete: false, tieBreak: true, winner: null });
    expect(system.sheet(results(...LEVEL.slice(0, 4)), false)).toMatchObject({
      complete: false,
      tieBreak: false,
    });
  });

  it('R60, R74: the seventh deal completes the match', () => {
    const north = system.sheet(results(...LEVEL, 'N 0NT='), false);
    expect(north).toMatchObject({ complete: true, tieBreak: false, winner: 'N' });
    expect(north.rows).toHaveLength(7);
    const south = system.sheet(results(...LEVEL, 'N 0NT-1'), false);
    expect(south).toMatchObject({ complete: true, tieBreak: false, winner: 'S' });
  });

  it('R60, R74: the seventh deal cannot tie: every one of 1512 results brings one player something', () => {
    let counted = 0;
    for (const bid of BIDS) {
      for (const doubling of ['', 'X', 'XX']) {
        for (let tricks = 0; tricks <= 13; tricks += 1) {
          const over = tricks - 6 - Number(bid[0]);
          const text = `N ${bid}${doubling}${over === 0 ? '=' : over > 0 ? `+${over}` : over}`;
          const { points } = system.sheet(results(text), false).rows[0]!;
          if (over < 0) expect(points.S, text).toBeGreaterThan(0);
          else expect(points.N, text).toBeGreaterThan(0);
          expect(Math.min(points.N, points.S), text).toBe(0);
          counted += 1;
        }
      }
    }
    expect(counted).toBe(1512);
  });

  it('R91: stopped before it is decided, a match is kept without a winner', () => {
    expect(system.sheet([], true)).toMatchObject({ complete: false, winner: null });
    expect(system.sheet(results('N 7NT='), true)).toMatchObject({
      complete: false,
      winner: null,
      bonuses: [],
    });
    const beforeTheTieBreak = system.sheet(results(...LEVEL), true);
    expect(beforeTheTieBreak).toMatchObject({ complete: false, tieBreak: false, winner: null });
  });

  it('R91: a match decided before it was stopped keeps its winner', () => {
    const deals = results(...LEVEL, 'S 1C=');
    expect(system.sheet(deals, true)).toEqual(system.sheet(deals, false));
  });

  it('results after the deal that decided the match get no row', () => {
    const six = results('N 3NT=', 'N 3NT=', 'N 3NT=', 'N 3NT=', 'N 3NT=', 'N 3NT=');
    const seven = results(...LEVEL, 'N 3NT=');
    const more = results('S 7NTXX=', 'S 7NTXX=');
    expect(system.sheet([...six, ...more], false)).toEqual(system.sheet(six, false));
    expect(system.sheet([...seven, ...more], false)).toEqual(system.sheet(seven, false));
  });

  it('R54: what a deal scores does not depend on earlier deals', () => {
    const [deal] = results('N 3NTX+1');
    expect(system.lines(deal!, results('N 3NT=', 'N 3NT='))).toEqual(system.lines(deal!, []));
  });
});

it('R50, R61, R72: the option decides between the three', () => {
  const deals = results('N 3NT=');
  const totals = (scoring: ScoringName) =>
    scoringOf({ scoring, redoubledBonus: 200 }).sheet(deals, false).totals.N;
  expect(totals('six-deal')).toBe(700);
  expect(totals('hawaii')).toBe(900);
  expect(totals('summary')).toBe(1000);
});

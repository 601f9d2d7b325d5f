import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { results, written } from './helpers.ts';

const rubber = scoringOf({ scoring: 'rubber', redoubledBonus: 200 });
const sheetOf = (...texts: readonly string[]) => rubber.sheet(results(...texts), false);
const stoppedAfter = (...texts: readonly string[]) => rubber.sheet(results(...texts), true);
const rubberRows = (...texts: readonly string[]) => sheetOf(...texts).rows.map((row) => row.rubber!);

describe('a rubber', () => {
  it('R67: no deal yet: nothing scored, nobody vulnerable', () => {
    expect(sheetOf()).toEqual({
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

  it('R67: 100 below the line wins a game, 90 does not', () => {
    expect(rubberRows('N 3H=')[0]).toMatchObject({
      game: null,
      games: { N: 0, S: 0 },
      part: { N: 90, S: 0 },
    });
    expect(rubberRows('N 3NT=')[0]).toMatchObject({ game: 'N', games: { N: 1, S: 0 }, part: { N: 0, S: 0 } });
    expect(rubberRows('S 5C=')[0]).toMatchObject({ game: 'S', games: { N: 0, S: 1 }, part: { N: 0, S: 0 } });
  });

  it('R67: points above the line do not count towards game', () => {
    expect(rubberRows('N 1CX+6')[0]).toMatchObject({
      below: { N: 40, S: 0 },
      above: { N: 700, S: 0 },
      game: null,
      part: { N: 40, S: 0 },
    });
    expect(rubberRows('N 1CX-6')[0]).toMatchObject({
      below: { N: 0, S: 0 },
      above: { N: 0, S: 1100 },
      game: null,
    });
  });

  it('R67: part-scores of several deals make a game together, each player for themselves', () => {
    const rows = rubberRows('N 2S=', 'S 2S=', 'N 1NT=');
    expect(rows.map(({ part }) => part)).toEqual([
      { N: 60, S: 0 },
      { N: 60, S: 60 },
      { N: 0, S: 0 },
    ]);
    expect(rows.map(({ game }) => game)).toEqual([null, null, 'N']);
  });

  it('R67: a game stops both part-scores counting, and they stay in the totals', () => {
    const sheet = sheetOf('N 3H=', 'S 3NT=', 'N 1C=');
    expect(sheet.part).toEqual({ N: 20, S: 0 });
    expect(sheet.totals).toEqual({ N: 110, S: 100 });
    expect(sheet.rows[2]!.rubber).toMatchObject({ game: null, games: { N: 0, S: 1 } });
  });

  it('R67: a player is vulnerable from the deal after their game on', () => {
    const rows = rubberRows('N 3NT=', 'S 1C-1', 'S 3NT=', 'S 1C-1');
    expect(rows.map(({ vulnerable }) => vulnerable)).toEqual([
      { N: false, S: false },
      { N: true, S: false },
      { N: true, S: false },
      { N: true, S: true },
    ]);
    expect(rows.map(({ above }) => above.N)).toEqual([0, 50, 0, 100]);
    expect(sheetOf('S 3NT=').vulnerable).toEqual({ N: false, S: true });
  });

  it('R67: every row holds its result, its lines, its points and the totals so far', () => {
    const { rows } = sheetOf('N 3NT+1', 'N 2C-1');
    expect(rows.map((row) => row.result)).toEqual(results('N 3NT+1', 'N 2C-1'));
    expect(rows.map((row) => written(row.lines))).toEqual([
      ['N trick-score 100 below', 'N overtricks 30'],
      ['S tricks-short 100'],
    ]);
    expect(rows.map((row) => row.points)).toEqual([
      { N: 130, S: 0 },
      { N: 0, S: 100 },
    ]);
    expect(rows.map((row) => row.totals)).toEqual([
      { N: 130, S: 0 },
      { N: 130, S: 100 },
    ]);
  });

  it('R68: two games to none win the rubber and 700', () => {
    const sheet = sheetOf('S 3NT=', 'S 3NT=');
    expect(sheet).toMatchObject({ complete: true, tieBreak: false, winner: 'S', totals: { N: 0, S: 900 } });
    expect(written(sheet.bonuses)).toEqual(['S rubber-bonus 700']);
    expect(sheet.rows.at(-1)!.totals).toEqual({ N: 0, S: 200 });
  });

  it('R68: two games to one win the rubber and 500', () => {
    const sheet = sheetOf('N 3NT=', 'S 3NT=', 'N 3NT=');
    expect(sheet).toMatchObject({ complete: true, winner: 'N', totals: { N: 700, S: 100 } });
    expect(written(sheet.bonuses)).toEqual(['N rubber-bonus 500']);
  });

  it('R68: one game each is not a rubber', () => {
    expect(sheetOf('N 3NT=', 'S 3NT=')).toMatchObject({ complete: false, winner: null, bonuses: [] });
  });

  it('R68: the higher grand total wins the match, also against the winner of the rubber', () => {
    const sheet = sheetOf('N 7CX-7', 'N 3NT=', 'N 3NT=');
    expect(written(sheet.bonuses)).toEqual(['N rubber-bonus 700']);
    expect(sheet).toMatchObject({ complete: true, totals: { N: 900, S: 1300 }, winner: 'S' });
  });

  it('R69: equal grand totals are a draw', () => {
    // Eighteen tricks short at 50 against two games and the bonus.
    const sheet = sheetOf('N 7C-13', 'N 7C-5', 'N 3NT=', 'N 3NT=');
    expect(sheet).toMatchObject({ complete: true, totals: { N: 900, S: 900 }, winner: 'draw' });
  });

  it('R69: stopped early, each player with a game gets 300', () => {
    const one = stoppedAfter('N 3NT=');
    expect(written(one.bonuses)).toEqual(['N game-bonus 300']);
    expect(one).toMatchObject({ complete: false, totals: { N: 400, S: 0 }, winner: 'N' });
    const both = stoppedAfter('N 3NT=', 'S 3NT+1');
    expect(written(both.bonuses)).toEqual(['N game-bonus 300', 'S game-bonus 300']);
    expect(both).toMatchObject({ totals: { N: 400, S: 430 }, winner: 'S' });
  });

  it('R69: stopped early, each player with a part-score in the unfinished game gets 50', () => {
    const both = stoppedAfter('N 1C=', 'S 1D=');
    expect(written(both.bonuses)).toEqual(['N part-score-bonus 50', 'S part-score-bonus 50']);
    expect(both).toMatchObject({ totals: { N: 70, S: 70 }, part: { N: 20, S: 20 }, winner: 'draw' });
    // North's part-score belongs to the game that South has finished.
    const finished = stoppedAfter('N 1C=', 'S 3NT=');
    expect(written(finished.bonuses)).toEqual(['S game-bonus 300']);
    const gameAndPart = stoppedAfter('S 3NT=', 'S 1C=');
    expect(written(gameAndPart.bonuses)).toEqual(['S game-bonus 300', 'S part-score-bonus 50']);
  });

  it('R69: the closing bonuses decide between equal deals', () => {
    expect(stoppedAfter('N 3NT=', 'N 1C-1')).toMatchObject({ totals: { N: 400, S: 100 }, winner: 'N' });
    expect(sheetOf('N 3NT=', 'N 1C-1')).toMatchObject({ totals: { N: 100, S: 100 }, winner: null });
  });

  it('R69: stopped before the first deal, a rubber is a draw', () => {
    expect(stoppedAfter()).toMatchObject({ complete: false, bonuses: [], winner: 'draw' });
  });

  it('R69: of a rubber won before, stopping changes nothing', () => {
    const deals = results('N 3NT=', 'S 1C=', 'N 3NT=');
    expect(rubber.sheet(deals, true)).toEqual(rubber.sheet(deals, false));
  });

  it('results after the deal that won the rubber get no row', () => {
    expect(sheetOf('N 3NT=', 'N 3NT=', 'S 7NTXX=', 'S 3NT=')).toEqual(sheetOf('N 3NT=', 'N 3NT='));
  });

  it('R67: a corrected result changes the vulnerability of the deals after it', () => {
    const before = sheetOf('N 3NT=', 'N 4SX-2');
    const after = sheetOf('N 3NT-1', 'N 4SX-2');
    expect(before.rows[1]!.points).toEqual({ N: 0, S: 500 });
    expect(after.rows[1]!.points).toEqual({ N: 0, S: 300 });
  });
});

import { describe, expect, it } from 'vitest';
import { gameOf, viewOfPad } from '../../../src/pads/index.ts';
import type { HonoursKind, PadStrain } from '../../../src/pads/index.ts';
import { after, lastScored, padOf } from '../../support/pad.ts';

const scored = (...texts: readonly string[]) => lastScored(padOf('auction-1913', ...texts));
const viewAfter = (...texts: readonly string[]) => viewOfPad(padOf('auction-1913', ...texts));
const game = gameOf('auction-1913');

describe('auction bridge with royals', () => {
  it.each([
    ['S', 2],
    ['C', 6],
    ['D', 7],
    ['H', 8],
    ['R', 9],
    ['NT', 10],
  ])('R81: a trick in %s is worth %i', (strain, value) => {
    expect(scored(`N 1${strain}=`)).toEqual([`N trick-score ${value} below`]);
    expect(scored(`N 2${strain}X=`)).toEqual([`N trick-score ${value * 4} below`, 'N made-doubled 50']);
    expect(scored(`N 1${strain}XX=`)).toEqual([`N trick-score ${value * 4} below`, 'N made-redoubled 100']);
  });

  it('R81: tricks beyond the bid count too, if the bid is made', () => {
    expect(scored('N 1H+2')).toEqual(['N trick-score 24 below']);
    expect(scored('N 2H-1')).toEqual(['S tricks-short 50']);
  });

  it('R81: made doubled, 50 and 50 a trick over; redoubled, 100 and 100', () => {
    expect(scored('N 3NTX+2')).toEqual(['N trick-score 100 below', 'N made-doubled 50', 'N overtricks 100']);
    expect(scored('N 1DXX+1')).toEqual([
      'N trick-score 56 below',
      'N made-redoubled 100',
      'N overtricks 100',
    ]);
  });

  it('R81: tricks short, 50, 100 or 200 each', () => {
    expect(scored('N 3H-2')).toEqual(['S tricks-short 100']);
    expect(scored('N 3HX-2')).toEqual(['S tricks-short 200']);
    expect(scored('N 3HXX-2')).toEqual(['S tricks-short 400']);
    expect(scored('N 3R-2')).toEqual(['S tricks-short 100']);
  });

  it('R81: one spade costs 50 a trick and never more than 100, a slam included, unless it is redoubled', () => {
    expect(scored('N 1S-1')).toEqual(['S tricks-short 50']);
    expect(scored('N 1SX-1')).toEqual(['S tricks-short 50']);
    expect(scored('N 1S-2')).toEqual(['S tricks-short 100']);
    expect(scored('N 1SX-3')).toEqual(['S tricks-short 100']);
    expect(scored('N 1SX-6')).toEqual(['S tricks-short 100']);
    expect(scored('N 1S-7')).toEqual(['S tricks-short 100']);
    expect(scored('N 1SXX-2')).toEqual(['S tricks-short 400']);
    expect(scored('N 1SXX-7')).toEqual(['S tricks-short 1400', 'S grand-slam 40']);
    expect(scored('N 1S-7 S:five')).toEqual(['S tricks-short 100', 'S honours 10']);
    expect(scored('N 2S-3')).toEqual(['S tricks-short 150']);
    expect(scored('N 1R-3')).toEqual(['S tricks-short 150']);
  });

  it('R81: slams for the tricks taken, to the declarer only if the contract is made', () => {
    expect(scored('N 1C+5')).toEqual(['N trick-score 36 below', 'N little-slam 20']);
    expect(scored('N 6H=')).toEqual(['N trick-score 48 below', 'N little-slam 20']);
    expect(scored('N 1C+6')).toEqual(['N trick-score 42 below', 'N grand-slam 40']);
    expect(scored('N 7H-1')).toEqual(['S tricks-short 50']);
    expect(scored('N 1C-6')).toEqual(['S tricks-short 300', 'S little-slam 20']);
    expect(scored('N 1C-7')).toEqual(['S tricks-short 350', 'S grand-slam 40']);
  });

  const HONOURS: Readonly<Record<string, readonly number[]>> = {
    three: [4, 12, 14, 16, 18, 30],
    four: [8, 24, 28, 32, 36, 40],
    'four-in-one': [16, 48, 56, 64, 72, 100],
    five: [10, 30, 35, 40, 45],
    'five-four-in-one': [18, 54, 63, 72, 81],
    'five-in-one': [20, 60, 70, 80, 90],
  };

  it.each(Object.entries(HONOURS))('R81: honours, %s, in every strain', (kind, values) => {
    for (const [at, value] of values.entries()) {
      const strain = game.strains[at]!;
      expect(scored(`N 1${strain}= S:${kind}`).at(-1)).toBe(`S honours ${value}`);
      expect(scored(`N 1${strain}XX-1 N:${kind}`).at(-1)).toBe(`N honours ${value}`);
    }
  });

  it('R81: which honours there are', () => {
    const six: readonly HonoursKind[] = [
      'three',
      'four',
      'four-in-one',
      'five',
      'five-four-in-one',
      'five-in-one',
    ];
    for (const strain of ['S', 'C', 'D', 'H', 'R'] satisfies PadStrain[])
      expect(game.honours(strain)).toEqual(six);
    expect(game.honours('NT')).toEqual(['three', 'four', 'four-in-one']);
  });

  it('R81: 30 below the line is a game, which ends both part-scores', () => {
    const { sheet } = viewAfter('S 1NT=', 'N 3R=', 'N 1S+1');
    expect(sheet.rows.map(({ rubber }) => rubber?.game)).toEqual([null, null, 'N']);
    expect(sheet).toMatchObject({ part: { N: 0, S: 0 }, totals: { N: 31, S: 10 } });
  });

  it('R81: the rubber is 250, whatever the other side has, and the totals decide', () => {
    expect(viewAfter('N 3NT=', 'N 3NT=').sheet).toMatchObject({
      bonuses: [{ name: 'rubber-bonus', ruling: 'R81', seat: 'N', amount: 250 }],
      totals: { N: 310, S: 0 },
      winner: 'N',
    });
    expect(viewAfter('N 3NT=', 'S 3NT=', 'N 3NT=').sheet.bonuses).toMatchObject([{ amount: 250 }]);
    expect(viewAfter('N 3NTX-4', 'N 3NT=', 'N 3NT=').sheet.winner).toBe('S');
  });

  it('R81: says nothing of a rubber stopped early: no bonus, the totals stand', () => {
    const { sheet } = viewOfPad(after(padOf('auction-1913', 'N 3NT=', 'S 1C='), { type: 'stop' }));
    expect(sheet).toMatchObject({ bonuses: [], totals: { N: 30, S: 6 }, winner: 'N' });
  });

  it('R81: bids outrank by the value of their tricks, then by how many they are', () => {
    const { bids } = game;
    expect(bids).toHaveLength(42);
    // 3S and 1C are both worth 6.
    expect(bids.slice(0, 4)).toEqual(['1S', '2S', '1C', '3S']);
    expect(bids.at(-1)).toBe('7NT');
    // The examples of the source: 3C over 2R, both worth 18; 2NT over 3C; 4C does not reach 3R.
    expect(bids.indexOf('3C')).toBeGreaterThan(bids.indexOf('2R'));
    expect(bids.indexOf('2NT')).toBeGreaterThan(bids.indexOf('3C'));
    expect(bids.indexOf('4C')).toBeLessThan(bids.indexOf('3R'));
    expect(bids.indexOf('5C')).toBeGreaterThan(bids.indexOf('3R'));
  });

  it('R81: a deal is never passed out, for the dealer bids one spade at least', () => {
    expect(game.passedOut).toBe(false);
  });
});

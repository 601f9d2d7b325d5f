import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { scored, total } from './helpers.ts';

const sixDeal = scoringOf({ scoring: 'six-deal', redoubledBonus: 200 });

describe('six-deal scoring', () => {
  it.each([
    ['bit-score', 100, ['0NT', '1C', '1D', '1H', '1S']],
    ['part-score', 200, ['1NT', '2C', '2D', '2H', '2S', '2NT', '3C', '3D', '3H', '3S', '4C', '4D']],
    ['game-score', 700, ['3NT', '4H', '4S', '4NT', '5C', '5D', '5H', '5S']],
    ['small-slam', 1400, ['6C', '6D', '6H', '6S']],
    ['grand-slam', 2100, ['7C', '7D', '7H', '7S']],
    ['sub-slam', 1500, ['5NT']],
    ['giant-slam', 2000, ['6NT']],
    ['super-slam', 2500, ['7NT']],
  ])('R50: a made bid scores the declarer, %s %i', (name, amount, bids) => {
    for (const bid of bids) expect(scored(sixDeal, `S ${bid}=`), bid).toEqual([`S ${name} ${amount}`]);
  });

  it('R51: made doubled 400, made redoubled 1000, undoubled nothing', () => {
    expect(scored(sixDeal, 'N 4S=')).toEqual(['N game-score 700']);
    expect(scored(sixDeal, 'N 4SX=')).toEqual(['N game-score 700', 'N made-doubled 400']);
    expect(scored(sixDeal, 'N 4SXX=')).toEqual(['N game-score 700', 'N made-redoubled 1000']);
  });

  it.each([
    ['', 100, []],
    ['X', 200, ['N made-doubled 400']],
    ['XX', 500, ['N made-redoubled 1000']],
  ])('R52: one overtrick and seven bring the same, %s %i', (doubling, amount, made) => {
    for (const over of [1, 2, 7]) {
      const lines = ['N bit-score 100', ...made, `N overtricks ${amount}`];
      expect(scored(sixDeal, `N 0NT${doubling}+${over}`), `+${over}`).toEqual(lines);
    }
  });

  it.each([
    [1, 100, 300, 400],
    [2, 200, 600, 800],
    [3, 300, 900, 1200],
    [4, 400, 1200, 1600],
    [5, 500, 1500, 2000],
    [6, 1000, 3000, 4000],
    [7, 1000, 3000, 4000],
    [13, 1000, 3000, 4000],
  ])(
    'R53: %i short scores the defender %i, doubled %i, redoubled %i',
    (short, undoubled, doubled, redoubled) => {
      expect(scored(sixDeal, `N 7C-${short}`)).toEqual([`S tricks-short ${undoubled}`]);
      expect(scored(sixDeal, `N 7CX-${short}`)).toEqual([`S tricks-short ${doubled}`]);
      expect(scored(sixDeal, `S 7CXX-${short}`)).toEqual([`N tricks-short ${redoubled}`]);
    },
  );

  it('R55: the checks of the rulebook', () => {
    expect(total(sixDeal, 'N 3SX=')).toBe(600);
    expect(total(sixDeal, 'N 4CXX=')).toBe(1200);
    expect(total(sixDeal, 'N 6NTXX+1')).toBe(3500);
    for (const bid of ['3C', '0NT', '7NT']) {
      expect(scored(sixDeal, `N ${bid}X-3`), bid).toEqual(['S tricks-short 900']);
    }
  });
});

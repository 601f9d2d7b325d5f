import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { scored } from './helpers.ts';

const summary = scoringOf({ scoring: 'summary', redoubledBonus: 200 });

describe('summary scoring', () => {
  // One overtrick keeps R73's prizes out of it; seven-level bids have neither.
  it.each([
    ['bit-score', 150, ['0NT+1', '1C+1', '1D+1', '1H+1', '1S+1']],
    ['part-score', 250, ['1NT+1', '2NT+1', '2C+1', '2D+1', '2H+1', '2S+1', '3C+1', '3D+1', '3H+1', '3S+1']],
    ['part-score', 250, ['4C+1', '4D+1']],
    ['game-score', 750, ['3NT+1', '4NT+1', '4H+1', '4S+1', '5C+1', '5D+1', '5H+1', '5S+1']],
    ['sub-slam', 1500, ['5NT+1']],
    ['small-slam', 1500, ['6C+1', '6D+1', '6H+1', '6S+1']],
    ['giant-slam', 2200, ['6NT+1']],
    ['grand-slam', 2200, ['7C=', '7D=', '7H=', '7S=']],
    ['super-slam', 2500, ['7NT=']],
  ])('R72, R73: a made bid alone, %s %i', (name, amount, made) => {
    for (const text of made) expect(scored(summary, `S ${text}`), text).toEqual([`S ${name} ${amount}`]);
  });

  it('R73: exactly the tricks bid, 250 up to 5NT and 100 at level six', () => {
    for (const bid of ['0NT', '1S', '2D', '3NT', '4C', '5C', '5NT']) {
      expect(scored(summary, `N ${bid}=`)[1], bid).toBe('N exactly-made 250');
    }
    for (const bid of ['6C', '6S', '6NT']) {
      expect(scored(summary, `N ${bid}=`)[1], bid).toBe('N exactly-made 100');
    }
  });

  it('R73: exactly three tricks over, 350; two or four nothing', () => {
    expect(scored(summary, 'N 2C+2')).toEqual(['N part-score 250']);
    expect(scored(summary, 'N 2C+3')).toEqual(['N part-score 250', 'N three-over 350']);
    expect(scored(summary, 'N 2C+4')).toEqual(['N part-score 250']);
  });

  it('R73: the sum with the prizes and with made doubled counts twice, redoubled four times', () => {
    expect(scored(summary, 'N 3SX=')).toEqual([
      'N part-score 250',
      'N exactly-made 250',
      'N made-doubled 400',
      'N multiplied 900',
    ]);
    expect(scored(summary, 'N 1CXX+3')).toEqual([
      'N bit-score 150',
      'N three-over 350',
      'N made-redoubled 1000',
      'N multiplied 4500',
    ]);
    expect(scored(summary, 'S 7NTXX=')).toEqual([
      'S super-slam 2500',
      'S made-redoubled 1000',
      'S multiplied 10500',
    ]);
  });

  it.each([
    [1, 100, 200, 300],
    [2, 200, 500, 700],
    [3, 300, 800, 1100],
    [4, 400, 1100, 1500],
    [5, 700, 2000, 2700],
    [6, 1000, 3000, 4000],
    [7, 1000, 3000, 4000],
    [13, 1000, 3000, 4000],
  ])(
    'R74: %i short scores the defender %i, doubled %i, redoubled %i, not multiplied',
    (short, ...amounts) => {
      const [undoubled, doubled, redoubled] = amounts;
      expect(scored(summary, `N 7C-${short}`)).toEqual([`S tricks-short ${undoubled}`]);
      expect(scored(summary, `N 7CX-${short}`)).toEqual([`S tricks-short ${doubled}`]);
      expect(scored(summary, `S 7CXX-${short}`)).toEqual([`N tricks-short ${redoubled}`]);
    },
  );
});

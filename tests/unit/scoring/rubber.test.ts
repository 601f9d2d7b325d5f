import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { scored, total } from './helpers.ts';

const rubber = scoringOf({ scoring: 'rubber', redoubledBonus: 200 });
const rubber250 = scoringOf({ scoring: 'rubber', redoubledBonus: 250 });

/** Makes its declarer vulnerable. */
const GAME_N = 'N 3NT=';
const GAME_S = 'S 3NT=';

describe('what a deal scores in a rubber', () => {
  it.each([
    ['1C', 20, 40, 80],
    ['2D', 40, 80, 160],
    ['3H', 90, 180, 360],
    ['4S', 120, 240, 480],
    ['0NT', 10, 20, 40],
    ['1NT', 40, 80, 160],
    ['3NT', 100, 200, 400],
  ])('R62: %s below the line %i, doubled %i, redoubled %i', (bid, undoubled, doubled, redoubled) => {
    expect(scored(rubber, `S ${bid}=`)).toEqual([`S trick-score ${undoubled} below`]);
    expect(scored(rubber, `S ${bid}X=`)).toEqual([`S trick-score ${doubled} below`, 'S made-doubled 100']);
    expect(scored(rubber, `S ${bid}XX=`)).toEqual([
      `S trick-score ${redoubled} below`,
      'S made-redoubled 200',
    ]);
  });

  it.each([
    ['C', 20, 40],
    ['D', 20, 40],
    ['H', 30, 60],
    ['S', 30, 60],
    ['NT', 30, 60],
  ])('R63: an undoubled overtrick in %s %i, two %i, vulnerable or not', (strain, one, two) => {
    for (const earlier of [[], [GAME_N]]) {
      expect(scored(rubber, `N 2${strain}+1`, ...earlier)[1]).toBe(`N overtricks ${one}`);
      expect(scored(rubber, `N 2${strain}+2`, ...earlier)[1]).toBe(`N overtricks ${two}`);
    }
  });

  it('R63: a doubled overtrick 100, vulnerable 200; redoubled twice that; the same in every strain', () => {
    for (const strain of ['C', 'H', 'NT']) {
      expect(scored(rubber, `N 2${strain}X+3`)[1]).toBe('N overtricks 300');
      expect(scored(rubber, `N 2${strain}X+3`, GAME_N)[1]).toBe('N overtricks 600');
      expect(scored(rubber, `N 2${strain}XX+3`)[1]).toBe('N overtricks 600');
      expect(scored(rubber, `N 2${strain}XX+3`, GAME_N)[1]).toBe('N overtricks 1200');
    }
  });

  it('R64: made doubled 100, made redoubled 200 or by option 250', () => {
    for (const earlier of [[], [GAME_N]]) {
      expect(scored(rubber, 'N 2CX=', ...earlier)[1]).toBe('N made-doubled 100');
      expect(scored(rubber250, 'N 2CX=', ...earlier)[1]).toBe('N made-doubled 100');
      expect(scored(rubber, 'N 2CXX=', ...earlier)[1]).toBe('N made-redoubled 200');
      expect(scored(rubber250, 'N 2CXX=', ...earlier)[1]).toBe('N made-redoubled 250');
    }
  });

  it.each([
    ['5NT', 1000],
    ['6NT', 1300],
    ['7NT', 1600],
    ['6C', 900],
    ['6S', 900],
    ['7D', 1500],
    ['7H', 1500],
  ])('R65: %s, slam bonus %i, whatever the vulnerability and the doubling', (bid, bonus) => {
    for (const earlier of [[], [GAME_N]]) {
      for (const doubling of ['', 'X', 'XX']) {
        expect(scored(rubber, `N ${bid}${doubling}=`, ...earlier)[1]).toBe(`N slam-bonus ${bonus}`);
      }
    }
  });

  it('R65: no slam bonus for five of a suit or 4NT, nor for a slam made but not bid', () => {
    for (const text of ['N 5S=', 'N 4NT=']) expect(scored(rubber, text)).toHaveLength(1);
    expect(scored(rubber, 'N 4NT+3')).toEqual(['N trick-score 130 below', 'N overtricks 90']);
    expect(scored(rubber, 'N 5C+2')).toEqual(['N trick-score 100 below', 'N overtricks 40']);
  });

  it.each([
    [1, 50, 100, 200],
    [2, 100, 300, 600],
    [3, 150, 500, 1000],
    [7, 350, 1300, 2600],
    [13, 650, 2500, 5000],
  ])(
    'R66: %i short, not vulnerable: %i, doubled %i, redoubled %i',
    (short, undoubled, doubled, redoubled) => {
      // That the defender is vulnerable does not matter.
      for (const earlier of [[], [GAME_S]]) {
        expect(scored(rubber, `N 7S-${short}`, ...earlier)).toEqual([`S tricks-short ${undoubled}`]);
        expect(scored(rubber, `N 7SX-${short}`, ...earlier)).toEqual([`S tricks-short ${doubled}`]);
        expect(scored(rubber, `N 7SXX-${short}`, ...earlier)).toEqual([`S tricks-short ${redoubled}`]);
      }
    },
  );

  it.each([
    [1, 100, 200, 400],
    [2, 200, 500, 1000],
    [3, 300, 800, 1600],
    [7, 700, 2000, 4000],
    [13, 1300, 3800, 7600],
  ])('R66: %i short, vulnerable: %i, doubled %i, redoubled %i', (short, undoubled, doubled, redoubled) => {
    expect(scored(rubber, `S 7S-${short}`, GAME_S)).toEqual([`N tricks-short ${undoubled}`]);
    expect(scored(rubber, `S 7SX-${short}`, GAME_S)).toEqual([`N tricks-short ${doubled}`]);
    expect(scored(rubber, `S 7SXX-${short}`, GAME_S)).toEqual([`N tricks-short ${redoubled}`]);
  });

  it('R62–R65: all parts of one deal, in the order of the sheet', () => {
    expect(scored(rubber250, 'S 6HXX+1', GAME_S)).toEqual([
      'S trick-score 720 below',
      'S overtricks 400',
      'S slam-bonus 900',
      'S made-redoubled 250',
    ]);
    expect(total(rubber250, 'S 6HXX+1', GAME_S)).toBe(2270);
  });
});

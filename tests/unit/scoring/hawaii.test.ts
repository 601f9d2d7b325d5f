import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { scored } from './helpers.ts';

const hawaii = scoringOf({ scoring: 'hawaii', redoubledBonus: 200 });

describe('Hawaii scoring', () => {
  it('R61: exactly the tricks bid, 200, doubled or not', () => {
    expect(scored(hawaii, 'N 3NT=')).toEqual(['N game-score 700', 'N exacto 200']);
    expect(scored(hawaii, 'N 3NTX=')).toEqual(['N game-score 700', 'N made-doubled 400', 'N exacto 200']);
    expect(scored(hawaii, 'N 3NTXX=')).toEqual(['N game-score 700', 'N made-redoubled 1000', 'N exacto 200']);
    expect(scored(hawaii, 'N 7NT=')).toEqual(['N super-slam 2500', 'N exacto 200']);
  });

  it('R61: one to three overtricks bring nothing', () => {
    for (const over of [1, 2, 3]) {
      expect(scored(hawaii, `S 2H+${over}`)).toEqual(['S part-score 200']);
      expect(scored(hawaii, `S 2HX+${over}`)).toEqual(['S part-score 200', 'S made-doubled 400']);
    }
  });

  it('R61: four or more overtricks, 500, doubled or not', () => {
    for (const over of [4, 5, 7]) {
      expect(scored(hawaii, `S 0NT+${over}`)).toEqual(['S bit-score 100', 'S surplus 500']);
      expect(scored(hawaii, `S 0NTXX+${over}`)).toEqual([
        'S bit-score 100',
        'S made-redoubled 1000',
        'S surplus 500',
      ]);
    }
  });

  it('R61, R53: a defeated bid scores as in six-deal', () => {
    expect(scored(hawaii, 'N 4H-1')).toEqual(['S tricks-short 100']);
    expect(scored(hawaii, 'N 4HX-5')).toEqual(['S tricks-short 1500']);
    expect(scored(hawaii, 'S 4HXX-10')).toEqual(['N tricks-short 4000']);
  });
});

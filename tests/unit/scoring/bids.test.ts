import { describe, expect, it } from 'vitest';
import { BIDS, levelOf, strainOf } from '../../../src/engine/auction/call.ts';
import { bidOfContract, overOrShort, tricksNeeded } from '../../../src/engine/scoring/contract.ts';
import { SCORE_NAMES, scoringOf } from '../../../src/engine/scoring/index.ts';
import { NAMED_BIDS } from '../../../src/engine/scoring/tables.ts';
import { result } from './helpers.ts';

describe('bids and their names', () => {
  it('R50: each of the 36 bids has one name', () => {
    expect(Object.values(NAMED_BIDS).flat().toSorted()).toEqual(BIDS.toSorted());
  });

  it('R13: a level in clubs that does not exist is a fault, not a score of nothing', () => {
    for (const scoring of ['six-deal', 'hawaii', 'summary', 'rubber'] as const) {
      const system = scoringOf({ scoring, redoubledBonus: 200 });
      const noBid = { level: 0, strain: 'C', doubled: 0, declarer: 'N', tricks: 6 } as const;
      expect(() => system.lines(noBid, [])).toThrow(/^0C is none of 0NT 1C .* 7NT$/);
    }
  });

  it('R13: a bid of n contracts for 6 + n tricks', () => {
    expect(tricksNeeded({ level: 0 })).toBe(6);
    expect(tricksNeeded({ level: 7 })).toBe(13);
  });

  it('R13: tricks over and short reach from 13 short to 7 over', () => {
    expect(overOrShort({ level: 7, tricks: 0 })).toBe(-13);
    expect(overOrShort({ level: 0, tricks: 13 })).toBe(7);
    expect(overOrShort(result('N 4H='))).toBe(0);
  });

  it('R22: the bid of a contract', () => {
    for (const bid of BIDS) expect(bidOfContract({ level: levelOf(bid), strain: strainOf(bid) })).toBe(bid);
  });

  it('no two parts of a score share a name', () => {
    expect(new Set(SCORE_NAMES).size).toBe(SCORE_NAMES.length);
  });
});

import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/engine/seat.ts';
import { gameOf, viewOfPad } from '../../../src/pads/index.ts';
import { after, lastScored, padOf } from '../../support/pad.ts';

const scored = (...texts: readonly string[]) => lastScored(padOf('contract', ...texts));
const viewAfter = (...texts: readonly string[]) => viewOfPad(padOf('contract', ...texts));
/** Makes N vulnerable. */
const GAME = 'N 3NT=';

describe('contract bridge', () => {
  it('R80: below the line, as the strain and the doubling say', () => {
    expect(scored('N 3C=')).toEqual(['N trick-score 60 below']);
    expect(scored('N 2D=')).toEqual(['N trick-score 40 below']);
    expect(scored('S 3H=')).toEqual(['S trick-score 90 below']);
    expect(scored('S 1S=')).toEqual(['S trick-score 30 below']);
    expect(scored('N 1NT=')).toEqual(['N trick-score 40 below']);
    expect(scored('N 3NT=')).toEqual(['N trick-score 100 below']);
    expect(scored('N 2NTX=')).toEqual(['N trick-score 140 below', 'N made-doubled 50']);
    expect(scored('N 2NTXX=')).toEqual(['N trick-score 280 below', 'N made-redoubled 100']);
  });

  it('R80: overtricks, as in Bridgette’s rubbers', () => {
    expect(scored('N 1C+2')).toContain('N overtricks 40');
    expect(scored('N 1NT+2')).toContain('N overtricks 60');
    expect(scored('N 1SX+2')).toContain('N overtricks 200');
    expect(scored('N 1SXX+2')).toContain('N overtricks 400');
    expect(scored(GAME, 'N 1SX+2')).toContain('N overtricks 400');
    expect(scored(GAME, 'N 1SXX+2')).toContain('N overtricks 800');
    expect(scored(GAME, 'S 1SX+2')).toContain('S overtricks 200');
  });

  it.each([
    ['', [50, 100, 150, 200]],
    ['X', [100, 300, 500, 800, 1100]],
    ['XX', [200, 600, 1000, 1600, 2200]],
  ])('R80: tricks short, not vulnerable, doubling "%s"', (doubling, amounts) => {
    for (const [at, amount] of amounts.entries()) {
      expect(scored(`N 4S${doubling}-${at + 1}`)).toEqual([`S tricks-short ${amount}`]);
    }
  });

  it.each([
    ['', [100, 200, 300]],
    ['X', [200, 500, 800, 1100]],
    ['XX', [400, 1000, 1600, 2200]],
  ])('R80: tricks short, vulnerable, doubling "%s"', (doubling, amounts) => {
    for (const [at, amount] of amounts.entries()) {
      expect(scored(GAME, `N 4S${doubling}-${at + 1}`)).toEqual([`S tricks-short ${amount}`]);
    }
  });

  it('R80: slams bid and made, not those only made', () => {
    expect(scored('N 6C=')).toEqual(['N trick-score 120 below', 'N small-slam 500']);
    expect(scored('N 6NT+1')).toContain('N small-slam 500');
    expect(scored(GAME, 'N 6C=')).toContain('N small-slam 750');
    expect(scored('N 7C=')).toContain('N grand-slam 1000');
    expect(scored(GAME, 'N 7NTX=')).toEqual([
      'N trick-score 440 below',
      'N grand-slam 1500',
      'N made-doubled 50',
    ]);
    expect(scored('N 5C+2')).toEqual(['N trick-score 100 below', 'N overtricks 40']);
    expect(scored('N 7C-1')).toEqual(['S tricks-short 50']);
  });

  it('R80: honours, to whichever side held them, the contract made or not', () => {
    expect(scored('N 2S= N:four')).toEqual(['N trick-score 60 below', 'N honours 100']);
    expect(scored('N 2S= S:five')).toEqual(['N trick-score 60 below', 'S honours 150']);
    expect(scored('N 2SX-1 N:five')).toEqual(['S tricks-short 100', 'N honours 150']);
    expect(scored('N 1NT= S:aces')).toEqual(['N trick-score 40 below', 'S honours 150']);
    const { honours } = gameOf('contract');
    expect(honours('H')).toEqual(['four', 'five']);
    expect(honours('NT')).toEqual(['aces']);
  });

  it('R80: a passed-out deal scores nothing, and the next player deals', () => {
    const { sheet, rows, deal } = viewAfter('N 2S=', 'pass');
    expect(sheet.rows.at(-1)).toMatchObject({ lines: [], points: { N: 0, S: 0 }, totals: { N: 60, S: 0 } });
    expect(rows.map(({ dealer }) => dealer)).toEqual(['N', 'S']);
    expect(deal).toMatchObject({ dealer: 'N', part: { N: 60, S: 0 } });
  });

  it('R80: two games win the rubber, 700 or 500, and the higher total the match', () => {
    expect(viewAfter(GAME, GAME).sheet).toMatchObject({
      complete: true,
      totals: { N: 900, S: 0 },
      winner: 'N',
      bonuses: [{ name: 'rubber-bonus', ruling: 'R80', seat: 'N', amount: 700 }],
    });
    expect(viewAfter(GAME, 'S 3NT=', GAME).sheet.bonuses).toMatchObject([{ seat: 'N', amount: 500 }]);
    expect(viewAfter('N 4SX-5', GAME, GAME).sheet.winner).toBe('S');
  });

  it('R80: stopped early, 300 a game and 100 a part-score in an unfinished game', () => {
    const { sheet, deal } = viewOfPad(after(padOf('contract', GAME, 'S 1C='), { type: 'stop' }));
    expect(sheet.bonuses).toMatchObject([
      { name: 'game-bonus', ruling: 'R80', seat: 'N', amount: 300 },
      { name: 'part-score-bonus', ruling: 'R80', seat: 'S', amount: 100 },
    ]);
    expect(sheet).toMatchObject({ totals: { N: 400, S: 120 }, winner: 'N' });
    expect(deal).toBeNull();
  });

  it('R80: 0NT is no bid of it, and both sides may declare any other', () => {
    const { bids } = gameOf('contract');
    expect(bids).toHaveLength(35);
    expect(bids.slice(0, 6)).toEqual(['1C', '1D', '1H', '1S', '1NT', '2C']);
    for (const seat of SEATS) expect(scored(`${seat} 1C=`)).toEqual([`${seat} trick-score 20 below`]);
  });
});

import { describe, expect, it } from 'vitest';
import { aimOf, gameOf, levelFor, viewOfPad } from '../../../src/pads/index.ts';
import { after, lastScored, padOf } from '../../support/pad.ts';

const scored = (...texts: readonly string[]) => lastScored(padOf('minibridge', ...texts));
const viewAfter = (...texts: readonly string[]) => viewOfPad(padOf('minibridge', ...texts));

describe('Minibridge', () => {
  it('R82: a part-score counts every trick over six, and 50', () => {
    expect(scored('N 1C+3')).toEqual(['N trick-score 80', 'N part-score 50']);
    expect(scored('N 1D=')).toEqual(['N trick-score 20', 'N part-score 50']);
    expect(scored('S 1H+1')).toEqual(['S trick-score 60', 'S part-score 50']);
    expect(scored('S 1NT+2')).toEqual(['S trick-score 100', 'S part-score 50']);
  });

  it('R82: a game counts every trick over six, and 300', () => {
    expect(scored('N 3NT=')).toEqual(['N trick-score 100', 'N game-score 300']);
    expect(scored('N 4S+1')).toEqual(['N trick-score 150', 'N game-score 300']);
    expect(scored('N 5D+2')).toEqual(['N trick-score 140', 'N game-score 300']);
  });

  it('R82: a contract that fails costs 50 a trick', () => {
    expect(scored('N 1C-1')).toEqual(['S tricks-short 50']);
    expect(scored('N 4S-4')).toEqual(['S tricks-short 200']);
    expect(scored('S 3NT-9')).toEqual(['N tricks-short 450']);
  });

  it('R82: the contracts are a part-score or a game in each strain, never doubled, without honours', () => {
    const { bids, doublings, honours } = gameOf('minibridge');
    expect(bids).toEqual(['1C', '1D', '1H', '1S', '1NT', '5C', '5D', '4H', '4S', '3NT']);
    expect(doublings).toEqual([0]);
    expect(honours('NT')).toEqual([]);
    expect([levelFor('part', 'H'), levelFor('game', 'H')]).toEqual([1, 4]);
    expect([aimOf({ level: 1 }), aimOf({ level: 5 })]).toEqual(['part', 'game']);
  });

  it('R82: four deals, and the higher total wins', () => {
    const three = ['N 1C=', 'S 1C=', 'N 1C='];
    expect(viewAfter(...three)).toMatchObject({ sheet: { complete: false, winner: null }, deal: { at: 3 } });
    expect(viewAfter(...three, 'S 1C+1')).toMatchObject({
      sheet: { complete: true, winner: 'S', totals: { N: 140, S: 160 } },
      deal: null,
    });
  });

  it('R82: equal totals are a draw, and no fifth deal breaks it', () => {
    const { sheet, deal } = viewAfter('N 1C=', 'S 1C=', 'N 1C=', 'S 1C=');
    expect(sheet).toMatchObject({ complete: true, tieBreak: false, winner: 'draw' });
    expect(deal).toBeNull();
  });

  it('R82, R91: stopped early, nobody has won', () => {
    const { sheet } = viewOfPad(after(padOf('minibridge', 'N 1C='), { type: 'stop' }));
    expect(sheet).toMatchObject({ complete: false, winner: null });
  });
});

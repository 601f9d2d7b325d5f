import { describe, expect, it } from 'vitest';
import { gameOf, viewOfPad } from '../../../src/pads/index.ts';
import type { PadKind } from '../../../src/pads/index.ts';
import { after, emptyPad, entry, fill, lastScored, padOf } from '../../support/pad.ts';

const total = (kind: PadKind, ...texts: readonly string[]) => {
  const { points } = viewOfPad(padOf(kind, ...texts)).sheet.rows.at(-1)!;
  return points.N + points.S;
};

describe('Bridgette’s own pads', () => {
  it('R55: the rulebook’s checks', () => {
    expect(total('six-deal', 'N 3SX=')).toBe(600);
    expect(total('six-deal', 'N 4CXX=')).toBe(1200);
    expect(total('six-deal', 'N 6NTXX+1')).toBe(3500);
    expect(total('six-deal', 'N 3HX-3')).toBe(900);
    expect(total('six-deal', 'N 0NTX-3')).toBe(900);
  });

  it.each(['six-deal', 'hawaii', 'rubber', 'summary'] as const)(
    'R13, R65: 36 bids from 0NT on, no honours, no deal passed out: %s',
    (kind) => {
      const { bids, doublings, honours, passedOut } = gameOf(kind);
      expect(bids).toHaveLength(36);
      expect(bids[0]).toBe('0NT');
      expect(doublings).toEqual([0, 1, 2]);
      expect(honours('S')).toEqual([]);
      expect(passedOut).toBe(false);
    },
  );

  it('R61: Hawaii’s own prizes', () => {
    expect(lastScored(padOf('hawaii', 'N 2H='))).toEqual(['N part-score 200', 'N exacto 200']);
    expect(lastScored(padOf('hawaii', 'N 2H+4'))).toEqual(['N part-score 200', 'N surplus 500']);
  });

  it('R72: the short rules pay 750 for a game', () => {
    expect(lastScored(padOf('summary', 'N 4H+1'))).toEqual(['N game-score 750']);
  });

  it('R64: the bonus of a redoubled contract is a choice of the rubber pad alone', () => {
    const made = [entry('N 1CXX=')];
    expect(lastScored(fill(emptyPad('rubber', 250), made))).toContain('N made-redoubled 250');
    expect(lastScored(fill(emptyPad('rubber', 200), made))).toContain('N made-redoubled 200');
    expect(gameOf('rubber').choosesRedoubledBonus).toBe(true);
    expect(gameOf('six-deal').choosesRedoubledBonus).toBe(false);
  });

  it('R4, R60: the deal alternates, and a tie-break is dealt by who dealt first', () => {
    const level = padOf('six-deal', 'N 4S=', 'S 4S=', 'N 4S=', 'S 4S=', 'N 4S=', 'S 4S=');
    const { rows, deal } = viewOfPad(level);
    expect(rows.map(({ dealer }) => dealer)).toEqual(['N', 'S', 'N', 'S', 'N', 'S']);
    expect(deal).toMatchObject({ at: 6, dealer: 'N', tieBreak: true });
    const decided = viewOfPad(fill(level, [entry('S 1C=')]));
    expect(decided).toMatchObject({ deal: null, sheet: { winner: 'S' } });
    const southFirst = viewOfPad(after(level, { type: 'deal-first', seat: 'S' }));
    expect(southFirst.deal).toMatchObject({ dealer: 'S', tieBreak: true });
    expect(southFirst.firstDealer).toBe('S');
  });

  it('R54, R91: six deals decide; stopped before, nobody has won', () => {
    const five = padOf('six-deal', ...Array.from({ length: 5 }, () => 'N 1C='));
    expect(viewOfPad(after(five, { type: 'stop' }))).toMatchObject({
      stopped: true,
      deal: null,
      sheet: { winner: null },
    });
    expect(viewOfPad(fill(five, [entry('N 1C=')])).sheet).toMatchObject({ complete: true, winner: 'N' });
  });

  it('R67: vulnerability, part-scores, what is missing for a game, and what wins it', () => {
    const { deal } = viewOfPad(padOf('rubber', 'N 3NT=', 'S 2H='));
    expect(deal).toMatchObject({
      vulnerable: { N: true, S: false },
      part: { N: 0, S: 60 },
      needs: { N: 100, S: 40 },
      gameBids: { N: ['5C', '5D', '4H', '4S', '3NT'], S: ['2C', '2D', '2H', '2S', '1NT'] },
    });
    expect(viewOfPad(emptyPad('six-deal')).deal).toMatchObject({ needs: null, gameBids: { N: [], S: [] } });
    // In auction bridge nothing is scored otherwise for a side that has a game.
    expect(viewOfPad(padOf('auction-1913', 'N 3NT=')).deal).toMatchObject({
      vulnerable: { N: false, S: false },
      needs: { N: 30, S: 30 },
      gameBids: { N: ['5C', '5D', '4H', '4R', '3NT'] },
    });
  });

  it('R69: a rubber stopped early is closed with its bonuses, and both may go on after all', () => {
    const stopped = after(padOf('rubber', 'N 3NT=', 'S 2H='), { type: 'stop' });
    expect(viewOfPad(stopped).sheet).toMatchObject({ totals: { N: 400, S: 110 }, winner: 'N' });
    const again = after(stopped, { type: 'go-on' });
    expect(viewOfPad(again)).toMatchObject({ stopped: false, sheet: { bonuses: [], winner: null } });
  });
});

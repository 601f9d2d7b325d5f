import { describe, expect, it } from 'vitest';
import { CALLS, isBid } from '../../../src/engine/auction/call.ts';
import type { Call } from '../../../src/engine/auction/call.ts';
import { contractOf, lastBid, legalCalls, makeCall, standing } from '../../../src/engine/auction/index.ts';
import { auctionAfter, legalCueBids, legalSet, refusal } from '../../support/auction.ts';

/** Both may bid every strain and jump in spades; N 17 points, S 11. */
const EVEN = { N: 'AK52.KQ3.A74.J92', S: 'QJT9.AJ54.K65.T8' };

describe('pass, double, redouble', () => {
  it('R18: pass is allowed after a bid, a pass, a double and a transfer', () => {
    for (const calls of ['1C', '1C P', '1C X', '1C P 2C-queen 2S T']) {
      expect(refusal(auctionAfter(calls, EVEN), 'P')).toBeNull();
    }
  });

  it('R19: only the opponent’s last call can be doubled: a natural bid, a jump, an evading jump or a transfer', () => {
    for (const calls of ['1C', '1C 2S', '1C P 2C-queen 3S', '1C P 2C-queen 2S T']) {
      const auction = auctionAfter(calls, EVEN);
      expect(refusal(auction, 'X')).toBeNull();
      expect(makeCall(auction, 'X').calls.at(-1)?.meaning).toBe('double');
    }
    for (const calls of ['1C P', '1C X', '1C 1D P', '1C X 1D P']) {
      expect(refusal(auctionAfter(calls, EVEN), 'X')).toEqual(['nothing-to-double', 'R19', {}]);
    }
  });

  it('R19: a double does not change what the next bid must beat, and any later bid cancels it', () => {
    const doubled = auctionAfter('1H X', EVEN);
    expect(standing(doubled)).toEqual({ level: 1, strain: 'H', doubled: 1, declarer: 'N' });
    expect(refusal(doubled, '1H')).toEqual(['bid-too-low', 'R14', { last: '1H' }]);
    const rebid = makeCall(doubled, '1S');
    expect(standing(rebid)).toEqual({ level: 1, strain: 'S', doubled: 0, declarer: 'N' });
    expect(standing(makeCall(rebid, 'X'))?.doubled).toBe(1);
    expect(standing(auctionAfter('1C X 2C-queen', EVEN))?.doubled).toBe(0);
  });

  it('R20: a redouble answers the opponent’s double and nothing else', () => {
    const doubled = auctionAfter('1C X', EVEN);
    expect(refusal(doubled, 'XX')).toBeNull();
    expect(makeCall(doubled, 'XX').calls.at(-1)?.meaning).toBe('redouble');
    for (const calls of ['1C', '1C P', '1C X 1D', '1C P 2C-queen 2S T', '1C P 2C-queen 2S']) {
      expect(refusal(auctionAfter(calls, EVEN), 'XX')).toEqual(['nothing-to-redouble', 'R20', {}]);
    }
    const recue = auctionAfter('1C P 2C-queen 2S X', EVEN);
    expect(refusal(recue, 'XX')).toEqual(['must-answer-again', 'R37', { answer: '2NT' }]);
  });
});

describe('the end', () => {
  const over = ['auction-over', 'R21', {}];

  it('R21a: the second of two passes in a row ends the auction, a single one does not', () => {
    expect(auctionAfter('1C P', EVEN).turn).toBe('N');
    expect(auctionAfter('1C P 1D P', EVEN).turn).toBe('N');
    const ended = auctionAfter('1C P P', EVEN);
    expect(ended.turn).toBeNull();
    expect(legalCalls(ended)).toEqual([]);
    for (const call of CALLS) expect(refusal(ended, call)).toEqual(over);
  });

  it('R21b: a pass straight after a double ends the auction', () => {
    expect(auctionAfter('1C X P', EVEN).turn).toBeNull();
    expect(auctionAfter('1C X 1D P', EVEN).turn).toBe('N');
  });

  it('R21c: a redouble ends the auction at once', () => {
    const ended = auctionAfter('1C X XX', EVEN);
    expect(ended.turn).toBeNull();
    expect(refusal(ended, 'P')).toEqual(over);
  });

  it('R21d: a pass straight after a transfer ends the auction', () => {
    expect(auctionAfter('1C P 2C-queen 2S T P', EVEN).turn).toBeNull();
    expect(auctionAfter('1C P 2C-queen 2S T X P', EVEN).turn).toBeNull();
    expect(auctionAfter('1C P 2C-queen 2S T 2NT P', EVEN).turn).toBe('S');
  });

  it('R21: a call on an auction that is over changes nothing', () => {
    const ended = auctionAfter('1C P P', EVEN);
    expect(makeCall(ended, '1D')).toBe(ended);
  });

  it('R22: the contract is the last bid, and its maker the declarer', () => {
    expect(contractOf(auctionAfter('1C 2S P P', EVEN))).toEqual({
      level: 2,
      strain: 'S',
      doubled: 0,
      declarer: 'S',
    });
    expect(contractOf(auctionAfter('1C 2S X P', EVEN))).toEqual({
      level: 2,
      strain: 'S',
      doubled: 1,
      declarer: 'S',
    });
    expect(contractOf(auctionAfter('0NT X XX', EVEN))).toEqual({
      level: 0,
      strain: 'NT',
      doubled: 2,
      declarer: 'N',
    });
    expect(contractOf(auctionAfter('1C 2S P', EVEN))).toBeNull();
    expect(lastBid(auctionAfter('1C 2S P', EVEN))).toEqual({ seat: 'S', bid: '2S' });
  });

  it('R22: the contract of a transferred bid is declared by the player who transferred', () => {
    const answered = auctionAfter('1C P 2C-queen 2S', EVEN);
    expect(lastBid(answered)).toEqual({ seat: 'S', bid: '2S' });
    const contract = { level: 2, strain: 'S', doubled: 0, declarer: 'N' };
    expect(contractOf(auctionAfter('1C P 2C-queen 2S T P', EVEN))).toEqual(contract);
  });
});

describe('one-pass auctions', () => {
  const options = { cueBids: false, auctionEnd: 'one-pass' } as const;

  it('R70: the first pass after a bid ends the auction', () => {
    const ended = auctionAfter('1C P', EVEN, options);
    expect(ended.turn).toBeNull();
    expect(legalCalls(ended)).toEqual([]);
    expect(refusal(ended, '1D')).toEqual(['auction-over', 'R70', {}]);
    expect(contractOf(ended)).toEqual({ level: 1, strain: 'C', doubled: 0, declarer: 'N' });
  });

  it('R70: the dealer must still open, and there are no cue-bids', () => {
    expect(refusal(auctionAfter('', EVEN, options), 'P')).toEqual(['must-open', 'R12', {}]);
    expect(legalCueBids(auctionAfter('1C', EVEN, options))).toEqual([]);
    expect(refusal(auctionAfter('1C', EVEN, options), '2C-ace')).toEqual(['cue-bids-off', 'R23', {}]);
  });

  it('R70: a pass after a double ends it with the contract doubled', () => {
    expect(contractOf(auctionAfter('1C X P', EVEN, options))?.doubled).toBe(1);
  });

  it('R70: after a redouble the opponent may pass or bid, nothing else', () => {
    const redoubled = auctionAfter('1C X XX', EVEN, options);
    expect(redoubled.turn).toBe('S');
    const others: readonly Call[] = legalCalls(redoubled).filter((call) => !isBid(call));
    expect(others).toEqual(['P']);
    expect(legalSet(redoubled)).toContain('1D');
    expect(refusal(redoubled, 'X')).toEqual(['nothing-to-double', 'R19', {}]);
    expect(refusal(redoubled, 'XX')).toEqual(['nothing-to-redouble', 'R20', {}]);
    expect(contractOf(makeCall(redoubled, 'P'))).toEqual({
      level: 1,
      strain: 'C',
      doubled: 2,
      declarer: 'N',
    });
  });

  it('R70: a bid cancels double and redouble', () => {
    const rebid = auctionAfter('1C X XX 1D', EVEN, options);
    expect(standing(rebid)).toEqual({ level: 1, strain: 'D', doubled: 0, declarer: 'S' });
    expect(refusal(rebid, 'X')).toBeNull();
    expect(contractOf(makeCall(rebid, 'P'))?.doubled).toBe(0);
  });
});

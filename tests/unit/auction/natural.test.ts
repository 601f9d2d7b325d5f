import { describe, expect, it } from 'vitest';
import {
  BIDS,
  CALLS,
  bidHeight,
  bidOfHeight,
  isBid,
  isCueBid,
  levelOf,
  strainOf,
} from '../../../src/engine/auction/call.ts';
import type { Call } from '../../../src/engine/auction/call.ts';
import {
  contractOf,
  lastBid,
  legalCalls,
  makeCall,
  standing,
  startAuction,
} from '../../../src/engine/auction/index.ts';
import {
  ADVANCED,
  auctionAfter,
  handsOf,
  legalBids,
  legalCueBids,
  legalSet,
  refusal,
} from '../../support/auction.ts';

/** Both may bid every strain and jump in spades; N 17 points, S 11. */
const EVEN = { N: 'AK52.KQ3.A74.J92', S: 'QJT9.AJ54.K65.T8' };
/** N: five spades, four hearts, three diamonds, one club. S: no hearts, one spade, six of each minor. */
const ODD = { N: 'AK752.KQ32.A74.9', S: '9..KQJ865.KQJT82' };

describe('turns and bids', () => {
  it('R12: the dealer opens, with a natural bid only', () => {
    const start = startAuction('S', handsOf(EVEN), ADVANCED);
    expect(start.turn).toBe('S');
    expect(legalCalls(start)).toEqual(BIDS);
    for (const call of ['P', 'X', 'XX', 'T'] as const)
      expect(refusal(start, call)).toEqual(['must-open', 'R12', {}]);
    expect(lastBid(start)).toBeNull();
    expect(standing(start)).toBeNull();
    expect(contractOf(start)).toBeNull();
  });

  it('R12: turns alternate', () => {
    expect(auctionAfter('', EVEN).turn).toBe('N');
    expect(auctionAfter('1C', EVEN).turn).toBe('S');
    expect(auctionAfter('1C P', EVEN).turn).toBe('N');
    expect(auctionAfter('1C P 1D', EVEN).calls.map((record) => record.seat)).toEqual(['N', 'S', 'N']);
  });

  it('R13: bids rank by level, then strain, from 0NT to 7NT', () => {
    expect(BIDS).toHaveLength(36);
    expect(BIDS.slice(0, 7)).toEqual(['0NT', '1C', '1D', '1H', '1S', '1NT', '2C']);
    expect(BIDS.slice(-2)).toEqual(['7S', '7NT']);
    expect(BIDS.filter((bid) => bid.startsWith('0'))).toEqual(['0NT']);
    BIDS.forEach((bid, height) => {
      expect(bidHeight(bid)).toBe(height);
      expect(bidOfHeight(height)).toBe(bid);
      expect(`${levelOf(bid)}${strainOf(bid)}`).toBe(bid);
    });
    expect(bidOfHeight(-1)).toBeNull();
    expect(bidOfHeight(36)).toBeNull();
  });

  it('R13: there are 256 calls, 36 of them bids and 216 cue-bids', () => {
    expect(new Set(CALLS).size).toBe(256);
    expect(CALLS.filter(isBid)).toEqual(BIDS);
    expect(CALLS.filter(isCueBid)).toHaveLength(216);
  });

  it('R14: a bid must be higher than the last, by whomever', () => {
    const over = auctionAfter('1H', EVEN);
    expect(refusal(over, '1D')).toEqual(['bid-too-low', 'R14', { last: '1H' }]);
    expect(refusal(over, '1H')).toEqual(['bid-too-low', 'R14', { last: '1H' }]);
    expect(refusal(over, '1S')).toBeNull();
    const own = auctionAfter('1H P', EVEN);
    expect(refusal(own, '1H')).toEqual(['bid-too-low', 'R14', { last: '1H' }]);
    expect(refusal(own, '1S')).toBeNull();
    expect(legalBids(auctionAfter('7S', EVEN))).toEqual(['7NT']);
    expect(legalBids(auctionAfter('7NT', EVEN))).toEqual([]);
  });

  it('R15: a natural bid in a suit needs two cards of it', () => {
    const opening = auctionAfter('', ODD);
    expect(refusal(opening, '1C')).toEqual(['two-cards-needed', 'R15', { suit: 'C', held: 1 }]);
    expect(refusal(auctionAfter('', { N: 'AK752.KQ32.A7.92', S: EVEN.S }), '1C')).toBeNull();
    expect(refusal(auctionAfter('1D', ODD), '1H')).toEqual([
      'two-cards-needed',
      'R15',
      { suit: 'H', held: 0 },
    ]);
    expect(refusal(auctionAfter('1D', ODD), '1S')).toEqual([
      'two-cards-needed',
      'R15',
      { suit: 'S', held: 1 },
    ]);
  });

  it('R15: a natural bid in no-trump needs a card in each suit', () => {
    expect(refusal(auctionAfter('', ODD), '0NT')).toBeNull();
    expect(refusal(auctionAfter('1S', ODD), '1NT')).toEqual(['no-void', 'R15', { void: 'H' }]);
    const twoVoids = auctionAfter('1S', { N: EVEN.N, S: 'QJT9876..KQT865.' });
    expect(refusal(twoVoids, '1NT')).toEqual(['no-void', 'R15', { void: 'C' }]);
  });

  it('R15: colons count for no suit', () => {
    const colons = auctionAfter('', { N: 'AK752.K.A743.:LRG', S: EVEN.S });
    expect(refusal(colons, '1H')).toEqual(['two-cards-needed', 'R15', { suit: 'H', held: 1 }]);
    expect(refusal(colons, '0NT')).toEqual(['no-void', 'R15', { void: 'C' }]);
  });
});

describe('jumps', () => {
  it('R16: a jump in a suit needs four cards of it', () => {
    const over = auctionAfter('1C', { N: EVEN.N, S: 'QJ9.AJ54.K654.T8' });
    expect(refusal(over, '2H')).toBeNull();
    expect(refusal(over, '2D')).toBeNull();
    expect(refusal(over, '2S')).toEqual(['jump-needs-four', 'R16', { suit: 'S', held: 3 }]);
    expect(refusal(over, '3C')).toEqual(['jump-needs-four', 'R16', { suit: 'C', held: 2 }]);
  });

  it('R16: the lowest level that beats the last bid is no jump, one level more is', () => {
    const over = auctionAfter('1H', { N: EVEN.N, S: 'QJ9.AJ5.K654.T98' });
    // 2H is the lowest hearts over 1H; 2S skips 1S.
    expect(refusal(over, '2H')).toBeNull();
    expect(makeCall(over, '2H').calls.at(-1)?.meaning).toBe('natural');
    expect(refusal(over, '2S')).toEqual(['jump-needs-four', 'R16', { suit: 'S', held: 3 }]);
    expect(refusal(over, '3D')).toBeNull();
    expect(makeCall(over, '3D').calls.at(-1)?.meaning).toBe('jump');
    // Over 0NT, 1NT is no jump and 2C is.
    const overNoTrump = auctionAfter('0NT', EVEN);
    expect(makeCall(overNoTrump, '1NT').calls.at(-1)?.meaning).toBe('natural');
    expect(refusal(overNoTrump, '2C')).toEqual(['jump-needs-four', 'R16', { suit: 'C', held: 2 }]);
  });

  it('R16: a jump in no-trump needs no more than a card in each suit', () => {
    const over = auctionAfter('1C', { N: EVEN.N, S: 'QJT987.A.KQ654.T' });
    expect(refusal(over, '2NT')).toBeNull();
    expect(makeCall(over, '2NT').calls.at(-1)?.meaning).toBe('jump');
    expect(refusal(auctionAfter('1C', { N: EVEN.N, S: 'QJT987.A.KQ6543.' }), '2NT')).toEqual([
      'no-void',
      'R15',
      { void: 'C' },
    ]);
  });

  it('R17: an opening is never a jump: two cards are enough at any level', () => {
    const opening = auctionAfter('', { N: 'A2.KQ32.A743.J92', S: EVEN.S });
    for (const bid of ['1S', '2S', '7S'] as const) {
      expect(refusal(opening, bid)).toBeNull();
      expect(makeCall(opening, bid).calls.at(-1)?.meaning).toBe('natural');
    }
  });

  it('R17: with openingJump, an opening in a suit above level 1 needs four', () => {
    const opening = auctionAfter('', { N: 'A.K32.A743.J9532', S: EVEN.S }, { openingJump: true });
    expect(refusal(opening, '1H')).toBeNull();
    expect(refusal(opening, '1S')).toEqual(['two-cards-needed', 'R15', { suit: 'S', held: 1 }]);
    expect(refusal(opening, '2H')).toEqual(['opening-needs-four', 'R17', { suit: 'H', held: 3 }]);
    expect(refusal(opening, '2S')).toEqual(['opening-needs-four', 'R17', { suit: 'S', held: 1 }]);
    expect(refusal(opening, '2C')).toBeNull();
    expect(refusal(opening, '2D')).toBeNull();
    expect(makeCall(opening, '2D').calls.at(-1)?.meaning).toBe('natural');
    expect(refusal(opening, '7NT')).toBeNull();
    const threeClubs = auctionAfter('', { N: 'AQ2.K32.A743.J95', S: EVEN.S }, { openingJump: true });
    expect(refusal(threeClubs, '1NT')).toBeNull();
    expect(refusal(threeClubs, '1C')).toBeNull();
    expect(refusal(threeClubs, '2C')).toEqual(['opening-needs-four', 'R17', { suit: 'C', held: 3 }]);
  });

  it('R17: openingJump changes nothing after the opening', () => {
    const over = auctionAfter('1C', { N: EVEN.N, S: 'QJ9.AJ54.K654.T8' }, { openingJump: true });
    expect(refusal(over, '2C')).toBeNull();
    expect(refusal(over, '2S')).toEqual(['jump-needs-four', 'R16', { suit: 'S', held: 3 }]);
  });
});

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

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
import {
  contractOf,
  lastBid,
  legalCalls,
  makeCall,
  standing,
  startAuction,
} from '../../../src/engine/auction/index.ts';
import { ADVANCED, auctionAfter, handsOf, legalBids, refusal } from '../../support/auction.ts';

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

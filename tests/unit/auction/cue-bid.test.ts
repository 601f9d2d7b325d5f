import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../../../src/engine/auction/call.ts';
import type { Call, Keyword } from '../../../src/engine/auction/call.ts';
import { makeCall, trueAnswer } from '../../../src/engine/auction/index.ts';
import { auctionAfter, legalBids, legalCueBids, legalSet, refusal } from '../../support/auction.ts';

/** N asks: 17 points. S answers: 11 points, four spades and hearts, three diamonds, two clubs. */
const N = 'AK52.KQ3.A74.J92';
const S = 'QJT9.AJ54.K65.T8';
const EVEN = { N, S };

/** What S must answer when N, having opened `opening`, asks `cueBid`. */
function answerTo(opening: string, cueBid: string, responder: string): string | null {
  return trueAnswer(auctionAfter(`${opening} P ${cueBid}`, { N, S: responder }));
}
/** Six cue-bids of one bid, or those with the keywords given. */
function cueBidsOf(bid: string, keywords: readonly Keyword[] = KEYWORDS): readonly string[] {
  return keywords.map((keyword) => `${bid}-${keyword}`);
}

describe('asking', () => {
  it('R23: cue-bids are an option of the match', () => {
    const off = auctionAfter('1S', EVEN, { cueBids: false });
    expect(legalCueBids(off)).toEqual([]);
    expect(refusal(off, '2S-short')).toEqual(['cue-bids-off', 'R23', {}]);
    expect(refusal(auctionAfter('1S', EVEN), '2S-short')).toBeNull();
  });

  it('R23: each keyword is answered with its own kind of suit', () => {
    const answers = KEYWORDS.map((keyword) => answerTo('0NT', `1NT-${keyword}`, S));
    expect(answers).toEqual(['2C', '2C', '2H', '2D', '2S', '2H']);
  });

  it('R23: short is fewer than three cards, a void included', () => {
    expect(answerTo('0NT', '1NT-short', 'QJT9.A54.K65.T87')).toBe('2NT');
    expect(answerTo('0NT', '1NT-short', 'QJT9.A654.K65.T8')).toBe('2C');
    expect(answerTo('0NT', '1NT-short', 'QJT98.A654.K653.')).toBe('2C');
  });

  it('R23: null is no ace, king, queen or jack, a void included', () => {
    expect(answerTo('0NT', '1NT-null', 'QJT9.J54.K65.Q87')).toBe('2NT');
    expect(answerTo('0NT', '1NT-null', 'QJT9.T54.K65.Q87')).toBe('2H');
    expect(answerTo('0NT', '1NT-null', 'QJT98.J654.KQ65.')).toBe('2C');
  });

  it('R23: colons never count', () => {
    expect(answerTo('0NT', '1NT-ace', 'QJT9.J54.K6.T:LRG')).toBe('2NT');
    expect(answerTo('0NT', '1NT-short', 'QJT9.J54.K6.KQT:G')).toBe('2D');
  });

  it('R24: a cue-bid needs ten points', () => {
    const ten = auctionAfter('1S', { N, S: 'QJT9.A654.8653.K' });
    expect(legalCueBids(ten)).toEqual(cueBidsOf('2S'));
    expect(refusal(ten, '3S-short')).toEqual(['cue-bid-level', 'R25', { right: ['2S'], afterAnswer: false }]);
    const nine = auctionAfter('1S', { N, S: 'QJT9.A654.8653.Q' });
    expect(legalCueBids(nine)).toEqual([]);
    expect(refusal(nine, '2S-short')).toEqual(['cue-bid-needs-ten', 'R24', { points: 9 }]);
  });

  it('R24: colons are worth no points', () => {
    const colons = auctionAfter('1S', { N, S: 'QJT9.A6.865.Q:LRG' });
    expect(refusal(colons, '2S-short')).toEqual(['cue-bid-needs-ten', 'R24', { points: 9 }]);
  });

  it('R24: R15 and R16 do not apply to a cue-bid', () => {
    expect(legalCueBids(auctionAfter('1S', { N, S: '.AJT54.KQ65.T843' }))).toEqual(cueBidsOf('2S'));
    expect(legalCueBids(auctionAfter('1NT', { N, S: '.AJT54.KQ65.T843' }))).toEqual(cueBidsOf('2NT'));
  });

  it('R24: a keyword that was answered may not be used again by the same player', () => {
    const known = { keyword: 'queen' };
    const answered = auctionAfter('1C P 2C-queen 2S', EVEN);
    expect(refusal(answered, '2NT-queen')).toEqual(['already-answered', 'R24', known]);
    expect(refusal(answered, '3S-queen')).toEqual(['already-answered', 'R24', known]);
    expect(refusal(answered, '2NT-king')).toBeNull();
    const later = auctionAfter('1C P 2C-queen 2S 3C P', EVEN);
    expect(refusal(later, '4C-queen')).toEqual(['already-answered', 'R24', known]);
    const twice = auctionAfter('1C P 2C-queen 2S 2NT-king 3D', EVEN);
    expect(refusal(twice, '3H-queen')).toEqual(['already-answered', 'R24', known]);
    expect(refusal(twice, '3H-king')).toEqual(['already-answered', 'R24', { keyword: 'king' }]);
  });

  it('R24: the other player may still use it', () => {
    expect(refusal(auctionAfter('1C P 2C-queen 2S 3C', EVEN), '4C-queen')).toBeNull();
  });

  it('R24: a keyword that was evaded may be asked again', () => {
    expect(refusal(auctionAfter('1C P 2C-queen 3S', EVEN), '4S-queen')).toBeNull();
    expect(refusal(auctionAfter('1C P 2C-queen 3C-ace 3D 3NT', EVEN), '4NT-queen')).toBeNull();
    expect(refusal(auctionAfter('1C P 2C-queen 3C-ace 3D 3NT', EVEN), '4NT-ace')).toBeNull();
  });

  it('R25: a cue-bid raises the last bid by one full level', () => {
    const over = auctionAfter('1S', EVEN);
    expect(legalCueBids(over)).toEqual(cueBidsOf('2S'));
    for (const call of ['1S-short', '3S-short', '2H-short', '1NT-short', '2NT-ace'] as const) {
      expect(refusal(over, call)).toEqual(['cue-bid-level', 'R25', { right: ['2S'], afterAnswer: false }]);
    }
    expect(legalCueBids(auctionAfter('0NT', EVEN))).toEqual(cueBidsOf('1NT'));
  });

  it('R25: it may follow a pass or a double, and raise one’s own bid', () => {
    expect(legalCueBids(auctionAfter('1S P', EVEN))).toEqual(cueBidsOf('2S'));
    expect(legalCueBids(auctionAfter('1S X', EVEN))).toEqual(cueBidsOf('2S'));
    expect(legalCueBids(auctionAfter('1C 1S P', EVEN))).toEqual(cueBidsOf('2S'));
  });

  it('R25: nothing can be raised above level 7', () => {
    expect(refusal(auctionAfter('7C', EVEN), '7C-short')).toEqual([
      'cue-bid-level',
      'R25',
      { right: [], afterAnswer: false },
    ]);
  });

  it('R27: a level without room is not recommended in the refusal of another', () => {
    const high = auctionAfter('6S', EVEN);
    expect(legalCueBids(high)).toEqual([]);
    expect(refusal(high, '7S-short')).toEqual(['cue-bid-no-room', 'R27', {}]);
    expect(refusal(high, '7H-short')).toEqual(['cue-bid-level', 'R25', { right: [], afterAnswer: false }]);
  });

  it('R26: a cue-bid never opens the auction', () => {
    expect(refusal(auctionAfter('', EVEN), '1C-short')).toEqual(['cue-bid-cannot-open', 'R26', {}]);
    expect(legalCueBids(auctionAfter('', EVEN))).toEqual([]);
  });
});

describe('room to go on', () => {
  /** N opens high with this hand; S then asks. */
  const OPENER = '65.K93.A742.J932';
  const noRoom = ['cue-bid-no-room', 'R27', {}];

  it('R27: every answer must fit below level 8', () => {
    const asker = 'AKQT.AT5.KQ6.Q84';
    expect(refusal(auctionAfter('5NT', { N: OPENER, S: asker }), '6NT-short')).toBeNull();
    expect(refusal(auctionAfter('6C', { N: OPENER, S: asker }), '7C-short')).toEqual(noRoom);
  });

  it('R27: over an answer of 7NT only a transfer is left, and that needs no void', () => {
    const void4 = { N: OPENER, S: 'AKQJ.AQT54.KQT8.' };
    expect(refusal(auctionAfter('5NT', void4), '6NT-short')).toEqual(noRoom);
    // Over 5S the highest answer is 7S, which four spades take over.
    expect(refusal(auctionAfter('5S', void4), '6S-short')).toBeNull();
    const void3 = { N: OPENER, S: 'AKQ.AQT54.KQT86.' };
    expect(refusal(auctionAfter('5S', void3), '6S-short')).toEqual(noRoom);
  });

  it('R27: two cards of a higher suit are enough to go on', () => {
    expect(refusal(auctionAfter('5H', { N: OPENER, S: 'AK.AQT.KQJT9865.' }), '6H-short')).toBeNull();
    expect(refusal(auctionAfter('5H', { N: OPENER, S: 'A.AQT.KQJT98653.' }), '6H-short')).toEqual(noRoom);
    // With four hearts the answer of 7H can be transferred instead.
    expect(refusal(auctionAfter('5H', { N: OPENER, S: 'A.AQT8.KQJT9865.' }), '6H-short')).toBeNull();
  });
});

describe('answering', () => {
  it('R28: the lowest bid that names a suit to show', () => {
    const responder = 'QJT98.5.K98652.T'; // short in hearts and clubs
    expect(answerTo('1D', '2D-short', responder)).toBe('2H');
    expect(answerTo('0NT', '1NT-short', responder)).toBe('2C');
    expect(answerTo('1D', '2D-short', S)).toBe('3C');
    expect(answerTo('1D', '2D-short', 'QJT98.AJ654.2.T8')).toBe('3C');
    expect(answerTo('1D', '2D-short', 'QJT98.A654.2.T87')).toBe('3D');
  });

  it('R28: with nothing to show, no-trump', () => {
    const none = 'QJT9.A54.K65.T87';
    expect(answerTo('1D', '2D-short', none)).toBe('2NT');
    expect(answerTo('0NT', '1NT-short', none)).toBe('2NT');
  });

  it('R28: any other answer is untrue', () => {
    const asked = auctionAfter('1D P 2D-short', EVEN);
    for (const call of ['2H', '2S', '2NT', '3D'] as const) {
      expect(refusal(asked, call)).toEqual(['untrue-answer', 'R28', { answer: '3C' }]);
    }
    expect(refusal(asked, '3C')).toBeNull();
    expect(refusal(asked, '2D')).toEqual(['bid-too-low', 'R14', { last: '2D' }]);
  });

  it('R29: an answer needs no cards of its suit, nor of all suits in no-trump', () => {
    const heartVoid = auctionAfter('1D P 2D-short', { N, S: 'QJT98..K986532.T' });
    expect(trueAnswer(heartVoid)).toBe('2H');
    expect(refusal(heartVoid, '2H')).toBeNull();
    const noJack = auctionAfter('1D P 2D-jack', { N, S: 'QT98..KQ9865.T87' });
    expect(trueAnswer(noJack)).toBe('2NT');
    expect(refusal(noJack, '2NT')).toBeNull();
  });

  it('R29: no answer is due where nothing was asked', () => {
    for (const calls of ['', '1D', '1D P', '1D P 2D-short 3C', '1D P 2D-short 3H', '1D P P']) {
      expect(trueAnswer(auctionAfter(calls, EVEN))).toBeNull();
    }
  });

  it('R30: an answer is never the contract: the cue-bidder must call again', () => {
    const answered = auctionAfter('1D P 2D-short 3C', EVEN);
    expect(answered.turn).toBe('N');
    expect(refusal(answered, 'P')).toEqual(['no-pass-after-answer', 'R35', {}]);
  });

  it('R31: answer, jump or cue-bid, nothing else', () => {
    const asked = auctionAfter('1D P 2D-short', EVEN);
    const jumps = [
      '3H',
      '3S',
      '3NT',
      '4H',
      '4S',
      '4NT',
      '5H',
      '5S',
      '5NT',
      '6H',
      '6S',
      '6NT',
      '7H',
      '7S',
      '7NT',
    ];
    expect(legalSet(asked)).toEqual(new Set(['3C', ...jumps, ...cueBidsOf('3D')]));
    for (const call of ['P', 'X', 'XX', 'T'] as const) {
      expect(refusal(asked, call)).toEqual(['must-answer', 'R31', { answer: '3C' }]);
    }
  });

  it('R31: an evading jump needs four cards of the suit, in no-trump no void', () => {
    const asked = auctionAfter('1D P 2D-short', EVEN);
    expect(refusal(asked, '4D')).toEqual(['jump-needs-four', 'R16', { suit: 'D', held: 3 }]);
    expect(refusal(asked, '3H')).toBeNull();
    const heartVoid = auctionAfter('1D P 2D-short', { N, S: 'QJT98..K986532.T' });
    expect(refusal(heartVoid, '3NT')).toEqual(['no-void', 'R15', { void: 'H' }]);
  });

  it('R31: an evading cue-bid raises the cue-bid one level and needs ten points', () => {
    const asked = auctionAfter('1D P 2D-short', EVEN);
    expect(refusal(asked, '3D-short')).toBeNull();
    expect(refusal(asked, '2H-short')).toEqual([
      'cue-bid-level',
      'R25',
      { right: ['3D'], afterAnswer: false },
    ]);
    const weak = auctionAfter('1D P 2D-short', { N, S: 'QJT9.J654.K65.T8' });
    expect(refusal(weak, '3D-short')).toEqual(['cue-bid-needs-ten', 'R24', { points: 7 }]);
  });

  it('R32: after an evading jump the cue-bidder may pass, double, bid or cue-bid', () => {
    const jumped = auctionAfter('1D P 2D-short 3H', EVEN);
    expect(jumped.calls.at(-1)?.meaning).toBe('evading-jump');
    expect(jumped.question).toBeNull();
    const calls: readonly Call[] = ['P', 'X', '3S', '3NT', '4H-short', '5S'];
    for (const call of calls) expect(refusal(jumped, call)).toBeNull();
    expect(refusal(jumped, 'T')).toEqual(['nothing-to-transfer', 'R38', {}]);
    expect(makeCall(jumped, 'X').calls.at(-1)?.meaning).toBe('double');
    expect(makeCall(jumped, '4H-short').calls.at(-1)?.meaning).toBe('cue-bid');
  });

  it('R33: after an evading cue-bid the first cue-bidder must answer or evade', () => {
    const evaded = auctionAfter('1D P 2D-short 3D-king', EVEN);
    expect(evaded.calls.at(-1)?.meaning).toBe('evading-cue-bid');
    expect(trueAnswer(evaded)).toBe('3H');
    expect(refusal(evaded, 'P')).toEqual(['must-answer', 'R31', { answer: '3H' }]);
    expect(legalBids(evaded)).toEqual(['3H', '4S', '4NT', '5S', '5NT', '6S', '6NT', '7S', '7NT']);
    expect(legalCueBids(evaded)).toEqual(cueBidsOf('4D'));
    const answered = makeCall(evaded, '3H');
    expect(refusal(answered, 'P')).toEqual(['no-pass-after-answer', 'R35', {}]);
    expect(refusal(answered, 'T')).toBeNull();
    expect(legalCueBids(answered)).toEqual(
      ['3S', '4H'].flatMap((bid) => cueBidsOf(bid, ['short', 'null', 'ace', 'queen', 'jack'])),
    );
  });
});

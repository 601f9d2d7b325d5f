import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../../../src/engine/auction/call.ts';
import type { Keyword } from '../../../src/engine/auction/call.ts';
import { contractOf, legalCalls, makeCall, standing, trueAnswer } from '../../../src/engine/auction/index.ts';
import { auctionAfter, legalBids, legalCueBids, legalSet, refusal } from '../../support/auction.ts';

/** N asks: 17 points. S answers: 11 points, four spades and hearts, three diamonds, two clubs. */
const N = 'AK52.KQ3.A74.J92';
const S = 'QJT9.AJ54.K65.T8';
const EVEN = { N, S };

/** The cue-bids on these bids with every keyword but one. */
function cueBidsBut(known: Keyword, ...bids: readonly string[]): readonly string[] {
  const others = KEYWORDS.filter((keyword) => keyword !== known);
  return bids.flatMap((bid) => others.map((keyword) => `${bid}-${keyword}`));
}

describe('straight after an answer', () => {
  it('R34: a subsequent cue-bid raises the answer one level or is the very next bid', () => {
    const over2S = auctionAfter('1C P 2C-queen 2S', EVEN);
    expect(legalCueBids(over2S)).toEqual(cueBidsBut('queen', '2NT', '3S'));
    for (const call of ['3C-ace', '3NT-ace', '2S-ace', '4S-ace'] as const) {
      expect(refusal(over2S, call)).toEqual([
        'cue-bid-level',
        'R34',
        { right: ['2NT', '3S'], afterAnswer: true },
      ]);
    }
    expect(makeCall(over2S, '2NT-ace').calls.at(-1)?.meaning).toBe('subsequent-cue-bid');

    const over3NT = auctionAfter('1NT P 2NT-null 3NT', { N, S: 'QJT9.AJ54.K65.Q8' });
    expect(legalCueBids(over3NT)).toEqual(cueBidsBut('null', '4C', '4NT'));
  });

  it('R34: it may follow the second answer too', () => {
    const second = auctionAfter('0NT P 1NT-jack 2H X 2S', EVEN);
    expect(legalCueBids(second)).toEqual(cueBidsBut('jack', '2NT', '3S'));
  });

  it('R34: the very next bid is for subsequent cue-bids only', () => {
    const jumped = auctionAfter('1C P 2C-queen 3S', EVEN);
    expect(refusal(jumped, '3NT-ace')).toEqual([
      'cue-bid-level',
      'R25',
      { right: ['4S'], afterAnswer: false },
    ]);
  });

  it('R34: R27 applies to each of the two levels', () => {
    const high = auctionAfter('5C P 6C-king 6D', EVEN);
    expect(legalCueBids(high)).toEqual(cueBidsBut('king', '6H'));
    expect(refusal(high, '7D-ace')).toEqual(['cue-bid-no-room', 'R27', {}]);
  });

  it('R35: natural bid, subsequent cue-bid, recue-bid or transfer; no pass', () => {
    const answered = auctionAfter('1C P 2C-queen 2S', EVEN);
    expect(refusal(answered, 'P')).toEqual(['no-pass-after-answer', 'R35', {}]);
    expect(
      legalCalls(answered)
        .filter((call) => !call.includes('-'))
        .slice(0, 6),
    ).toEqual(['X', 'T', '2NT', '3C', '3D', '3H']);
    // Natural bids keep to R14–R16: hearts at level 3, not at level 4.
    expect(refusal(answered, '2H')).toEqual(['bid-too-low', 'R14', { last: '2S' }]);
    expect(refusal(answered, '4H')).toEqual(['jump-needs-four', 'R16', { suit: 'H', held: 3 }]);
    expect(refusal(answered, '3S')).toBeNull();
    expect(refusal(answered, '4S')).toBeNull();
    expect(makeCall(answered, '3S').calls.at(-1)?.meaning).toBe('natural');
    expect(makeCall(answered, '4S').calls.at(-1)?.meaning).toBe('jump');
  });

  it('R35: a natural bid closes the question', () => {
    const bid = auctionAfter('1C P 2C-queen 2S 3C', EVEN);
    expect(bid.question).toBeNull();
    expect(legalSet(bid)).toContain('P');
    expect(refusal(bid, 'X')).toBeNull();
    expect(makeCall(bid, 'X').calls.at(-1)?.meaning).toBe('double');
  });
});

describe('recue-bid', () => {
  it('R36: X straight after the first answer asks for a second suit and doubles nothing', () => {
    const recue = auctionAfter('0NT P 1NT-jack 2H X', EVEN);
    expect(recue.calls.at(-1)?.meaning).toBe('recue-bid');
    expect(standing(recue)?.doubled).toBe(0);
    expect(recue.turn).toBe('S');
  });

  it('R36: the first answer must have named a suit', () => {
    const none = auctionAfter('1NT P 2NT-null 3NT', { N, S: 'QJT9.AJ54.K65.Q8' });
    expect(refusal(none, 'X')).toEqual(['recue-needs-suit', 'R36', {}]);
  });

  it('R36: once per cue-bid', () => {
    const second = auctionAfter('0NT P 1NT-jack 2H X 2S', EVEN);
    expect(refusal(second, 'X')).toEqual(['recue-once', 'R36', {}]);
    const none = auctionAfter('1C P 2C-queen 2S X 2NT', EVEN);
    expect(refusal(none, 'X')).toEqual(['recue-once', 'R36', {}]);
    // The next cue-bid has a recue-bid of its own.
    expect(refusal(makeCall(makeCall(second, '2NT-ace'), '3H'), 'X')).toBeNull();
  });

  it('R36: the four other answers must fit below level 8', () => {
    const asker = 'AKQT.AT5.KQ6.Q84';
    const clubs = auctionAfter('5NT 6NT-short 7C', { N: 'J965.KQ3.A742.J9', S: asker });
    expect(refusal(clubs, 'X')).toBeNull();
    const diamonds = auctionAfter('5NT 6NT-short 7D', { N: 'J965.KQ32.A7.J93', S: asker });
    expect(refusal(diamonds, 'X')).toEqual(['recue-no-room', 'R36', {}]);
  });

  it('R36: the cue-bidder must be able to go on after each of them', () => {
    const opener = 'J965.K932.A732.J';
    // Over 7C the second answer might be 7NT: with a void no call would be left.
    const clubs = auctionAfter('5S 6S-short 7C', { N: opener, S: 'AKQT.AQT54.KQT8.' });
    expect(refusal(clubs, 'X')).toEqual(['recue-no-room', 'R36', {}]);
    const fitting = auctionAfter('5S 6S-short 7C', { N: opener, S: 'AKQT.AQT5.KQT8.8' });
    expect(refusal(fitting, 'X')).toBeNull();
  });

  it('R37: the second answer is the other suit whose bid is lowest', () => {
    const recue = auctionAfter('0NT P 1NT-jack 2H X', EVEN);
    expect(trueAnswer(recue)).toBe('2S');
    expect(legalCalls(recue)).toEqual(['2S']);
    // Kings of clubs, diamonds and hearts: 2C first, then 2D.
    const kings = auctionAfter('0NT P 1NT-king 2C X', { N: 'AK52.QJ3.A74.J92', S: 'QJT9.KT54.K65.K8' });
    expect(trueAnswer(kings)).toBe('2D');
    // Aces of hearts and clubs over 2D: 2H first, then 3C above the no-trump.
    const aces = auctionAfter('1D P 2D-ace 2H X', { N, S: 'QJT9.AJ54.K65.A8' });
    expect(trueAnswer(aces)).toBe('3C');
  });

  it('R37: with no other suit, no-trump', () => {
    const recue = auctionAfter('1C P 2C-queen 2S X', EVEN);
    expect(legalCalls(recue)).toEqual(['2NT']);
    expect(makeCall(recue, '2NT').calls.at(-1)?.meaning).toBe('second-answer');
  });

  it('R37: a recue-bid may not be evaded', () => {
    const recue = auctionAfter('0NT P 1NT-jack 2H X', EVEN);
    for (const call of ['P', 'X', 'XX', 'T', '2NT', '3H', '3S', '4S', '3H-ace', '2S-ace'] as const) {
      expect(refusal(recue, call)).toEqual(['must-answer-again', 'R37', { answer: '2S' }]);
    }
    expect(refusal(recue, '2H')).toEqual(['bid-too-low', 'R14', { last: '2H' }]);
  });
});

describe('transfer', () => {
  it('R38: takes over a suit of which the cue-bidder has four', () => {
    const four = auctionAfter('1C P 2C-queen 2S', EVEN);
    expect(refusal(four, 'T')).toBeNull();
    const three = auctionAfter('1C P 2C-queen 2S', { N: 'AK5.KQ32.A74.J92', S });
    expect(refusal(three, 'T')).toEqual(['transfer-needs-four', 'R38', { suit: 'S', held: 3 }]);
  });

  it('R38: takes over no-trump if the cue-bidder has no void', () => {
    const responder = 'QJT9.A54.K65.Q87';
    const noVoid = auctionAfter('1S P 2S-null 2NT', { N, S: responder });
    expect(refusal(noVoid, 'T')).toBeNull();
    const withVoid = auctionAfter('1S P 2S-null 2NT', { N: 'AK532.KQ32.A742.', S: responder });
    expect(refusal(withVoid, 'T')).toEqual(['transfer-no-void', 'R38', { void: 'C' }]);
  });

  it('R38: may follow the second answer, and then takes over that one', () => {
    const second = auctionAfter('0NT P 1NT-jack 2H X 2S', EVEN);
    expect(refusal(auctionAfter('0NT P 1NT-jack 2H', EVEN), 'T')).toEqual([
      'transfer-needs-four',
      'R38',
      { suit: 'H', held: 3 },
    ]);
    expect(refusal(second, 'T')).toBeNull();
    expect(standing(makeCall(second, 'T'))).toEqual({ level: 2, strain: 'S', doubled: 0, declarer: 'N' });
  });

  it('R38: there is nothing to transfer but an answer', () => {
    for (const calls of ['1C', '1C P', '1C X', '1C P 2C-queen 2S 3C', '1C P 2C-queen 2S T']) {
      expect(refusal(auctionAfter(calls, EVEN), 'T')).toEqual(['nothing-to-transfer', 'R38', {}]);
    }
  });

  it('R39: over a transfer the responder may pass, double, bid or cue-bid', () => {
    const transferred = auctionAfter('1C P 2C-queen 2S T', EVEN);
    expect(transferred.turn).toBe('S');
    expect(legalCalls(transferred).slice(0, 2)).toEqual(['P', 'X']);
    expect(legalBids(transferred).slice(0, 5)).toEqual(['2NT', '3C', '3D', '3H', '3S']);
    expect(refusal(transferred, '4D')).toEqual(['jump-needs-four', 'R16', { suit: 'D', held: 3 }]);
    expect(legalCueBids(transferred)).toEqual(KEYWORDS.map((keyword) => `3S-${keyword}`));
    expect(contractOf(makeCall(makeCall(transferred, 'X'), 'XX'))).toEqual({
      level: 2,
      strain: 'S',
      doubled: 2,
      declarer: 'N',
    });
  });
});

describe('the printed examples', () => {
  it('R41: the first lacks the dealer’s closing pass', () => {
    const printed = auctionAfter('0NT 1S 2C P 3C P', { N: 'AK5.K83.Q74.AJ92', S: 'QJT92.QJ5.K65.T8' });
    expect(printed.turn).toBe('N');
    expect(makeCall(printed, 'P').turn).toBeNull();
  });

  it('R41: the second has a pass after the redouble', () => {
    const printed = auctionAfter('1D 2H X 2NT X XX', EVEN);
    expect(refusal(printed, 'P')).toEqual(['auction-over', 'R21', {}]);
  });

  it('R41a: over the receiver’s 2D no cue-bid is made at level 2; over 1D it is', () => {
    const hands = { N: 'AK5.KQ3.74.AJ932', S: 'QJT.A54.AKQ65.T8' };
    expect(refusal(auctionAfter('1C 2D', hands), '2D-short')).toEqual([
      'cue-bid-level',
      'R25',
      { right: ['3D'], afterAnswer: false },
    ]);
    expect(auctionAfter('1C 1D 2D-short 3D-short', hands).calls.at(-1)?.meaning).toBe('evading-cue-bid');
  });

  it('R41b: a responder with the queens of diamonds and clubs must show clubs first', () => {
    const hands = { N: 'AK5.KQ3.A7.J9432', S: '98.J54.Q865.Q876' };
    const asked = auctionAfter('1C P 2C-short 2S 2NT-queen', hands);
    expect(refusal(asked, '3D')).toEqual(['untrue-answer', 'R28', { answer: '3C' }]);
    const read = auctionAfter('1C P 2C-short 2S 2NT-queen 3C X 3D 3H-ace 3NT 6C P P', hands);
    expect(contractOf(read)).toEqual({ level: 6, strain: 'C', doubled: 0, declarer: 'N' });
  });
});

describe('the record of a call', () => {
  it('R23: tells what was asked, shown and taken over', () => {
    const { calls } = auctionAfter('0NT P 1NT-jack 2H X 2S T', EVEN);
    expect(calls).toEqual([
      { seat: 'N', call: '0NT', meaning: 'natural', about: null },
      { seat: 'S', call: 'P', meaning: 'pass', about: null },
      { seat: 'N', call: '1NT-jack', meaning: 'cue-bid', about: { keyword: 'jack', strain: null } },
      { seat: 'S', call: '2H', meaning: 'answer', about: { keyword: 'jack', strain: 'H' } },
      { seat: 'N', call: 'X', meaning: 'recue-bid', about: { keyword: 'jack', strain: 'H' } },
      { seat: 'S', call: '2S', meaning: 'second-answer', about: { keyword: 'jack', strain: 'S' } },
      { seat: 'N', call: 'T', meaning: 'transfer', about: { keyword: 'jack', strain: 'S' } },
    ]);
  });

  it('R31: an evading jump tells what it leaves unanswered, an evading cue-bid what it asks', () => {
    expect(auctionAfter('1D P 2D-short 3H', EVEN).calls.at(-1)).toEqual({
      seat: 'S',
      call: '3H',
      meaning: 'evading-jump',
      about: { keyword: 'short', strain: null },
    });
    expect(auctionAfter('1D P 2D-short 3D-king', EVEN).calls.at(-1)?.about).toEqual({
      keyword: 'king',
      strain: null,
    });
  });

  it('R34: a natural bid after an answer is about nothing, a subsequent cue-bid about its own keyword', () => {
    expect(auctionAfter('1C P 2C-queen 2S 3C', EVEN).calls.at(-1)?.about).toBeNull();
    expect(auctionAfter('1C P 2C-queen 2S 2NT-ace', EVEN).calls.at(-1)?.about).toEqual({
      keyword: 'ace',
      strain: null,
    });
    expect(auctionAfter('1C P 2C-queen 2NT', { N, S: 'JT98.AJ54.K65.T8' }).calls.at(-1)?.about).toEqual({
      keyword: 'queen',
      strain: 'NT',
    });
  });
});

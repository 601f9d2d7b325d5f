import { describe, expect, it } from 'vitest';
import { CALLS } from '../../../src/engine/auction/call.ts';
import {
  explainCall,
  legalCalls,
  makeCall,
  startAuction,
  trueAnswer,
} from '../../../src/engine/auction/index.ts';
import type { AuctionOptions, AuctionState } from '../../../src/engine/auction/index.ts';
import { sortHand } from '../../../src/engine/hand.ts';
import type { Hand } from '../../../src/engine/hand.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import type { RandomBelow } from '../../../src/engine/shuffle.ts';
import { opponent } from '../../../src/engine/seat.ts';
import { ADVANCED } from '../../support/auction.ts';
import { seeded } from '../../support/random.ts';

/** Thirteen cards for each of four hands: the two players', and another for each. */
function fourHands(random: RandomBelow): readonly [Hand, Hand, Hand, Hand] {
  const pack = shuffledPack(random);
  const hand = (from: number): Hand => sortHand(pack.slice(from, from + 13));
  return [hand(0), hand(13), hand(26), hand(39)];
}

const OPTIONS: readonly AuctionOptions[] = [
  ADVANCED,
  { ...ADVANCED, openingJump: true },
  { ...ADVANCED, cueBids: false, auctionEnd: 'one-pass' },
];
const WALKS = 60;

/** Random auctions of which every position is shown to `look`, with another hand that the player not to act might as well hold. */
function walk(look: (auction: AuctionState, otherHand: Hand) => void): number {
  let positions = 0;
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const random = seeded(seed);
    const [n, s, other] = fourHands(random);
    let auction = startAuction('N', { N: n, S: s }, OPTIONS[seed % OPTIONS.length]!);
    while (auction.turn !== null) {
      look(auction, other);
      positions += 1;
      const calls = legalCalls(auction);
      // Cue-bids and what belongs to them more often than chance would have them; low bids and few passes, so that auctions are long.
      const asking = calls.filter((call) => call.includes('-') || call === 'X' || call === 'T');
      const low = calls.slice(0, 8).filter((call) => call !== 'P' || random(6) === 0);
      const pool = (asking.length > 0 && random(2) === 0) || low.length === 0 ? asking : low;
      auction = makeCall(auction, pool[random(pool.length)] ?? 'P');
    }
    look(auction, other);
  }
  return positions;
}

describe('every position of random auctions', () => {
  it('R12–R39: a call is legal exactly if no ruling speaks against it', () => {
    const positions = walk((auction) => {
      const legal = legalCalls(auction);
      expect(new Set(legal).size).toBe(legal.length);
      expect(CALLS.filter((call) => explainCall(auction, call) === null).sort()).toEqual([...legal].sort());
    });
    expect(positions).toBeGreaterThan(8 * WALKS);
  });

  it('R27: the player to act always has a legal call', () => {
    walk((auction) => expect(legalCalls(auction).length > 0).toBe(auction.turn !== null));
  });

  it('R29: when an answer is due, it is legal and comes first', () => {
    let due = 0;
    walk((auction) => {
      const answer = trueAnswer(auction);
      if (answer === null) return;
      due += 1;
      expect(legalCalls(auction)[0]).toBe(answer);
    });
    expect(due).toBeGreaterThan(WALKS / 2);
  });

  it('R14–R39: the other hand changes neither what is legal nor why not', () => {
    walk((auction, otherHand) => {
      const { turn, dealer, hands, options, calls } = auction;
      if (turn === null) return;
      // The same calls with another hand opposite: what the opponent answered is public and stays.
      const swapped = startAuction(dealer, { ...hands, [opponent(turn)]: otherHand }, options);
      const same: AuctionState = { ...auction, hands: swapped.hands, holdings: swapped.holdings };
      expect(same.calls).toBe(calls);
      expect(legalCalls(same)).toEqual(legalCalls(auction));
      for (const call of CALLS) expect(explainCall(same, call)).toEqual(explainCall(auction, call));
      expect(trueAnswer(same)).toBe(trueAnswer(auction));
    });
  });

  it('R14–R39: making a call leaves the auction before it as it was', () => {
    walk((auction) => {
      const before = JSON.stringify(auction);
      for (const call of legalCalls(auction)) makeCall(auction, call);
      expect(JSON.stringify(auction)).toBe(before);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { explainCall } from '../../src/engine/auction/index.ts';
import type { AuctionState } from '../../src/engine/auction/index.ts';
import type { Call } from '../../src/engine/auction/call.ts';
import { happened } from '../../src/i18n/en/events.ts';
import { table } from '../../src/i18n/en/table.ts';
import { explainError } from '../../src/i18n/explain.ts';
import { messages } from '../../src/i18n/every.ts';
import { auctionAfter } from '../support/auction.ts';

const NAMES = { N: 'Maria', S: 'Jan' };
const EVEN = { N: 'AK52.KQ3.A74.J92', S: 'QJT9.AJ54.K65.T8' };

/** What a player reads who tries this call. */
function told(auction: AuctionState, call: Call): string {
  const error = explainCall(auction, call);
  return error === null ? '' : explainError(messages('en'), error, NAMES);
}

describe('refusals say what is true', () => {
  it('R28: a higher suit that would be true as well is not called a lie', () => {
    // Jan has both major jacks; hearts come first.
    expect(told(auctionAfter('1C P 2C-jack', EVEN), '2S')).toBe(
      'Your hand’s answer is 2♥: the lowest bid that tells the truth. To evade you need a jump or a cue-bid.',
    );
  });

  it('R34: after an answer the next higher bid is not passed off as a raise', () => {
    expect(told(auctionAfter('1C P 2C-queen 2S', EVEN), '3C-ace')).toBe(
      'After an answer a cue-bid is the next higher bid, or the answer raised by one level: here 2NT or 3♠.',
    );
    expect(told(auctionAfter('1S', EVEN), '3S-ace')).toBe(
      'A cue-bid raises the last bid by one level in the same strain: here 2♠.',
    );
  });

  it('R19: who may not double after a pass is not told of calls that this match may not have', () => {
    expect(told(auctionAfter('1S P', EVEN), 'X')).toBe(
      'Double must come straight after your opponent’s bid.',
    );
  });
});

describe('what happened is told as a sentence', () => {
  const name = (seat: 'N' | 'S'): string => NAMES[seat];

  it('R48: an undo that nobody had seen names no card', () => {
    expect(happened({ type: 'undo', seat: 'N', taken: [] }, name)).toBe(
      'Maria took something back before Jan had looked.',
    );
  });

  it('R16, R28, R36, R38: jumps, answers, recue-bids and transfers', () => {
    const { calls } = auctionAfter('1C P 2C-jack 2H X 2S T', EVEN);
    expect(calls.slice(3).map((record) => happened({ type: 'call', ...record }, name))).toEqual([
      'Jan answered 2♥ and shows the jack of hearts.',
      'Maria recue-bid, and asks for a second suit of that kind.',
      'Jan answered 2♠ and also shows the jack of spades.',
      'Maria transferred, and takes the answer over as a bid.',
    ]);
    const jump = auctionAfter('1C 3S', EVEN).calls.slice(1);
    expect(jump.map((record) => happened({ type: 'call', ...record }, name))).toEqual([
      'Jan jumped to 3♠: four cards or more.',
    ]);
  });

  it('R49: a claim to all that is left, and to one last trick', () => {
    const claim = (tricks: number, left: number): string =>
      happened({ type: 'claim', seat: 'N', tricks, left }, name);
    expect(claim(5, 5)).toBe('Maria claims all 5 tricks left.');
    expect(claim(1, 1)).toBe('Maria claims the last trick.');
    expect(claim(3, 5)).toBe('Maria claims 3 of the 5 tricks left.');
    expect(table.claimMake(0, 1)).toBe('Concede: give up the last trick');
  });
});

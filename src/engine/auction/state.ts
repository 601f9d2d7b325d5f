import type { Strain } from '../cards.ts';
import type { Hand } from '../hand.ts';
import type { Options } from '../options.ts';
import type { Contract, Doubled } from '../scoring/contract.ts';
import { bySeat } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import { levelOf, strainOf } from './call.ts';
import type { Bid, Call, Keyword, Meaning } from './call.ts';
import { holdingOf } from './holding.ts';
import type { Holding } from './holding.ts';

export type AuctionOptions = Pick<Options, 'cueBids' | 'openingJump' | 'auctionEnd'>;

/** A call as made, with what it says in its place. */
export interface CallRecord {
  readonly seat: Seat;
  readonly call: Call;
  readonly meaning: Meaning;
  /**
   * What the call has to do with a cue-bid; `null` for calls that have nothing to do with one.
   * Cue-bids of all kinds: the keyword asked, no strain. Answers: the keyword, the strain shown (`NT`: none, or no other).
   * Recue-bid: the keyword asked again, the strain already shown. Transfer: the keyword, the strain taken over.
   * Evading jump: the keyword left unanswered, no strain.
   */
  readonly about: { readonly keyword: Keyword; readonly strain: Strain | null } | null;
}

/**
 * A cue-bid and what has come of it so far. `asked` and `asked-again`: the responder is to call; `answered` and `answered-again`: the
 * cue-bidder is. `shown` is the strain of the latest answer. A natural bid, an evading jump or a transfer closes the question.
 */
export type Question =
  | { readonly keyword: Keyword; readonly stage: 'asked' }
  | {
      readonly keyword: Keyword;
      readonly stage: 'answered' | 'asked-again' | 'answered-again';
      readonly shown: Strain;
    };

/** The last bid, cue-bids and answers included; a transferred bid belongs to the player who transferred (R22). */
export interface LastBid {
  readonly seat: Seat;
  readonly bid: Bid;
}

/** An auction under way or over. */
export interface AuctionState {
  readonly options: AuctionOptions;
  readonly dealer: Seat;
  /** The 13 cards each, after the exchange. */
  readonly hands: BySeat<Hand>;
  /** What each hand may bid and has to show; follows from `hands`. */
  readonly holdings: BySeat<Holding>;
  /** Every call so far, in order. */
  readonly calls: readonly CallRecord[];
  /** Who calls next, `null` when the auction is over. */
  readonly turn: Seat | null;
  /** The bid that the next one must beat, `null` before the opening. */
  readonly last: LastBid | null;
  /** Height of the last bid, −1 before the opening. */
  readonly height: number;
  /** How the last bid stands: undoubled, doubled or redoubled. */
  readonly doubled: Doubled;
  /** The cue-bid being dealt with, `null` while calls are natural. */
  readonly question: Question | null;
  /** Keywords that the opponent has answered for each seat (R24). */
  readonly answered: BySeat<readonly Keyword[]>;
}

/** An auction before its first call; the dealer calls first (R12). `hands` are the 13 cards each after the exchange. */
export function startAuction(dealer: Seat, hands: BySeat<Hand>, options: AuctionOptions): AuctionState {
  return {
    options,
    dealer,
    hands,
    holdings: bySeat((seat) => holdingOf(hands[seat])),
    calls: [],
    turn: dealer,
    last: null,
    height: -1,
    doubled: 0,
    question: null,
    answered: { N: [], S: [] },
  };
}

/** The last bid and whose it is, `null` before the opening. Cue-bids (without their keyword) and answers are bids. */
export function lastBid(auction: AuctionState): LastBid | null {
  return auction.last;
}

/** The last bid as a contract, as it stands now; an answer stands only until the cue-bidder calls (R30). `null` before the opening. */
export function standing(auction: AuctionState): Contract | null {
  const { last, doubled } = auction;
  return last && { level: levelOf(last.bid), strain: strainOf(last.bid), doubled, declarer: last.seat };
}

/** The contract (R22), `null` while the auction runs. */
export function contractOf(auction: AuctionState): Contract | null {
  return auction.turn === null ? standing(auction) : null;
}

import { opponent, withSeat } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { bidHeight, bidOfCueBid, isBid, isCueBid, keywordOf, strainOf } from './call.ts';
import type { Bid, Call, Meaning } from './call.ts';
import { isJump, justShown, latest } from './rules.ts';
import type { AuctionState, CallRecord } from './state.ts';

/** What a legal call says in its place (rulings §7, *meanings*). Of a call that is not legal here the answer means nothing. */
export function meaningOf(auction: AuctionState, call: Call): Meaning {
  const stage = auction.question?.stage;
  if (call === 'P') return 'pass';
  if (call === 'X') return stage === undefined ? 'double' : 'recue-bid';
  if (call === 'XX') return 'redouble';
  if (call === 'T') return 'transfer';
  if (isCueBid(call)) {
    if (stage === undefined) return 'cue-bid';
    return stage === 'asked' ? 'evading-cue-bid' : 'subsequent-cue-bid';
  }
  if (stage === 'asked-again') return 'second-answer';
  const jump = isJump(auction, bidHeight(call));
  if (stage === 'asked') return jump ? 'evading-jump' : 'answer';
  return jump ? 'jump' : 'natural';
}

/** What the record of a call says about a cue-bid; see `CallRecord`. */
function aboutOf(auction: AuctionState, call: Call, meaning: Meaning): CallRecord['about'] {
  if (isCueBid(call)) return { keyword: keywordOf(call), strain: null };
  if (auction.question === null) return null;
  const { keyword } = auction.question;
  switch (meaning) {
    case 'answer':
    case 'second-answer':
      return { keyword, strain: isBid(call) ? strainOf(call) : null };
    case 'recue-bid':
    case 'transfer':
      return { keyword, strain: justShown(auction) };
    case 'evading-jump':
      return { keyword, strain: null };
    default:
      return null;
  }
}

/** Does a call of this meaning end the auction (R21, R70)? */
function ends(auction: AuctionState, meaning: Meaning): boolean {
  if (auction.options.auctionEnd === 'one-pass') return meaning === 'pass';
  if (meaning === 'redouble') return true;
  const before = latest(auction)?.meaning;
  return meaning === 'pass' && (before === 'pass' || before === 'double' || before === 'transfer');
}

/** The bid now to be beaten, undoubled (R14, R19). */
function withBid(auction: AuctionState, seat: Seat, bid: Bid): AuctionState {
  return { ...auction, last: { seat, bid }, height: bidHeight(bid), doubled: 0 };
}

/**
 * The auction after a call of the player to act. Unchecked: the call must be one of `legalCalls(auction)`.
 * An auction that is over stays as it is.
 */
export function makeCall(auction: AuctionState, call: Call): AuctionState {
  const { turn, question } = auction;
  if (turn === null) return auction;
  const meaning = meaningOf(auction, call);
  const record: CallRecord = { seat: turn, call, meaning, about: aboutOf(auction, call, meaning) };
  const next: AuctionState = {
    ...auction,
    calls: [...auction.calls, record],
    turn: ends(auction, meaning) ? null : opponent(turn),
  };
  if (call === 'P') return next;
  if (call === 'XX') return { ...next, doubled: 2 };
  if (call === 'X') {
    const shown = justShown(auction);
    return question === null || shown === null
      ? { ...next, doubled: 1 }
      : { ...next, question: { keyword: question.keyword, stage: 'asked-again', shown } };
  }
  if (call === 'T') {
    // The answer becomes the cue-bidder's own bid (R38).
    return { ...next, last: auction.last && { seat: turn, bid: auction.last.bid }, question: null };
  }
  if (isCueBid(call)) {
    return {
      ...withBid(next, turn, bidOfCueBid(call)),
      question: { keyword: keywordOf(call), stage: 'asked' },
    };
  }

  const bid = withBid(next, turn, call);
  if (question === null) return bid;
  const { keyword } = question;
  switch (meaning) {
    case 'answer': {
      const asker = opponent(turn);
      const answered = withSeat(auction.answered, asker, [...auction.answered[asker], keyword]);
      return { ...bid, question: { keyword, stage: 'answered', shown: strainOf(call) }, answered };
    }
    case 'second-answer':
      return { ...bid, question: { keyword, stage: 'answered-again', shown: strainOf(call) } };
    default:
      return { ...bid, question: null };
  }
}

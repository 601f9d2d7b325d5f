import type { Doubled } from '../scoring/contract.ts';
import { opponent, withSeat } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { bidHeight, bidOfCueBid, isBid, isCueBid, keywordOf, strainOf } from './call.ts';
import type { Bid, Call, Meaning } from './call.ts';
import { isJump, justShown, latest } from './rules.ts';
import type { AuctionState, CallRecord, LastBid, Question } from './state.ts';

/** What a legal call says in its place (rulings §7, *meanings*; R40 has examples). Of a call that is not legal here the answer means nothing. */
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

/** Does a call of this meaning end the auction (R21, R70)? A redouble does at once, whatever one printed example says (R41). */
function ends(auction: AuctionState, meaning: Meaning): boolean {
  if (auction.options.auctionEnd === 'one-pass') return meaning === 'pass';
  if (meaning === 'redouble') return true;
  const before = latest(auction)?.meaning;
  return meaning === 'pass' && (before === 'pass' || before === 'double' || before === 'transfer');
}

/** The last bid after this call, and whose: a transfer makes the answer the cue-bidder's own bid (R38). */
function lastAfter({ last }: AuctionState, seat: Seat, bid: Bid | null, meaning: Meaning): LastBid | null {
  if (bid !== null) return { seat, bid };
  return meaning === 'transfer' && last !== null ? { seat, bid: last.bid } : last;
}

/** How the last bid stands after this call: any bid cancels a double (R19). */
function doubledAfter(auction: AuctionState, bid: Bid | null, meaning: Meaning): Doubled {
  if (bid !== null) return 0;
  if (meaning === 'double') return 1;
  return meaning === 'redouble' ? 2 : auction.doubled;
}

/**
 * The question after this call: a cue-bid opens one, also as an evasion, so that the roles swap (R33); answers and recue-bids keep it open;
 * everything else closes it, an evading jump too (R32).
 */
function questionAfter(auction: AuctionState, call: Call, meaning: Meaning): Question | null {
  if (isCueBid(call)) return { keyword: keywordOf(call), stage: 'asked' };
  const { question } = auction;
  if (question === null) return null;
  const { keyword } = question;
  if (isBid(call) && meaning === 'answer') return { keyword, stage: 'answered', shown: strainOf(call) };
  if (isBid(call) && meaning === 'second-answer')
    return { keyword, stage: 'answered-again', shown: strainOf(call) };
  return meaning === 'recue-bid' && question.stage === 'answered'
    ? { ...question, stage: 'asked-again' }
    : null;
}

/** Keywords answered for each seat after this call (R24). */
function answeredAfter(auction: AuctionState, seat: Seat, meaning: Meaning): AuctionState['answered'] {
  const { question, answered } = auction;
  if (meaning !== 'answer' || question === null) return answered;
  const asker = opponent(seat);
  return withSeat(answered, asker, [...answered[asker], question.keyword]);
}

/** The bid that a call names, without a cue-bid's keyword; `null` if it names none. */
function bidNamed(call: Call): Bid | null {
  if (isCueBid(call)) return bidOfCueBid(call);
  return isBid(call) ? call : null;
}

/**
 * The auction after a call of the player to act. Unchecked: the call must be one of `legalCalls(auction)`.
 * An auction that is over stays as it is.
 */
export function makeCall(auction: AuctionState, call: Call): AuctionState {
  const { turn, options, dealer, hands, holdings } = auction;
  if (turn === null) return auction;
  const meaning = meaningOf(auction, call);
  const bid = bidNamed(call);
  // Field by field instead of by spread: this is the engine's busiest line, and it shows at once what a call can change.
  return {
    options,
    dealer,
    hands,
    holdings,
    calls: [...auction.calls, { seat: turn, call, meaning, about: aboutOf(auction, call, meaning) }],
    turn: ends(auction, meaning) ? null : opponent(turn),
    last: lastAfter(auction, turn, bid, meaning),
    height: bid === null ? auction.height : bidHeight(bid),
    doubled: doubledAfter(auction, bid, meaning),
    question: questionAfter(auction, call, meaning),
    answered: answeredAfter(auction, turn, meaning),
  };
}

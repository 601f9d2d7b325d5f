import type { Seat } from '../seat.ts';
import type { Call } from './call.ts';
import { FULL_LEVEL, LADDER } from './ladder.ts';
import {
  CUE_BID_POINTS,
  cueBidHasRoom,
  cueBidRungs,
  fourCardsFrom,
  justShown,
  mayDouble,
  mayRecueBid,
  mayRedouble,
  trueAnswer,
} from './rules.ts';
import type { AuctionState } from './state.ts';

/** Adds the natural bids from a height upwards that the hand may make (R14 to R17), jumps included. */
function addNaturalBids(calls: Call[], auction: AuctionState, seat: Seat, from: number): void {
  const { biddable, jumpable } = auction.holdings[seat];
  const fourFrom = fourCardsFrom(auction);
  for (const { bid, height, strain } of LADDER) {
    if (height >= from && (height < fourFrom ? biddable : jumpable)[strain]) calls.push(bid);
  }
}

/** Adds the cue-bids that the hand may make here (R23 to R27, R34), whatever they are called in their place. */
function addCueBids(calls: Call[], auction: AuctionState, seat: Seat): void {
  const holding = auction.holdings[seat];
  if (!auction.options.cueBids || holding.points < CUE_BID_POINTS) return;
  const answered = auction.answered[seat];
  for (const rung of cueBidRungs(auction)) {
    if (!cueBidHasRoom(holding, rung)) continue;
    for (const { keyword, call } of rung.cueBids) if (!answered.includes(keyword)) calls.push(call);
  }
}

/**
 * Every legal call of the player to act, once each: pass, double or recue-bid, redouble, transfer, bids low to high, cue-bids.
 * Empty when the auction is over, never empty before. The one source of legality: looks at the caller's own hand and at the calls.
 */
export function legalCalls(auction: AuctionState): readonly Call[] {
  const { turn, question, last, height } = auction;
  const calls: Call[] = [];
  if (turn === null) return calls;

  const answer = trueAnswer(auction);
  if (answer !== null) {
    // The truth, which asks nothing of the hand (R29), a jump, or a cue-bid of one's own (R31); again asked, the truth only (R37).
    calls.push(answer);
    if (question?.stage === 'asked-again') return calls;
    addNaturalBids(calls, auction, turn, height + FULL_LEVEL + 1);
    addCueBids(calls, auction, turn);
    return calls;
  }

  const shown = justShown(auction);
  if (shown !== null) {
    // R35: straight after an answer there is no pass.
    const holding = auction.holdings[turn];
    if (mayRecueBid(auction, holding)) calls.push('X');
    if (holding.jumpable[shown]) calls.push('T');
  } else if (last !== null) {
    calls.push('P');
    if (mayDouble(auction)) calls.push('X');
    if (mayRedouble(auction)) calls.push('XX');
  }
  addNaturalBids(calls, auction, turn, height + 1);
  addCueBids(calls, auction, turn);
  return calls;
}

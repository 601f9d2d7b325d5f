import type { Seat } from '../seat.ts';
import type { Call } from './call.ts';
import { KEYWORDS } from './call.ts';
import type { Holding } from './holding.ts';
import { FULL_LEVEL, LADDER } from './ladder.ts';
import {
  CUE_BID_POINTS,
  cueBidHasRoom,
  cueBidRungs,
  mayDouble,
  mayRedouble,
  needsFour,
  recueBidHasRoom,
  trueAnswer,
} from './rules.ts';
import type { AuctionState } from './state.ts';

/** Natural bids from a height upwards that the hand may make (R14 to R17), jumps included. */
function naturalBids(auction: AuctionState, holding: Holding, from: number): Call[] {
  const bids: Call[] = [];
  for (const rung of LADDER) {
    if (rung.height < from) continue;
    const allowed = needsFour(auction, rung) ? holding.jumpable : holding.biddable;
    if (allowed[rung.strain]) bids.push(rung.bid);
  }
  return bids;
}

/** Cue-bids that the hand may make here (R23 to R27, R34), whatever they are called in their place. */
function cueBids(auction: AuctionState, seat: Seat, holding: Holding): Call[] {
  if (!auction.options.cueBids || holding.points < CUE_BID_POINTS) return [];
  const answered = auction.answered[seat];
  const calls: Call[] = [];
  for (const rung of cueBidRungs(auction)) {
    if (!cueBidHasRoom(holding, rung)) continue;
    KEYWORDS.forEach((keyword, place) => {
      const call = rung.cueBids[place];
      if (call !== undefined && !answered.includes(keyword)) calls.push(call);
    });
  }
  return calls;
}

/**
 * Every legal call of the player to act, once each: pass, double or recue-bid, redouble, transfer, bids low to high, cue-bids.
 * Empty when the auction is over, never empty before. The one source of legality: looks at the caller's own hand and at the calls.
 */
export function legalCalls(auction: AuctionState): readonly Call[] {
  const { turn, question, height } = auction;
  if (turn === null) return [];
  const holding = auction.holdings[turn];
  if (auction.last === null) return naturalBids(auction, holding, 0); // R12

  if (question === null) {
    const calls: Call[] = ['P'];
    if (mayDouble(auction)) calls.push('X');
    if (mayRedouble(auction)) calls.push('XX');
    return [...calls, ...naturalBids(auction, holding, height + 1), ...cueBids(auction, turn, holding)];
  }

  const answer = trueAnswer(auction);
  if (answer !== null) {
    if (question.stage === 'asked-again') return [answer]; // R37
    // R31: the truth, a jump, or a cue-bid of one's own.
    return [
      answer,
      ...naturalBids(auction, holding, height + FULL_LEVEL + 1),
      ...cueBids(auction, turn, holding),
    ];
  }

  // R35: straight after an answer.
  const calls: Call[] = [];
  if (question.stage === 'answered' && question.shown !== 'NT' && recueBidHasRoom(auction, holding))
    calls.push('X');
  if (question.shown !== null && holding.jumpable[question.shown]) calls.push('T');
  return [...calls, ...naturalBids(auction, holding, height + 1), ...cueBids(auction, turn, holding)];
}

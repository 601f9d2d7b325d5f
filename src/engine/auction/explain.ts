import { ruleError } from '../errors.ts';
import type { RuleError, Ruling } from '../errors.ts';
import { suitOfStrain } from '../hand.ts';
import type { Seat } from '../seat.ts';
import { bidHeight, bidOfCueBid, isCueBid, keywordOf } from './call.ts';
import type { Bid, Call, CueBid } from './call.ts';
import type { Holding } from './holding.ts';
import { LADDER } from './ladder.ts';
import type { Rung } from './ladder.ts';
import { legalCalls } from './legal.ts';
import { CUE_BID_POINTS, afterAnswer, cueBidRungs, isJump, needsFour, trueAnswer } from './rules.ts';
import type { AuctionState } from './state.ts';

/**
 * Why the player to act may not make this call: the most helpful of the rulings it breaks. `null` if and only if the call is legal.
 * Tells nothing that the caller does not know: it looks at the caller's own hand and at the calls.
 */
export function explainCall(auction: AuctionState, call: Call): RuleError | null {
  const { turn } = auction;
  if (turn === null) {
    return ruleError('auction-over', auction.options.auctionEnd === 'one-pass' ? 'R70' : 'R21', {});
  }
  // The generator decides; what follows only looks for the reason.
  if (legalCalls(auction).includes(call)) return null;
  if (isCueBid(call)) return explainCueBid(auction, turn, call);
  switch (call) {
    case 'P':
      return explainPass(auction);
    case 'X':
      return explainDouble(auction);
    case 'XX':
      return explainOutOfPlace(auction) ?? ruleError('nothing-to-redouble', 'R20', {});
    case 'T':
      return explainTransfer(auction, auction.holdings[turn]);
    default:
      return explainBid(auction, auction.holdings[turn], call);
  }
}

/** Where only bids are possible: the opening (R12), and the answer to a cue-bid (R31) or recue-bid (R37). */
function explainOutOfPlace(auction: AuctionState): RuleError | null {
  if (auction.last === null) return ruleError('must-open', 'R12', {});
  const answer = trueAnswer(auction);
  return answer === null ? null : mustAnswer(auction, answer);
}

function mustAnswer(auction: AuctionState, answer: Bid): RuleError {
  return auction.question?.stage === 'asked-again'
    ? ruleError('must-answer-again', 'R37', { answer })
    : ruleError('must-answer', 'R31', { answer });
}

function explainPass(auction: AuctionState): RuleError {
  return explainOutOfPlace(auction) ?? ruleError('no-pass-after-answer', 'R35', {});
}

function explainDouble(auction: AuctionState): RuleError {
  const elsewhere = explainOutOfPlace(auction);
  if (elsewhere !== null) return elsewhere;
  switch (auction.question?.stage) {
    case 'answered':
      return auction.question.shown === 'NT'
        ? ruleError('recue-needs-suit', 'R36', {})
        : ruleError('recue-no-room', 'R36', {});
    case 'answered-again':
      return ruleError('recue-once', 'R36', {});
    default:
      return ruleError('nothing-to-double', 'R19', {});
  }
}

function explainTransfer(auction: AuctionState, holding: Holding): RuleError {
  const shown = afterAnswer(auction) ? auction.question?.shown : null;
  if (shown == null) return explainOutOfPlace(auction) ?? ruleError('nothing-to-transfer', 'R38', {});
  const suit = suitOfStrain(shown);
  if (suit !== null) return ruleError('transfer-needs-four', 'R38', { suit, held: holding.length[suit] });
  return holding.void === null
    ? ruleError('nothing-to-transfer', 'R38', {})
    : ruleError('transfer-no-void', 'R38', { void: holding.void });
}

/** Ruling by ruling, first what the auction asks of any bid, then what a natural bid asks of the hand. */
function explainBid(auction: AuctionState, holding: Holding, bid: Bid): RuleError | null {
  const { last, question, height } = auction;
  const rung = LADDER[bidHeight(bid)];
  if (rung === undefined) return null;
  if (last !== null && rung.height <= height) return ruleError('bid-too-low', 'R14', { last: last.bid });
  const answer = trueAnswer(auction);
  if (answer !== null) {
    if (question?.stage === 'asked-again') return ruleError('must-answer-again', 'R37', { answer });
    if (!isJump(auction, rung.height)) return ruleError('untrue-answer', 'R28', { answer });
  }
  return explainLength(auction, holding, rung);
}

function explainLength(auction: AuctionState, holding: Holding, rung: Rung): RuleError | null {
  const suit = suitOfStrain(rung.strain);
  if (suit === null) return holding.void && ruleError('no-void', 'R15', { void: holding.void });
  const held = holding.length[suit];
  if (!needsFour(auction, rung)) return ruleError('two-cards-needed', 'R15', { suit, held });
  return auction.last === null
    ? ruleError('opening-needs-four', 'R17', { suit, held })
    : ruleError('jump-needs-four', 'R16', { suit, held });
}

/** First what closes every cue-bid to this player, then this keyword, then this level. */
function explainCueBid(auction: AuctionState, seat: Seat, call: CueBid): RuleError {
  const { options, last, question, answered, holdings } = auction;
  if (last === null) return ruleError('cue-bid-cannot-open', 'R26', {});
  if (!options.cueBids) return ruleError('cue-bids-off', 'R23', {});
  const answer = trueAnswer(auction);
  if (answer !== null && question?.stage === 'asked-again')
    return ruleError('must-answer-again', 'R37', { answer });
  const { points } = holdings[seat];
  if (points < CUE_BID_POINTS) return ruleError('cue-bid-needs-ten', 'R24', { points });
  const keyword = keywordOf(call);
  if (answered[seat].includes(keyword)) return ruleError('already-answered', 'R24', { keyword });
  const right = cueBidRungs(auction).map((rung) => rung.bid);
  if (!right.includes(bidOfCueBid(call))) {
    const ruling: Ruling = afterAnswer(auction) ? 'R34' : 'R25';
    return ruleError('cue-bid-level', ruling, { right });
  }
  return ruleError('cue-bid-no-room', 'R27', {});
}

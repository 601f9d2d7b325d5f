import { ruleError } from '../errors.ts';
import type { RuleError } from '../errors.ts';
import { suitOfStrain } from '../hand.ts';
import type { Seat } from '../seat.ts';
import { bidHeight, bidOfCueBid, isCueBid, keywordOf, strainOf } from './call.ts';
import type { Bid, Call, CueBid } from './call.ts';
import type { Holding } from './holding.ts';
import { legalCalls } from './legal.ts';
import {
  CUE_BID_POINTS,
  cueBidHasRoom,
  cueBidRungs,
  fourCardsFrom,
  isJump,
  justShown,
  trueAnswer,
} from './rules.ts';
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
      return explainNoBid(auction) ?? ruleError('no-pass-after-answer', 'R35', {});
    case 'X':
      return explainDouble(auction);
    case 'XX':
      return explainNoBid(auction) ?? ruleError('nothing-to-redouble', 'R20', {});
    case 'T':
      return explainTransfer(auction, auction.holdings[turn]);
    default:
      return explainBid(auction, auction.holdings[turn], call);
  }
}

/** Refuses anything but a bid where only bids are possible: the opening (R12), the answer to a cue-bid (R31) or recue-bid (R37). */
function explainNoBid(auction: AuctionState): RuleError | null {
  if (auction.last === null) return ruleError('must-open', 'R12', {});
  const answer = trueAnswer(auction);
  if (answer === null) return null;
  return auction.question?.stage === 'asked-again'
    ? ruleError('must-answer-again', 'R37', { answer })
    : ruleError('must-answer', 'R31', { answer });
}

/** `X` is a double, or straight after an answer a recue-bid (R35). */
function explainDouble(auction: AuctionState): RuleError {
  const { question } = auction;
  if (question?.stage === 'answered-again') return ruleError('recue-once', 'R36', {});
  if (question?.stage === 'answered')
    return ruleError(question.shown === 'NT' ? 'recue-needs-suit' : 'recue-no-room', 'R36', {});
  return explainNoBid(auction) ?? ruleError('nothing-to-double', 'R19', {});
}

function explainTransfer(auction: AuctionState, holding: Holding): RuleError | null {
  const shown = justShown(auction);
  if (shown === null) return explainNoBid(auction) ?? ruleError('nothing-to-transfer', 'R38', {});
  const suit = suitOfStrain(shown);
  return suit === null
    ? holding.void && ruleError('transfer-no-void', 'R38', { void: holding.void })
    : ruleError('transfer-needs-four', 'R38', { suit, held: holding.length[suit] });
}

/** First what the auction asks of any bid, then what a natural bid asks of the hand. */
function explainBid(auction: AuctionState, holding: Holding, bid: Bid): RuleError | null {
  const { last, height } = auction;
  if (last !== null && bidHeight(bid) <= height) return ruleError('bid-too-low', 'R14', { last: last.bid });
  const answer = trueAnswer(auction);
  if (answer !== null) {
    if (auction.question?.stage === 'asked-again') return ruleError('must-answer-again', 'R37', { answer });
    if (!isJump(auction, bidHeight(bid))) return ruleError('untrue-answer', 'R28', { answer });
  }
  const suit = suitOfStrain(strainOf(bid));
  if (suit === null) return holding.void && ruleError('no-void', 'R15', { void: holding.void });
  const held = holding.length[suit];
  if (bidHeight(bid) < fourCardsFrom(auction)) return ruleError('two-cards-needed', 'R15', { suit, held });
  return last === null
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
  const rungs = cueBidRungs(auction);
  if (rungs.some((rung) => rung.bid === bidOfCueBid(call))) return ruleError('cue-bid-no-room', 'R27', {});
  const afterAnswer = justShown(auction) !== null;
  // Naming a level that has no room would only lead to the next refusal.
  const right = rungs.filter((rung) => cueBidHasRoom(holdings[seat], rung)).map((rung) => rung.bid);
  return ruleError('cue-bid-level', afterAnswer ? 'R34' : 'R25', { right, afterAnswer });
}

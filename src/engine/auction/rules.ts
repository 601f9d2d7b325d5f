/** The questions that both the generator of legal calls and the explanations put to an auction. */
import type { Holding } from './holding.ts';
import { FULL_LEVEL, LADDER } from './ladder.ts';
import type { Rung } from './ladder.ts';
import type { AuctionState, CallRecord } from './state.ts';
import type { Bid, Meaning } from './call.ts';

/** Points that a cue-bid needs (R24). */
export const CUE_BID_POINTS = 10;

/** The latest call, if there is one. */
export function latest(auction: AuctionState): CallRecord | undefined {
  return auction.calls[auction.calls.length - 1];
}

/** Is a bid of this height a jump over the last bid? An opening never is (R16, R17). */
export function isJump(auction: AuctionState, height: number): boolean {
  return auction.last !== null && height > auction.height + FULL_LEVEL;
}

/** Must a natural bid in a suit show four cards here (R16; R17 with `openingJump`)? */
export function needsFour(auction: AuctionState, rung: Rung): boolean {
  return auction.last === null ? auction.options.openingJump && rung.level > 1 : isJump(auction, rung.height);
}

const DOUBLED_AT_ONCE: ReadonlySet<Meaning> = new Set<Meaning>([
  'natural',
  'jump',
  'evading-jump',
  'transfer',
]);

/** Is the latest call one that may be doubled (R19)? Turns alternate: it is the opponent's. */
export function mayDouble(auction: AuctionState): boolean {
  const meaning = latest(auction)?.meaning;
  return meaning !== undefined && DOUBLED_AT_ONCE.has(meaning);
}

/** Is the latest call a double (R20)? */
export function mayRedouble(auction: AuctionState): boolean {
  return latest(auction)?.meaning === 'double';
}

/** Has the player to call just heard an answer (R35)? */
export function afterAnswer(auction: AuctionState): boolean {
  const stage = auction.question?.stage;
  return stage === 'answered' || stage === 'answered-again';
}

/** The rungs on which a cue-bid may be made: the last bid raised one level (R25) and, after an answer, the next bid too (R34). */
export function cueBidRungs(auction: AuctionState): readonly Rung[] {
  if (auction.last === null) return [];
  const steps = afterAnswer(auction) ? [1, FULL_LEVEL] : [FULL_LEVEL];
  return steps.flatMap((step) => LADDER[auction.height + step] ?? []);
}

/** After an answer of this height, has the cue-bidder a natural bid or a transfer (R27)? */
function canGoOn(holding: Holding, answer: Rung): boolean {
  if (holding.jumpable[answer.strain]) return true;
  // A jump needs more than the same strain at its lowest level does: the five rungs above are enough to look at.
  for (let height = answer.height + 1; height <= answer.height + FULL_LEVEL; height += 1) {
    const rung = LADDER[height];
    if (rung !== undefined && holding.biddable[rung.strain]) return true;
  }
  return false;
}

/** Do the `answers` lowest bids above a height exist, and could the cue-bidder go on after each (R27)? */
function hasRoom(holding: Holding, height: number, answers: number): boolean {
  for (let answer = height + 1; answer <= height + answers; answer += 1) {
    const rung = LADDER[answer];
    if (rung === undefined || !canGoOn(holding, rung)) return false;
  }
  return true;
}

/** Does a cue-bid on this rung leave room (R27)? Looks at the cue-bidder's cards only. */
export function cueBidHasRoom(holding: Holding, rung: Rung): boolean {
  return hasRoom(holding, rung.height, FULL_LEVEL);
}

/** Does asking again for another suit leave room (R36)? The strain already shown cannot be answered again: four are left. */
export function recueBidHasRoom(auction: AuctionState, holding: Holding): boolean {
  return hasRoom(holding, auction.height, FULL_LEVEL - 1);
}

/**
 * The one answer that tells the truth: the lowest bid that names a suit to show, else no-trump (R28, R37).
 * For the player to call; `null` if no answer is due.
 */
export function trueAnswer(auction: AuctionState): Bid | null {
  const { turn, question, height } = auction;
  if (turn === null || question === null || afterAnswer(auction)) return null;
  const suits = auction.holdings[turn].shows[question.keyword];
  const possible = LADDER.slice(height + 1, height + 1 + FULL_LEVEL);
  const suit = possible.find(
    ({ strain }) => strain !== 'NT' && strain !== question.shown && suits.includes(strain),
  );
  return (suit ?? possible.find(({ strain }) => strain === 'NT'))?.bid ?? null;
}

/** The questions that both the generator of legal calls and the explanations put to an auction. */
import type { Strain } from '../cards.ts';
import { shows } from './holding.ts';
import type { Holding } from './holding.ts';
import { FULL_LEVEL, LADDER } from './ladder.ts';
import type { Rung } from './ladder.ts';
import type { AuctionState, CallRecord } from './state.ts';
import { bidHeight } from './call.ts';
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

/** Height from which a natural bid in a suit must show four cards: jumps (R16), with `openingJump` openings above level 1 (R17). */
export function fourCardsFrom(auction: AuctionState): number {
  if (auction.last !== null) return auction.height + FULL_LEVEL + 1;
  return auction.options.openingJump ? bidHeight('2C') : LADDER.length;
}

const DOUBLED_AT_ONCE: ReadonlySet<Meaning> = new Set<Meaning>([
  'natural',
  'jump',
  'evading-jump',
  'transfer',
]);

/** Is the latest call one that may be doubled (R19, R39)? Turns alternate: it is the opponent's. */
export function mayDouble(auction: AuctionState): boolean {
  const meaning = latest(auction)?.meaning;
  return meaning !== undefined && DOUBLED_AT_ONCE.has(meaning);
}

/** Is the latest call a double (R20)? */
export function mayRedouble(auction: AuctionState): boolean {
  return latest(auction)?.meaning === 'double';
}

/** The strain that the player to call has just been shown; `null` if the latest call is no answer (R34, R35, R38). */
export function justShown(auction: AuctionState): Strain | null {
  const { question } = auction;
  return question?.stage === 'answered' || question?.stage === 'answered-again' ? question.shown : null;
}

/** For each height of the last bid, the rungs a number of steps above it, as far as the ladder goes. */
const rungsAbove = (...steps: readonly number[]): readonly (readonly Rung[])[] =>
  LADDER.map(({ height }) => steps.flatMap((step) => LADDER[height + step] ?? []));
const RAISED = rungsAbove(FULL_LEVEL);
const NEXT_OR_RAISED = rungsAbove(1, FULL_LEVEL);

/** The rungs on which a cue-bid may be made: the last bid raised one level (R25) and, after an answer, the next bid too (R34). */
export function cueBidRungs(auction: AuctionState): readonly Rung[] {
  const rungs = justShown(auction) === null ? RAISED : NEXT_OR_RAISED;
  return rungs[auction.height] ?? [];
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

/**
 * May the player to call, with this hand, ask again for another suit (R36)? The strain already shown cannot be the answer: the four rungs
 * above it are.
 */
export function mayRecueBid(auction: AuctionState, holding: Holding): boolean {
  const { question, height } = auction;
  return (
    question?.stage === 'answered' && question.shown !== 'NT' && hasRoom(holding, height, FULL_LEVEL - 1)
  );
}

/**
 * The one answer that tells the truth: the lowest bid that names a suit to show, else no-trump (R28, R37).
 * For the player to call; `null` if no answer is due.
 */
export function trueAnswer(auction: AuctionState): Bid | null {
  const { turn, question, height } = auction;
  if (turn === null || question === null || justShown(auction) !== null) return null;
  const shown = question.stage === 'asked' ? null : question.shown;
  const holding = auction.holdings[turn];
  const possible = LADDER.slice(height + 1, height + 1 + FULL_LEVEL);
  const suit = possible.find(
    ({ strain }) => strain !== 'NT' && strain !== shown && shows(holding, question.keyword, strain),
  );
  return (suit ?? possible.find(({ strain }) => strain === 'NT'))?.bid ?? null;
}

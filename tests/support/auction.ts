/** Auctions for tests, written as in rulings §1. */
import type { AuctionOptions, AuctionState } from '../../src/engine/auction/index.ts';
import { isBid, isCueBid } from '../../src/engine/auction/call.ts';
import type { Bid, Call, CueBid } from '../../src/engine/auction/call.ts';
import { explainCall, legalCalls, makeCall, startAuction } from '../../src/engine/auction/index.ts';
import type { Hand } from '../../src/engine/hand.ts';
import { isCall, parseHand } from '../../src/engine/notation.ts';
import type { BySeat, Seat } from '../../src/engine/seat.ts';

/** Cue-bids on, two passes end the auction: the advanced game. */
export const ADVANCED: AuctionOptions = { cueBids: true, openingJump: false, auctionEnd: 'two-passes' };

/** A written hand; throws on a slip in the test itself. */
export function hand(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(`not a hand: ${text}`);
  return parsed.value;
}

/** Two written hands. */
export function handsOf(texts: Readonly<Record<Seat, string>>): BySeat<Hand> {
  return { N: hand(texts.N), S: hand(texts.S) };
}

/** The auction after these calls, each of which must be legal where it is made. */
export function callAll(auction: AuctionState, calls: readonly string[]): AuctionState {
  return calls.reduce((state, call) => {
    if (!isCall(call) || !legalCalls(state).includes(call)) {
      throw new Error(
        `${call} is not legal after ${state.calls.map((record) => record.call).join(' ') || 'no call'}`,
      );
    }
    return makeCall(state, call);
  }, auction);
}

/** N deals: the auction after `calls` (one text, spaces between) with these two written hands. */
export function auctionAfter(
  calls: string,
  hands: { readonly N: string; readonly S: string },
  options: Partial<AuctionOptions> = {},
): AuctionState {
  const start = startAuction('N', handsOf(hands), { ...ADVANCED, ...options });
  return callAll(
    start,
    calls.split(' ').filter((call) => call !== ''),
  );
}

/** The legal calls, as a set that ignores their order. */
export function legalSet(auction: AuctionState): ReadonlySet<string> {
  return new Set(legalCalls(auction));
}

/** Why a call is refused, as `[code, ruling, params]`; `null` if it is legal. Fails if legality and explanation disagree. */
export function refusal(auction: AuctionState, call: Call): readonly unknown[] | null {
  const error = explainCall(auction, call);
  if ((error === null) !== legalCalls(auction).includes(call))
    throw new Error(`${call}: legal and explained differ`);
  return error && [error.code, error.ruling, error.params];
}

/** The legal calls that are bids without a keyword. */
export function legalBids(auction: AuctionState): readonly Bid[] {
  return legalCalls(auction).filter(isBid);
}

/** The legal calls that are cue-bids. */
export function legalCueBids(auction: AuctionState): readonly CueBid[] {
  return legalCalls(auction).filter(isCueBid);
}

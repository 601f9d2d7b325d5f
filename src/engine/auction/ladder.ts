import { STRAINS } from '../cards.ts';
import type { Strain } from '../cards.ts';
import { BIDS, KEYWORDS, bidHeight, strainOf } from './call.ts';
import type { Bid, CueBid, Keyword } from './call.ts';

/** A bid with everything the rules ask about it, so that no text is taken apart while an auction runs. */
export interface Rung {
  readonly bid: Bid;
  readonly height: number;
  readonly strain: Strain;
  /** The six cue-bids of this level and strain (R23). */
  readonly cueBids: readonly { readonly keyword: Keyword; readonly call: CueBid }[];
}

/** All bids, low to high; a rung's place is its height (R13). */
export const LADDER: readonly Rung[] = BIDS.map((bid) => ({
  bid,
  height: bidHeight(bid),
  strain: strainOf(bid),
  cueBids: KEYWORDS.map((keyword) => ({ keyword, call: `${bid}-${keyword}` })),
}));

/**
 * Steps from a bid to the same strain one level up (R13). The lowest bids of the five strains that beat a bid are therefore the five
 * rungs above it, in bidding order; anything higher is a jump (R16).
 */
export const FULL_LEVEL = STRAINS.length;

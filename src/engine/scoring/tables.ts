/** Every number of the scoring rulings, once. What is done with them stands in the file of each way of scoring. */

import type { Bid, Level } from '../auction/call.ts';
import type { Strain } from '../cards.ts';
import type { Ruling } from '../errors.ts';
import type { Doubled } from './contract.ts';
import type { ScoreName } from './system.ts';

/** One amount for undoubled, doubled and redoubled contracts. */
export type ByDoubling = Readonly<Record<Doubled, number>>;

// ── bids ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Which bids bear which name (R50). The summary groups bids alike under other amounts (R72). */
export const NAMED_BIDS = {
  'bit-score': ['0NT', '1C', '1D', '1H', '1S'],
  'part-score': ['1NT', '2C', '2D', '2H', '2S', '2NT', '3C', '3D', '3H', '3S', '4C', '4D'],
  'game-score': ['3NT', '4H', '4S', '4NT', '5C', '5D', '5H', '5S'],
  'small-slam': ['6C', '6D', '6H', '6S'],
  'grand-slam': ['7C', '7D', '7H', '7S'],
  'sub-slam': ['5NT'],
  'giant-slam': ['6NT'],
  'super-slam': ['7NT'],
} as const satisfies Partial<Record<ScoreName, readonly Bid[]>>;

/** What a bid is called once made. */
export type BidName = keyof typeof NAMED_BIDS;

/** What doubling multiplies: trick-scores below the line (R62), the summary's sum (R73). */
export const DOUBLING_FACTOR: ByDoubling = { 0: 1, 1: 2, 2: 4 };

// ── matches of six deals ────────────────────────────────────────────────────────────────────────────────────────────

/** Made bids, six-deal and Hawaii (R50). */
export const SIX_DEAL_BIDS: Readonly<Record<BidName, number>> = {
  'bit-score': 100,
  'part-score': 200,
  'game-score': 700,
  'small-slam': 1400,
  'grand-slam': 2100,
  'sub-slam': 1500,
  'giant-slam': 2000,
  'super-slam': 2500,
};

/** Made bids, summary (R72). */
export const SUMMARY_BIDS: Readonly<Record<BidName, number>> = {
  'bit-score': 150,
  'part-score': 250,
  'game-score': 750,
  'small-slam': 1500,
  'grand-slam': 2200,
  'sub-slam': 1500,
  'giant-slam': 2200,
  'super-slam': 2500,
};

/** Making a doubled or redoubled contract: six-deal and Hawaii (R51), summary (R73). */
export const MADE_DOUBLED: ByDoubling = { 0: 0, 1: 400, 2: 1000 };

/** Any number of overtricks, together (R52). */
export const OVERTRICKS: ByDoubling = { 0: 100, 1: 200, 2: 500 };

/** Hawaii: exactly the tricks bid (R61). */
export const EXACTO = 200;

/** Hawaii: many overtricks, and from how many on (R61). */
export const SURPLUS = { overtricks: 4, amount: 500 } as const;

/** Summary: exactly the tricks bid, by level (R73). */
export const EXACTLY_MADE: Readonly<Record<Level, number>> = {
  0: 250,
  1: 250,
  2: 250,
  3: 250,
  4: 250,
  5: 250,
  6: 100,
  7: 0,
};

/** Summary: this many overtricks, no more and no fewer (R73). */
export const THREE_OVER = { overtricks: 3, amount: 350 } as const;

/** Tricks short, the last row standing for six and more. */
export type TricksShort = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, ByDoubling>>;

/** Tricks short, six-deal and Hawaii (R53). */
export const SIX_DEAL_SHORT: TricksShort = {
  1: { 0: 100, 1: 300, 2: 400 },
  2: { 0: 200, 1: 600, 2: 800 },
  3: { 0: 300, 1: 900, 2: 1200 },
  4: { 0: 400, 1: 1200, 2: 1600 },
  5: { 0: 500, 1: 1500, 2: 2000 },
  6: { 0: 1000, 1: 3000, 2: 4000 },
};

/** Tricks short, summary (R74). */
export const SUMMARY_SHORT: TricksShort = {
  1: { 0: 100, 1: 200, 2: 300 },
  2: { 0: 200, 1: 500, 2: 700 },
  3: { 0: 300, 1: 800, 2: 1100 },
  4: { 0: 400, 1: 1100, 2: 1500 },
  5: { 0: 700, 1: 2000, 2: 2700 },
  6: { 0: 1000, 1: 3000, 2: 4000 },
};

// ── rubber ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** One value for each state of the declarer's vulnerability (R67). */
export interface ByVulnerability<T> {
  readonly notVulnerable: T;
  readonly vulnerable: T;
}

/** A trick bid and made, below the line (R62); an undoubled overtrick, above it (R63). */
export const TRICK_VALUE: Readonly<Record<Strain, number>> = { C: 20, D: 20, H: 30, S: 30, NT: 30 };

/** What no-trump brings below the line beside its tricks: all there is to score for 0NT (R62). */
export const NO_TRUMP_VALUE = 10;

/** A doubled or redoubled overtrick (R63). */
export const DOUBLED_OVERTRICK: ByVulnerability<Readonly<Record<1 | 2, number>>> = {
  notVulnerable: { 1: 100, 2: 200 },
  vulnerable: { 1: 200, 2: 400 },
};

/** Making a doubled contract (R64); for a redoubled one an option of the match says. */
export const RUBBER_MADE_DOUBLED = 100;

/** Slams bid and made (R65). */
export const SLAM_BONUS: Readonly<Partial<Record<BidName, number>>> = {
  'sub-slam': 1000,
  'giant-slam': 1300,
  'super-slam': 1600,
  'small-slam': 900,
  'grand-slam': 1500,
};

/** Tricks short, one step for the first, the last for each further one. */
export type ShortSteps = ByVulnerability<Readonly<Record<Doubled, readonly number[]>>>;

/** Tricks short: the first, and each further one (R66). */
export const RUBBER_SHORT: ShortSteps = {
  notVulnerable: { 0: [50], 1: [100, 200], 2: [200, 400] },
  vulnerable: { 0: [100], 1: [200, 300], 2: [400, 600] },
};

/** Games that win a rubber (R68). */
export const GAMES_IN_RUBBER = 2;

/** What makes a game and closes a rubber. */
export interface RubberTerms {
  /** Points below the line that win a game. */
  readonly game: number;
  /** For two games, by the games of the opponent. */
  readonly rubber: Readonly<Record<0 | 1, number>>;
  /** Stopped early: a game won; a part-score in the unfinished game. */
  readonly stopped: { readonly game: number; readonly partScore: number };
  /** Where it is written what the rubber brings, and what a rubber stopped early. */
  readonly rulings: { readonly rubber: Ruling; readonly stopped: Ruling };
}

/** Games (R67), the rubber (R68), a rubber stopped early (R69). */
export const RUBBER_TERMS: RubberTerms = {
  game: 100,
  rubber: { 0: 700, 1: 500 },
  stopped: { game: 300, partScore: 50 },
  rulings: { rubber: 'R68', stopped: 'R69' },
};

/** Every number of R80 to R82 that is not one of Bridgette's own, once. */

import type { Strain } from '../engine/cards.ts';
import type { ByDoubling, ByVulnerability, RubberTerms, ShortSteps } from '../engine/scoring/tables.ts';
import type { HonoursKind, PadStrain } from './entry.ts';

// ── contract bridge (R80) ───────────────────────────────────────────────────────────────────────────────────────────

/** Games, the rubber, a rubber stopped early (R80). */
export const CONTRACT_TERMS: RubberTerms = {
  game: 100,
  rubber: { 0: 700, 1: 500 },
  stopped: { game: 300, partScore: 100 },
  rulings: { rubber: 'R80', stopped: 'R80' },
};

/** Tricks short: the first, the second, the third, each further one (R80). */
export const CONTRACT_SHORT: ShortSteps = {
  notVulnerable: { 0: [50], 1: [100, 200, 200, 300], 2: [200, 400, 400, 600] },
  vulnerable: { 0: [100], 1: [200, 300], 2: [400, 600] },
};

/** Making a doubled or redoubled contract (R80). */
export const CONTRACT_MADE_DOUBLED: ByDoubling = { 0: 0, 1: 50, 2: 100 };

/** Slams bid and made, by level (R80). */
export const CONTRACT_SLAMS: ByVulnerability<Readonly<Record<6 | 7, number>>> = {
  notVulnerable: { 6: 500, 7: 1000 },
  vulnerable: { 6: 750, 7: 1500 },
};

/** Honours, all in one hand (R80). */
export const CONTRACT_HONOURS: Readonly<Record<'four' | 'five' | 'aces', number>> = {
  four: 100,
  five: 150,
  aces: 150,
};

// ── auction bridge with royals (R81) ────────────────────────────────────────────────────────────────────────────────

/** A trick above six (R81). */
export const AUCTION_TRICK_VALUE: Readonly<Record<PadStrain, number>> = {
  S: 2,
  C: 6,
  D: 7,
  H: 8,
  R: 9,
  NT: 10,
};

/** Games and the rubber (R81), which says nothing of a rubber stopped early: it brings nobody a bonus. */
export const AUCTION_TERMS: RubberTerms = {
  game: 30,
  rubber: { 0: 250, 1: 250 },
  stopped: { game: 0, partScore: 0 },
  rulings: { rubber: 'R81', stopped: 'R81' },
};

/** A trick short (R81). */
export const AUCTION_SHORT: ByDoubling = { 0: 50, 1: 100, 2: 200 };

/** The dealer left in one spade, not redoubled: a trick short, and the most that it costs (R81). */
export const ONE_SPADE_SHORT = { each: 50, most: 100 } as const;

/** Making a doubled or redoubled contract, and each trick over it (R81). */
export const AUCTION_MADE_DOUBLED: ByDoubling = { 0: 0, 1: 50, 2: 100 };

/** Twelve and thirteen tricks taken (R81). */
export const AUCTION_SLAMS = { little: 20, grand: 40 } as const;

type HonourValues = Readonly<Partial<Record<HonoursKind, number>>>;

/** Honours (R81). */
export const AUCTION_HONOURS: Readonly<Record<PadStrain, HonourValues>> = {
  S: { three: 4, four: 8, 'four-in-one': 16, five: 10, 'five-four-in-one': 18, 'five-in-one': 20 },
  C: { three: 12, four: 24, 'four-in-one': 48, five: 30, 'five-four-in-one': 54, 'five-in-one': 60 },
  D: { three: 14, four: 28, 'four-in-one': 56, five: 35, 'five-four-in-one': 63, 'five-in-one': 70 },
  H: { three: 16, four: 32, 'four-in-one': 64, five: 40, 'five-four-in-one': 72, 'five-in-one': 80 },
  R: { three: 18, four: 36, 'four-in-one': 72, five: 45, 'five-four-in-one': 81, 'five-in-one': 90 },
  NT: { three: 30, four: 40, 'four-in-one': 100 },
};

// ── Minibridge (R82) ────────────────────────────────────────────────────────────────────────────────────────────────

/** Deals of a Minibridge game, and what follows if they end level (R82). */
export const MINIBRIDGE_TERMS = { deals: 4, level: 'draw' } as const;

/** What is added to the tricks of a made part-score and of a made game (R82). */
export const MINIBRIDGE_BONUS = { part: 50, game: 300 } as const;

/** A trick short (R82). */
export const MINIBRIDGE_SHORT = 50;

/** The level that is a game in each strain; a part-score is level 1 in all of them (R82). */
export const MINIBRIDGE_GAME = { C: 5, D: 5, H: 4, S: 4, NT: 3 } as const satisfies Record<Strain, number>;

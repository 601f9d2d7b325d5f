import { BIDS } from '../engine/auction/call.ts';
import type { Bid } from '../engine/auction/call.ts';
import { STRAINS } from '../engine/cards.ts';
import type { Ruling } from '../engine/errors.ts';
import { scoringOf } from '../engine/scoring/index.ts';
import type { Doubled, ScoringName } from '../engine/scoring/index.ts';
import type { ScoringSystem } from '../engine/scoring/system.ts';
import { RUBBER_TERMS } from '../engine/scoring/tables.ts';
import { DEALS_IN_MATCH } from '../engine/options.ts';
import type { Options } from '../engine/options.ts';
import { AUCTION_BIDS, AUCTION_BRIDGE, AUCTION_STRAINS, auctionHonours } from './auctionBridge.ts';
import { CONTRACT_BRIDGE, contractHonours } from './contractBridge.ts';
import { dealResult } from './entry.ts';
import type { HonoursKind, PadBid, PadResult, PadStrain } from './entry.ts';
import { PAD_FORMS } from './kinds.ts';
import type { PadForm, PadKind } from './kinds.ts';
import { MINIBRIDGE, MINIBRIDGE_BIDS } from './minibridge.ts';
import { AUCTION_TERMS, CONTRACT_TERMS, MINIBRIDGE_TERMS } from './tables.ts';

/** What of a match's options a pad's scoring reads (R64). */
export type PadOptions = Pick<Options, 'redoubledBonus'>;

/**
 * What may be entered on a pad, and how it is scored. What stands here is what a keypad offers and what `checkEntry`
 * accepts: nothing else.
 */
export interface PadGame {
  readonly kind: PadKind;
  readonly form: PadForm;
  /** Deals before a tie-break or a draw; `null` for a rubber. */
  readonly deals: number | null;
  /** Points below the line that win a game; `null` where there are no games. */
  readonly gameAt: number | null;
  /** Low to high. */
  readonly strains: readonly PadStrain[];
  /** The bids that can become a contract, in the order in which one outbids another. */
  readonly bids: readonly PadBid[];
  readonly doublings: readonly Doubled[];
  /** The honours that count in a strain, if any do. */
  readonly honours: (strain: PadStrain) => readonly HonoursKind[];
  /** The bid that only the dealer's side can be left in: the lowest, where the dealer has to open; `null` where nobody has to. */
  readonly dealersBid: Bid | null;
  /** Can all pass, so that a deal is a row without a score? */
  readonly passedOut: boolean;
  /** Does the bonus for a redoubled contract have to be chosen (R64)? */
  readonly choosesRedoubledBonus: boolean;
  /** The ruling that says all this. */
  readonly ruling: Ruling;
  readonly scoring: (options: PadOptions) => ScoringSystem<PadResult>;
}

const DOUBLINGS: readonly Doubled[] = [0, 1, 2];

/** One of Bridgette's own games: 36 bids, no honours (R65), and no deal passed out, for the dealer must open (R12, R70). */
function bridgette(scoring: ScoringName, ruling: Ruling): PadGame {
  const rubber = scoring === 'rubber';
  return {
    kind: scoring,
    form: PAD_FORMS[scoring],
    deals: rubber ? null : DEALS_IN_MATCH,
    gameAt: rubber ? RUBBER_TERMS.game : null,
    strains: STRAINS,
    bids: BIDS,
    doublings: DOUBLINGS,
    honours: () => [],
    // The dealer must open (R12, R70), and whoever bids after that bids higher (R14).
    dealersBid: '0NT',
    passedOut: false,
    choosesRedoubledBonus: rubber,
    ruling,
    scoring: ({ redoubledBonus }) => asPad(scoringOf({ scoring, redoubledBonus })),
  };
}

/** The table's scoring, for results that a pad holds. */
function asPad(system: ScoringSystem): ScoringSystem<PadResult> {
  return {
    sheet: (results, stopped) => system.sheet(results.map(dealResult), stopped),
    lines: (result, earlier) => system.lines(dealResult(result), earlier.map(dealResult)),
  };
}

const CONTRACT: PadGame = {
  kind: 'contract',
  form: PAD_FORMS.contract,
  deals: null,
  gameAt: CONTRACT_TERMS.game,
  strains: STRAINS,
  bids: BIDS.filter((bid) => bid !== '0NT'),
  doublings: DOUBLINGS,
  honours: (strain) => (strain === 'R' ? [] : contractHonours(strain)),
  dealersBid: null,
  passedOut: true,
  choosesRedoubledBonus: false,
  ruling: 'R80',
  scoring: () => CONTRACT_BRIDGE,
};

const AUCTION: PadGame = {
  kind: 'auction-1913',
  form: PAD_FORMS['auction-1913'],
  deals: null,
  gameAt: AUCTION_TERMS.game,
  strains: AUCTION_STRAINS,
  bids: AUCTION_BIDS,
  doublings: DOUBLINGS,
  honours: auctionHonours,
  // The dealer has to bid one spade at least, and every other bid outranks it.
  dealersBid: '1S',
  passedOut: false,
  choosesRedoubledBonus: false,
  ruling: 'R81',
  scoring: () => AUCTION_BRIDGE,
};

const MINI: PadGame = {
  kind: 'minibridge',
  form: PAD_FORMS.minibridge,
  deals: MINIBRIDGE_TERMS.deals,
  gameAt: null,
  strains: STRAINS,
  bids: MINIBRIDGE_BIDS,
  doublings: [0],
  honours: () => [],
  dealersBid: null,
  // Where the points are level, the same player deals again: that is no row (R82).
  passedOut: false,
  choosesRedoubledBonus: false,
  ruling: 'R82',
  scoring: () => MINIBRIDGE,
};

const GAMES: Readonly<Record<PadKind, PadGame>> = {
  'six-deal': bridgette('six-deal', 'R13'),
  hawaii: bridgette('hawaii', 'R13'),
  rubber: bridgette('rubber', 'R13'),
  summary: bridgette('summary', 'R13'),
  contract: CONTRACT,
  'auction-1913': AUCTION,
  minibridge: MINI,
};

/** The game of a pad: the one lookup. */
export function gameOf(kind: PadKind): PadGame {
  return GAMES[kind];
}

import type { Level } from '../engine/auction/call.ts';
import { overOrShort } from '../engine/scoring/contract.ts';
import { line, lineBelow, madeDoubledName, scoring } from '../engine/scoring/line.ts';
import { rubberMatch } from '../engine/scoring/rubberMatch.ts';
import { sumOf } from '../engine/scoring/sum.ts';
import type { ScoreLine, ScoringSystem, Sum } from '../engine/scoring/system.ts';
import { DOUBLING_FACTOR } from '../engine/scoring/tables.ts';
import { opponent } from '../engine/seat.ts';
import type { Seat } from '../engine/seat.ts';
import { HONOURS, bidOf, isPassedOut } from './entry.ts';
import type { Honours, HonoursKind, PadBid, PadStrain, PadContract, PadResult, PlayedDeal } from './entry.ts';
import {
  AUCTION_HONOURS,
  AUCTION_MADE_DOUBLED,
  AUCTION_SHORT,
  AUCTION_SLAMS,
  AUCTION_TERMS,
  AUCTION_TRICK_VALUE,
  ONE_SPADE_SHORT,
} from './tables.ts';

const TRICKS_IN_DEAL = 13;
const BOOK = 6;

/** A rubber of auction bridge with royals (R81). */
export const AUCTION_BRIDGE: ScoringSystem<PadResult> = rubberMatch(auctionLines, AUCTION_TERMS);

/** Its strains, low to high by what a trick is worth (R81). */
export const AUCTION_STRAINS = (Object.keys(AUCTION_TRICK_VALUE) as PadStrain[]).sort(
  (a, b) => AUCTION_TRICK_VALUE[a] - AUCTION_TRICK_VALUE[b],
);

/** Its bids, low to high: by what their tricks are worth, then by how many they are (R81). */
export const AUCTION_BIDS: readonly PadBid[] = AUCTION_STRAINS.flatMap((strain) =>
  ([1, 2, 3, 4, 5, 6, 7] satisfies Level[]).map((level) => ({ level, strain })),
)
  .sort((a, b) => bidValue(a) - bidValue(b) || a.level - b.level)
  .map(bidOf);

/** The honours that count in a strain (R81). */
export function auctionHonours(strain: PadStrain): readonly HonoursKind[] {
  return HONOURS.filter((kind) => AUCTION_HONOURS[strain][kind] !== undefined);
}

function bidValue({ level, strain }: Pick<PadContract, 'level' | 'strain'>): number {
  return level * AUCTION_TRICK_VALUE[strain];
}

function auctionLines(result: PadResult): readonly ScoreLine[] {
  // The dealer has to bid one spade at least: no deal of this game is passed out.
  if (isPassedOut(result)) return [];
  const { honours, strain } = result;
  const tricks = overOrShort(result) < 0 ? defeatLines(result) : madeLines(result);
  return honours === undefined ? tricks : [...tricks, honoursLine(honours, strain)];
}

function madeLines(result: PlayedDeal): readonly ScoreLine[] {
  const { declarer, doubled, strain, tricks } = result;
  const odd = { times: tricks - BOOK, each: AUCTION_TRICK_VALUE[strain] };
  const bonus = AUCTION_MADE_DOUBLED[doubled];
  return scoring([
    lineBelow('trick-score', 'R81', declarer, sumOf([odd], DOUBLING_FACTOR[doubled])),
    line(madeDoubledName(result), 'R81', declarer, bonus),
    line('overtricks', 'R81', declarer, sumOf([{ times: overOrShort(result), each: bonus }])),
    ...slamLines(declarer, tricks),
  ]);
}

function defeatLines(result: PlayedDeal): readonly ScoreLine[] {
  const { declarer, doubled, tricks } = result;
  const winner = opponent(declarer);
  const short = -overOrShort(result);
  const oneSpade = bidOf(result) === '1S' && doubled < 2;
  const penalty: Sum = oneSpade
    ? sumOf([{ times: short, each: ONE_SPADE_SHORT.each }], 1, ONE_SPADE_SHORT.most)
    : sumOf([{ times: short, each: AUCTION_SHORT[doubled] }]);
  return scoring([
    line('tricks-short', 'R81', winner, penalty),
    // One spade costs no more than it says, a slam included, and twelve tricks against it have reached that.
    ...(oneSpade ? [] : slamLines(winner, TRICKS_IN_DEAL - tricks)),
  ]);
}

/** A slam, bid or not, for the tricks that a side took. */
function slamLines(side: Seat, taken: number): readonly ScoreLine[] {
  return [
    line('little-slam', 'R81', side, taken === TRICKS_IN_DEAL - 1 ? AUCTION_SLAMS.little : 0),
    line('grand-slam', 'R81', side, taken === TRICKS_IN_DEAL ? AUCTION_SLAMS.grand : 0),
  ];
}

function honoursLine({ side, kind }: Honours, strain: PadStrain): ScoreLine {
  return line('honours', 'R81', side, AUCTION_HONOURS[strain][kind] ?? 0);
}

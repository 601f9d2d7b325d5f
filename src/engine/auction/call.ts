import { STRAINS } from '../cards.ts';
import type { Strain } from '../cards.ts';

/** What a cue-bid can ask about (R23). */
export const KEYWORDS = ['short', 'null', 'ace', 'king', 'queen', 'jack'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** A bid of level n contracts for 6 + n tricks (R13). */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Only no-trump exists at level 0 (R13). */
export type Bid = '0NT' | `${Exclude<Level, 0>}${Strain}`;
export type CueBid = `${Bid}-${Keyword}`;
export type Call = Bid | CueBid | 'P' | 'X' | 'XX' | 'T';

/** What a call says in its place (rulings §7, *meanings*). */
export const MEANINGS = [
  'natural',
  'jump',
  'pass',
  'double',
  'redouble',
  'cue-bid',
  'evading-jump',
  'evading-cue-bid',
  'subsequent-cue-bid',
  'answer',
  'second-answer',
  'recue-bid',
  'transfer',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** All 36 bids, low to high: level, then strain (R13). */
export const BIDS: readonly Bid[] = [
  '0NT',
  ...([1, 2, 3, 4, 5, 6, 7] as const).flatMap((level) => STRAINS.map((strain): Bid => `${level}${strain}`)),
];

/** Every text that is a call: 36 bids, 216 cue-bids, pass, double, redouble, transfer. */
export const CALLS: readonly Call[] = [
  ...BIDS,
  ...BIDS.flatMap((bid) => KEYWORDS.map((keyword): CueBid => `${bid}-${keyword}`)),
  'P',
  'X',
  'XX',
  'T',
];

const HEIGHT: ReadonlyMap<string, number> = new Map(BIDS.map((bid, height) => [bid, height]));

/** Is this call a bid without a keyword? */
export function isBid(call: Call): call is Bid {
  return HEIGHT.has(call);
}

/** Is this call a cue-bid? */
export function isCueBid(call: Call): call is CueBid {
  return call.includes('-');
}

/** Height of a bid, 0 (0NT) to 35 (7NT): a bid is higher than another if its height is (R13). */
export function bidHeight(bid: Bid): number {
  return HEIGHT.get(bid) ?? -1;
}

/** The bid of a height, `null` outside 0 to 35. */
export function bidOfHeight(height: number): Bid | null {
  return BIDS[height] ?? null;
}

/** Level of a bid, 0 to 7. */
export function levelOf(bid: Bid): Level {
  return Number(bid[0]) as Level;
}

/** Strain of a bid. */
export function strainOf(bid: Bid): Strain {
  return bid.slice(1) as Strain;
}

/** The bid part of a cue-bid: `2S` of `2S-short`. */
export function bidOfCueBid(call: CueBid): Bid {
  return call.slice(0, call.indexOf('-')) as Bid;
}

/** What a cue-bid asks about: `short` of `2S-short`. */
export function keywordOf(call: CueBid): Keyword {
  return call.slice(call.indexOf('-') + 1) as Keyword;
}

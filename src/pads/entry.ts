/** What is written in a row of a pad. */

import type { Bid, Level } from '../engine/auction/call.ts';
import type { Strain } from '../engine/cards.ts';
import type { Contract, DealResult } from '../engine/scoring/index.ts';
import type { Seat } from '../engine/seat.ts';

/** Strains, and royals: spades at nine a trick, which only auction bridge has beside spades at two (R81). */
export type PadStrain = Strain | 'R';
export type PadBid = Bid | `${Exclude<Level, 0>}R`;

/** The contract of a deal. Minibridge's part-score is level 1, its games are 3NT, 4H, 4S, 5C and 5D (R82). */
export interface PadContract extends Omit<Contract, 'strain'> {
  readonly strain: PadStrain;
}

/** Contract bridge counts four or five trump honours in one hand, or the aces (R80); auction bridge all the others (R81). */
export const HONOURS = [
  'three',
  'four',
  'four-in-one',
  'five',
  'five-four-in-one',
  'five-in-one',
  'aces',
] as const;
export type HonoursKind = (typeof HONOURS)[number];

export interface Honours {
  /** Who held them, declarer or not. */
  readonly side: Seat;
  readonly kind: HonoursKind;
}

/** A deal that was played. */
export interface PlayedDeal extends PadContract {
  /** Tricks of the declarer, 0 to 13. */
  readonly tricks: number;
  readonly honours?: Honours;
}

/** Everybody passed: nothing is scored, and the next player deals (R80). */
export interface PassedOut {
  readonly passedOut: true;
}

/** What is known of a finished deal: a `DealResult` is one. */
export type PadResult = PlayedDeal | PassedOut;

/** A row: a finished deal, or a contract whose tricks are not known yet. */
export type PadEntry = PassedOut | (Omit<PlayedDeal, 'tricks'> & { readonly tricks: number | null });

export function isPassedOut(entry: PadEntry): entry is PassedOut {
  return 'passedOut' in entry;
}

/** Is the deal finished, so that it can be scored? */
export function isResult(entry: PadEntry): entry is PadResult {
  return isPassedOut(entry) || entry.tricks !== null;
}

/** The bid of a contract, as it is written. */
export function bidOf({ level, strain }: Pick<PadContract, 'level' | 'strain'>): PadBid {
  // Level 0 exists in no-trump only (R13), which the two fields apart cannot say.
  return `${level}${strain}` as PadBid;
}

/** Level and strain of a bid. */
export function partsOfBid(bid: PadBid): Pick<PadContract, 'level' | 'strain'> {
  return { level: Number(bid[0]) as Level, strain: bid.slice(1) as PadStrain };
}

/** The result as Bridgette and contract bridge know it. Passed-out deals and royals are a fault of the caller. */
export function dealResult(result: PadResult): DealResult {
  if (isPassedOut(result) || result.strain === 'R') throw new RangeError(JSON.stringify(result));
  const { level, strain, doubled, declarer, tricks } = result;
  return { level, strain, doubled, declarer, tricks };
}

/** A copy with its fields in their fixed order. */
export function plainEntry(entry: PadEntry): PadEntry {
  if (isPassedOut(entry)) return { passedOut: true };
  const { declarer, level, strain, doubled, tricks, honours } = entry;
  const plain = { declarer, level, strain, doubled, tricks };
  return honours === undefined ? plain : { ...plain, honours: { side: honours.side, kind: honours.kind } };
}

/** Do two entries say the same? */
export function sameEntry(a: PadEntry, b: PadEntry): boolean {
  return JSON.stringify(plainEntry(a)) === JSON.stringify(plainEntry(b));
}

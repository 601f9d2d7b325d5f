import { BIDS, levelOf, strainOf } from '../../engine/auction/call.ts';
import type { Bid } from '../../engine/auction/call.ts';
import { overOrShort, tricksNeeded } from '../../engine/scoring/index.ts';
import type { DealResult, Doubled } from '../../engine/scoring/index.ts';
import { SEATS } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { chance, pick } from './chance.ts';

/** What a random result may be like. */
export interface ResultTerms {
  readonly doubled: readonly Doubled[];
  /** Tricks over (or short, below zero) that are likely, as far as thirteen tricks allow. */
  readonly over: readonly number[];
  readonly bids?: readonly Bid[];
}

/** Bids as they are made: a few high ones among many low ones. */
export const COMMON_BIDS: readonly Bid[] = BIDS.slice(0, 25);

/** A random contract and what came of it. */
export function someResult({ doubled, over, bids = BIDS }: ResultTerms, random: RandomBelow): DealResult {
  const bid = pick(bids, random);
  const level = levelOf(bid);
  const tricks = tricksNeeded({ level }) + pick(over, random);
  return {
    level,
    strain: strainOf(bid),
    doubled: pick(doubled, random),
    declarer: pick(SEATS, random),
    tricks: Math.min(13, Math.max(0, tricks)),
  };
}

/** Mostly made, mostly undoubled: the deals of a match as it comes. */
export function commonResult(random: RandomBelow): DealResult {
  const doubled: readonly Doubled[] = chance(15, random) ? [1, 2] : [0];
  return someResult({ doubled, over: [-2, -1, 0, 0, 0, 1, 2], bids: COMMON_BIDS }, random);
}

/** The same deal, one thing about it mistaken: how it was doubled, what was bid, how many tricks were over or short. */
export function mistakenFor(result: DealResult): readonly DealResult[] {
  const over = overOrShort(result);
  const doublings = ([0, 1, 2] as const).map((doubled): DealResult => ({ ...result, doubled }));
  const bids = BIDS.map((bid): DealResult => {
    const level = levelOf(bid);
    return { ...result, level, strain: strainOf(bid), tricks: tricksNeeded({ level }) + over };
  }).filter(({ level, tricks }) => Math.abs(level - result.level) <= 1 && tricks >= 0 && tricks <= 13);
  const tricks = [-1, 1].flatMap((more): DealResult[] => {
    const count = result.tricks + more;
    // A made contract stays made, a defeated one defeated.
    const same = over >= 0 === overOrShort({ ...result, tricks: count }) >= 0;
    return same && count >= 0 && count <= 13 ? [{ ...result, tricks: count }] : [];
  });
  return [...doublings, ...bids, ...tricks];
}

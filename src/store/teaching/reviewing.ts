import type { StoreApi } from 'zustand/vanilla';
import { upToDeal } from '../../engine/view/review.ts';
import type { Match } from '../../engine/index.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { Study } from '../../teaching/study.ts';
import { randomSource } from '../random.ts';
import type { ReviewState, TableState } from '../types.ts';
import { createReview } from './review.ts';
import { studies } from './studies.ts';

interface Asked {
  /** Of the match. */
  readonly id: string;
  readonly match: Match;
  readonly deal: number;
  readonly names: BySeat<string>;
  readonly device: TableState;
}

/**
 * Walks a deal of a match, with the branches and notes that were kept of it. What is tried out from a deal that is over is kept; from a
 * running one, whose pack is secret, it is gone with the screen. `null` if the deal may not be walked.
 */
export async function reviewing({
  id,
  match,
  deal,
  names,
  device,
}: Asked): Promise<StoreApi<ReviewState> | null> {
  const random = randomSource();
  const over = upToDeal(match, deal);
  const source = { match: id, deal };
  const shelf = studies();
  const kept = over === null ? null : await shelf.ofDeal(source);
  const study: Study = {
    ...(kept ?? { id: `${id}.${deal}`, title: '', source, branches: [], notes: [] }),
    names,
    root: { match: over ?? match, deal, from: 0 },
  };
  return createReview({
    study,
    random,
    device,
    onChange: (changed) => {
      if (over !== null) shelf.keep(changed);
    },
  });
}

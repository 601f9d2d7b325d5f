import type { StoreApi } from 'zustand/vanilla';
import { upToDeal } from '../../engine/view/review.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { Study } from '../../teaching/study.ts';
import { readDealLink } from '../../files/link/read.ts';
import { idbStorage } from '../idb-storage.ts';
import { randomSource } from '../random.ts';
import { readMatch } from '../record.ts';
import type { LoadedMatch } from '../record.ts';
import { tableMatch } from '../summary.ts';
import type { ReviewState, TableState } from '../types.ts';
import { createReview } from './review.ts';
import { studies } from './studies.ts';

/**
 * Walks a deal of a match, with the branches and notes that were kept of it. What is tried out from a deal that is over is kept; from a
 * running one, whose pack is secret, it is gone with the screen. `null` if the deal may not be walked.
 */
export async function reviewing(
  { head, log }: Pick<LoadedMatch, 'head' | 'log'>,
  deal: number,
  device: TableState,
): Promise<StoreApi<ReviewState> | null> {
  const { id, setup } = head;
  const { names } = tableMatch(head);
  const match = { setup, log: log.map(({ action }) => action) };
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

/** The same of a match that lies in storage; `null` also if it cannot be read. */
export async function reviewingPast(
  id: string,
  deal: number,
  device: TableState,
): Promise<StoreApi<ReviewState> | null> {
  const read = readMatch(await idbStorage().load(id));
  return read.ok ? reviewing(read.value, deal, device) : null;
}

/** Walks the deal behind the letters of an address, of which nothing is kept; `null` if they are no link. */
export function reviewingLink(
  letters: string,
  names: BySeat<string>,
  device: TableState,
): StoreApi<ReviewState> | null {
  const read = readDealLink(letters);
  if (!read.ok) return null;
  const root = { match: read.value.match, deal: 1, from: 0 };
  const study: Study = { id: 'link', title: '', names, source: null, root, branches: [], notes: [] };
  return createReview({ study, random: randomSource(), device, onChange: () => undefined });
}

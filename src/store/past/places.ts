import type { Mark } from '../emptied.ts';
import type { Storage } from '../storage.ts';
import type { Shelf } from './shelf.ts';
import type { Where } from './types.ts';

/** One of the two databases, and who else has it open. */
export interface PastPlace {
  readonly storage: Pick<Storage, 'lines' | 'load'>;
  readonly shelf: Shelf;
  /** Beside a database in which there is something. */
  readonly mark: Pick<Mark, 'set'>;
  /** Whoever shows a match or pad of it reads it anew. */
  readonly relist: () => Promise<void>;
}

export type PastPlaces = Readonly<Record<Where, PastPlace>>;

export const PLACES: readonly Where[] = ['table', 'pad'];

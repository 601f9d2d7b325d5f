/** The door to past matches for the screens, apart from the table's: the first load does without it. */
import type { StoreApi } from 'zustand/vanilla';
import { connection } from '../connection.ts';
import { localMark } from '../emptied.ts';
import { idbStorage } from '../idb-storage.ts';
import { matchRecord, newestFirst } from './lists.ts';
import { newId } from '../random.ts';
import { createPast } from './past.ts';
import { shelf } from './shelf.ts';
import { createStay } from './stay.ts';
import type { PastPlace } from './places.ts';
import type { Stay } from './stay.ts';
import type { MatchSummary } from '../types.ts';
import type { PastState } from './types.ts';

export { statisticsOf } from './statistics.ts';
export type { PairStatistics, Tried } from './statistics.ts';
export type { FileError } from '../../files/errors.ts';
export type { ImportCounts, ImportRead, PastRecord, PastState, RenameError, Where } from './types.ts';

/** What the table and the pads do when something of theirs was changed in storage. */
export interface Relisting {
  readonly table: () => Promise<void>;
  readonly pad: () => Promise<void>;
}

/** Opens the lists of both databases, as long as a screen shows them. */
export function openPast(relist: Relisting, known: readonly MatchSummary[]): StoreApi<PastState> {
  // Over plain http there are no locks.
  const stay = createStay(newId(), 'locks' in navigator ? navigator.locks : null, Date.now);
  const places = {
    table: placeOf(stay, connection(), localMark(), relist.table),
    pad: placeOf(
      stay,
      connection(undefined, undefined, 'bridgette-pads'),
      localMark(undefined, 'bridgette:pads'),
      relist.pad,
    ),
  };
  return createPast(places, stay, newestFirst(known.map(matchRecord)));
}

function placeOf(
  stay: Stay,
  connect: ReturnType<typeof connection>,
  mark: PastPlace['mark'],
  relist: PastPlace['relist'],
): PastPlace {
  return { storage: idbStorage(connect), shelf: shelf(connect, stay), mark, relist };
}

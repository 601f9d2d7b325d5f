/** The pads' door for the screens, apart from the table's: the first load does without it. */
import type { StoreApi } from 'zustand/vanilla';
import { connection } from '../connection.ts';
import { localMark } from '../emptied.ts';
import { idbStorage } from '../idb-storage.ts';
import { openChannel } from '../tabs.ts';
import { createPads } from './pads.ts';
import type { PadHead, PadLogEntry } from './record.ts';
import type { PadsState } from './types.ts';

export { PadsProvider, usePads } from './react.tsx';
export type { NewPad, OpenPad, PadSummary, PadsState } from './types.ts';
export {
  PAD_KINDS,
  TRICKS_IN_DEAL,
  aimOf,
  bidOf,
  gameOf,
  honoursHeld,
  isPassedOut,
  isResult,
  levelFor,
  partsOfBid,
} from '../../pads/index.ts';

/** Where pads are kept: a database of their own, with the same stores as the matches'. */
export function padStorage() {
  return idbStorage<PadHead, PadLogEntry>(connection(undefined, undefined, 'bridgette-pads'));
}

/** Starts the pads, once a page: reads what is stored and listens to other tabs. `persist` asks the browser to keep it. */
export function openPads(persist: () => void): StoreApi<PadsState> {
  return createPads({
    storage: padStorage(),
    clock: Date.now,
    channel: openChannel('bridgette-pads'),
    mark: localMark(undefined, 'bridgette:pads'),
    persist,
  });
}

/** The store's door for the screens. */
import { localMark } from './emptied.ts';
import { idbStorage } from './idb-storage.ts';
import { randomSource } from './random.ts';
import type { Store } from './react.tsx';
import { createSettings } from './settings.ts';
import { createTable } from './table.ts';
import { openChannel } from './tabs.ts';

export { StoreProvider, useSettings, useTable } from './react.tsx';
export type { Store } from './react.tsx';
export { CHOICES } from './settings.ts';
export type { Choices, Settings } from './settings.ts';
export { NAME_LENGTH } from './types.ts';
export type {
  AsideReason,
  AsideSummary,
  MatchSummary,
  NewMatch,
  NewMatchError,
  Saving,
  TableMatch,
  TableState,
} from './types.ts';
export type { Action, ActionType, LegalActions, PublicEvent, SeatView, Viewer } from '../engine/index.ts';

/** Starts everything, once a page: reads what is stored and listens to the page and to other tabs. */
export function openStore(): Store {
  const table = createTable({
    storage: idbStorage(),
    clock: Date.now,
    random: randomSource(),
    page: { document, window },
    channel: openChannel(),
    // Over plain http there are none.
    locks: 'locks' in navigator ? navigator.locks : null,
    mark: localMark(),
    // Not every browser has it, and over plain http none does. A refusal changes nothing that could be done about it.
    persist: () => void (navigator.storage as StorageManager | undefined)?.persist().catch(() => false),
  });
  return { table, settings: createSettings() };
}

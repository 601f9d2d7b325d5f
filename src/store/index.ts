/** The store's door for the screens. */
import { localMark } from './emptied.ts';
import { createDevice } from './create-device.ts';
import { idbStorage } from './idb-storage.ts';
import { padsDoor } from './pads/door.ts';
import { randomSource } from './random.ts';
import type { Store } from './react.tsx';
import { createSettings, followOtherTabs } from './settings.ts';
import { createTable } from './table.ts';
import { openChannel } from './tabs.ts';

export {
  OtherTable,
  StoreProvider,
  useDevice,
  useDeviceTable,
  usePadsDoor,
  useSettings,
  useTable,
} from './react.tsx';
export type { PadsDoor } from './pads/door.ts';
export type { Store } from './react.tsx';
export type { DeviceState } from './device.ts';
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
  const device = createDevice();
  // Should its code not come, the question is put another time.
  const persist = () =>
    void device
      .getState()
      .keep()
      .catch(() => undefined);
  const table = createTable({
    storage: idbStorage(),
    clock: Date.now,
    random: randomSource(),
    page: { document, window },
    channel: openChannel(),
    // Over plain http there are none.
    locks: 'locks' in navigator ? navigator.locks : null,
    mark: localMark(),
    persist,
  });
  const settings = createSettings();
  followOtherTabs(settings, window);
  const pads = padsDoor(
    async () => (await import('./pads/index.ts')).openPads(persist),
    localMark(undefined, 'bridgette:pads'),
  );
  return { table, settings, device, pads };
}

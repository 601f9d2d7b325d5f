/** The whole app for component tests: the real table on a storage in memory, with everything that is left to chance told. */
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { StoreApi } from 'zustand/vanilla';
import { PRESETS } from '../../src/engine/options.ts';
import { StoreProvider } from '../../src/store/index.ts';
import { createDevice } from '../../src/store/create-device.ts';
import type { DeviceState } from '../../src/store/device.ts';
import { idbStorage } from '../../src/store/idb-storage.ts';
import { padsDoor } from '../../src/store/pads/door.ts';
import type { PadsDoor } from '../../src/store/pads/door.ts';
import { padStorage } from '../../src/store/pads/index.ts';
import { createPads } from '../../src/store/pads/pads.ts';
import type { PadsState } from '../../src/store/pads/types.ts';
import { createSettings } from '../../src/store/settings.ts';
import { createTable } from '../../src/store/table.ts';
import type { TableParts } from '../../src/store/table.ts';
import type { NewMatch, TableState } from '../../src/store/types.ts';
import { App } from '../../src/ui/App.tsx';
import { loadScreens } from '../../src/ui/common/lazyScreen.ts';

/** A device with nothing on it, at Home. Before every test. */
export function freshDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  history.replaceState(null, '', '#/');
}

export const MATCH: NewMatch = {
  names: { N: 'Maria', S: 'Jan' },
  options: PRESETS.basic,
  sitting: 'pass',
  olderTricksOpen: false,
  receiverCuts: false,
  prepared: null,
};

export interface OpenApp {
  readonly table: StoreApi<TableState>;
  readonly pads: PadsDoor;
  readonly device: StoreApi<DeviceState>;
  readonly user: UserEvent;
}

/** Opens the app at an address; `before` readies the table. The pack is never shuffled: it lies in its written order. */
export async function openApp(
  path = '/',
  before: (table: TableState) => Promise<unknown> = () => Promise.resolve(),
  parts: Partial<TableParts> = {},
): Promise<OpenApp> {
  const table = createTable({
    storage: idbStorage(),
    clock: () => Date.UTC(2026, 10, 30, 12),
    random: (below) => below - 1,
    page: null,
    channel: null,
    locks: null,
    mark: NO_MARK,
    persist: () => undefined,
    ...parts,
  });
  const device = createDevice();
  const pads = testPads();
  history.replaceState(null, '', `#${path}`);
  await loadScreens();
  const opened = await pads.open();
  await until(() => opened.getState().status === 'ready');
  await until(() => table.getState().status === 'ready');
  await before(table.getState());
  render(
    <StoreProvider store={{ table, settings: createSettings(), device, pads }}>
      <App />
    </StoreProvider>,
  );
  await quiet();
  return { table, pads, device, user: userEvent.setup() };
}

const NO_MARK = { get: () => false, set: () => undefined };

/** The score pads on a storage in memory. */
export function testPads(mark = NO_MARK): PadsDoor {
  const open = (): StoreApi<PadsState> =>
    createPads({
      storage: padStorage(),
      clock: () => Date.UTC(2026, 10, 30, 12),
      channel: null,
      mark,
      persist: () => undefined,
    });
  return padsDoor(() => Promise.resolve(open()), mark);
}

/** Lets storage finish, and React draw what it brought. */
export async function quiet(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The screen's one heading of the first level. */
export function heading(): string {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error('it never came to that');
}

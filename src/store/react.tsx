import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceState } from './device.ts';
import type { PadsDoor } from './pads/door.ts';
import type { Settings } from './settings.ts';
import type { TableState } from './types.ts';

/** All that the screens read and ask. */
export interface Store {
  readonly table: StoreApi<TableState>;
  readonly settings: StoreApi<Settings>;
  readonly device: StoreApi<DeviceState>;
  readonly pads: PadsDoor;
}

const StoreContext = createContext<Store | null>(null);

/** Gives the store to the screens below. */
export function StoreProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStores(): Store {
  const store = useContext(StoreContext);
  if (store === null) throw new Error('StoreProvider is missing above this component');
  return store;
}

/** The screens of the table below show another: a deal that is no match of the device. */
export function OtherTable({
  table,
  children,
}: {
  readonly table: StoreApi<TableState>;
  readonly children: ReactNode;
}) {
  const store = useStores();
  const other = useMemo(() => ({ ...store, table }), [store, table]);
  return <StoreContext value={other}>{children}</StoreContext>;
}

/** The device's own table, whole: what a deal that is none of its matches takes the rest from. */
export function useDeviceTable(): StoreApi<TableState> {
  return useStores().table;
}

/** What the selector takes out of the table; the component is drawn again when that changes. */
export function useTable<T>(selector: (table: TableState) => T): T {
  return useStore(useStores().table, selector);
}

/** The same of the settings. */
export function useSettings<T>(selector: (settings: Settings) => T): T {
  return useStore(useStores().settings, selector);
}

/** The way to the score pads. */
export function usePadsDoor(): PadsDoor {
  return useStores().pads;
}

/** And of what the browser does for the app. */
export function useDevice<T>(selector: (device: DeviceState) => T): T {
  return useStore(useStores().device, selector);
}

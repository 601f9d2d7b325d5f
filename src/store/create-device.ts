import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { DeviceState } from './device.ts';

/** Only the state: the first load does without the code that watches. */
export function createDevice(): StoreApi<DeviceState> {
  const worker = async () => import('./worker.ts');
  const keeping = async () => import('./keeping.ts');
  const device: StoreApi<DeviceState> = createStore<DeviceState>(() => ({
    offline: 'unknown',
    update: 'none',
    keeping: 'unknown',
    space: null,
    async watch() {
      const { watchWorker, thisBrowser } = await worker();
      await watchWorker(device, thisBrowser());
    },
    takeUpdate: () => Promise.resolve(),
    keep: async () => (await keeping()).keep(device),
    look: async () => (await keeping()).look(device),
  }));
  return device;
}

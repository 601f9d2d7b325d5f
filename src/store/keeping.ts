import type { StoreApi } from 'zustand/vanilla';
import type { DeviceState } from './device.ts';

type Manager = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>;
type Device = StoreApi<DeviceState>;

/** Some browsers answer at once, by rules of their own; one that is slower than this, in milliseconds, is asking its user. */
const PATIENCE = 300;

/** `null` over plain http, and where it is missing. */
const thisManager = (): Manager | null => (navigator as { storage?: Manager }).storage ?? null;

/** Reads whether the browser keeps what is saved, and how much there is. Never fails: what cannot be read is not promised. */
export async function look(device: Device, manager = thisManager()): Promise<void> {
  if (manager === null) {
    device.setState({ keeping: 'impossible' });
    return;
  }
  const kept = await manager.persisted().catch(() => false);
  // While the question is open, it is the state.
  if (device.getState().keeping !== 'asking') device.setState({ keeping: kept ? 'kept' : 'at-will' });
  const { usage, quota } = await manager.estimate().catch((): StorageEstimate => ({}));
  device.setState({ space: usage === undefined || quota === undefined ? null : { used: usage, quota } });
}

/** Asks the browser to keep what is saved. Never fails: a refusal is an answer. */
export async function keep(device: Device, manager = thisManager()): Promise<void> {
  await look(device, manager);
  if (manager === null || device.getState().keeping !== 'at-will') return;
  const timer = setTimeout(() => device.setState({ keeping: 'asking' }), PATIENCE);
  const kept = await manager.persist().catch(() => false);
  clearTimeout(timer);
  device.setState({ keeping: kept ? 'kept' : 'at-will' });
}

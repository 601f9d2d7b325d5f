import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from '../../../src/store/create-device.ts';
import { keep, look } from '../../../src/store/keeping.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function newManager(persisted: boolean, persist: () => Promise<boolean>) {
  return {
    persisted: vi.fn(() => Promise.resolve(persisted)),
    persist: vi.fn(persist),
    estimate: vi.fn(() => Promise.resolve<StorageEstimate>({ usage: 1_300_000, quota: 6e10 })),
  };
}

describe('what a browser keeps', () => {
  it('is told as it is, with how much there is', async () => {
    const device = createDevice();
    await look(
      device,
      newManager(true, () => Promise.resolve(true)),
    );
    expect(device.getState()).toMatchObject({ keeping: 'kept', space: { used: 1_300_000, quota: 6e10 } });
    await look(
      device,
      newManager(false, () => Promise.resolve(true)),
    );
    expect(device.getState().keeping).toBe('at-will');
  });

  it('is not promised where nobody can be asked, or nothing can be read', async () => {
    const device = createDevice();
    await keep(device, null);
    expect(device.getState()).toMatchObject({ keeping: 'impossible', space: null });
    const no = () => Promise.reject(new Error('not here'));
    await keep(device, { persisted: no, persist: no, estimate: no });
    expect(device.getState()).toMatchObject({ keeping: 'at-will', space: null });
  });
});

describe('asking for it', () => {
  it('is not done twice', async () => {
    const manager = newManager(true, () => Promise.resolve(true));
    await keep(createDevice(), manager);
    expect(manager.persist).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'kept'],
    [false, 'at-will'],
  ] as const)('gives the browser’s answer: %s is %s', async (answer, keeping) => {
    const device = createDevice();
    await keep(
      device,
      newManager(false, () => Promise.resolve(answer)),
    );
    expect(device.getState().keeping).toBe(keeping);
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.getState().keeping).toBe(keeping);
  });

  it('is known to be going on while the browser asks its user, and is not asked again meanwhile', async () => {
    const device = createDevice();
    let answer: (granted: boolean) => void = () => undefined;
    const manager = newManager(false, () => new Promise((resolve) => (answer = resolve)));
    const asked = keep(device, manager);
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.getState().keeping).toBe('asking');
    await keep(device, manager);
    expect(device.getState().keeping).toBe('asking');
    expect(manager.persist).toHaveBeenCalledTimes(1);
    answer(true);
    await asked;
    expect(device.getState().keeping).toBe('kept');
  });
});

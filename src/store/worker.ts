import type { StoreApi } from 'zustand/vanilla';
import type { DeviceState } from './device.ts';

/** What the worker's watcher needs of the browser. */
export interface Browser {
  /** `null` where there are no service workers. */
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'addEventListener'> | null;
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  readonly page: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly clock: () => number;
  readonly reload: () => void;
}

/** A page that stays open asks for a new version when it is looked at again after so long, in milliseconds. */
const HOUR = 3_600_000;

export function thisBrowser(): Browser {
  const { serviceWorker, locks } = navigator as {
    serviceWorker?: ServiceWorkerContainer;
    locks: LockManager;
  };
  return {
    // The development server has no worker.
    workers: import.meta.env.PROD ? (serviceWorker ?? null) : null,
    locks,
    page: document,
    clock: Date.now,
    reload: () => window.location.reload(),
  };
}

/**
 * Registers the worker that keeps the app's files, and tells the device's state how it stands. Never fails: what the browser refuses
 * is a state too.
 */
export async function watchWorker(device: StoreApi<DeviceState>, browser: Browser): Promise<void> {
  const { workers, page, clock, reload } = browser;
  if (workers === null) {
    device.setState({ offline: 'impossible' });
    return;
  }
  let registration: ServiceWorkerRegistration;
  try {
    registration = await workers.register('./sw.js', { updateViaCache: 'none' });
  } catch {
    device.setState({ offline: 'failed' });
    return;
  }
  const othersOpen = sayOpen(browser.locks, `bridgette-page:${registration.scope}`);

  function tell(): void {
    const { active, waiting, installing } = registration;
    const { update } = device.getState();
    const coming = installing ?? waiting;
    device.setState({
      offline: active !== null ? 'ready' : coming !== null ? 'preparing' : 'failed',
      update: active === null || waiting === null ? 'none' : update === 'none' ? 'ready' : update,
    });
  }
  function follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', tell);
    tell();
  }

  device.setState({
    async takeUpdate() {
      if (await othersOpen()) {
        device.setState({ update: 'blocked' });
        return;
      }
      const { waiting } = registration;
      if (waiting === null) {
        reload();
        return;
      }
      workers.addEventListener('controllerchange', reload, { once: true });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    },
  });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing ?? registration.waiting);

  let asked = clock();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || clock() - asked < HOUR) return;
    asked = clock();
    // Without a network there is no news: another time.
    registration.update().catch(() => undefined);
  });
}

/**
 * Says for as long as this page lives that it uses the files of the version it was loaded with. Gives a function that finds out
 * whether another page does.
 */
function sayOpen(locks: Browser['locks'], name: string): () => Promise<boolean> {
  void locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
  return async () => {
    const { held } = await locks.query();
    return (held ?? []).filter((lock) => lock.name === name).length > 1;
  };
}

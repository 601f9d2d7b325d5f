import { describe, expect, it, vi } from 'vitest';
import { createDevice } from '../../../src/store/create-device.ts';
import { watchWorker } from '../../../src/store/worker.ts';
import type { Browser } from '../../../src/store/worker.ts';

const HOUR = 3_600_000;

/** A browser with service workers, in which all that happens is made to happen. */
function newBrowser(change: Partial<Browser> = {}) {
  const posted: unknown[] = [];
  const worker = () =>
    Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => posted.push(message),
    }) as unknown as ServiceWorker;
  const registration = Object.assign(new EventTarget(), {
    scope: 'https://cards.example/bridgette/',
    installing: null as ServiceWorker | null,
    waiting: null as ServiceWorker | null,
    active: null as ServiceWorker | null,
    update: vi.fn(() => Promise.reject(new Error('no network'))),
  });
  const workers = Object.assign(new EventTarget(), {
    register: vi.fn(() => Promise.resolve(registration as unknown as ServiceWorkerRegistration)),
  });
  const held: LockInfo[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let time = 0;
  const browser = {
    workers,
    locks: {
      request: vi.fn((name: string) => {
        held.push({ name });
        return new Promise(() => undefined);
      }),
      query: () => Promise.resolve({ held }),
    } as unknown as Browser['locks'],
    page: page as unknown as Browser['page'],
    clock: () => time,
    reload: vi.fn(),
    ...change,
  };
  const device = createDevice();
  const changed = (worker: ServiceWorker) => worker.dispatchEvent(new Event('statechange'));
  return {
    device,
    registration,
    posted,
    workers,
    held,
    reload: browser.reload,
    watch: () => watchWorker(device, browser),
    /** A worker begins to be installed. */
    found() {
      registration.installing = worker();
      registration.dispatchEvent(new Event('updatefound'));
    },
    /** It is installed, and waits. */
    installed() {
      const { installing } = registration;
      Object.assign(registration, { installing: null, waiting: installing });
      changed(installing!);
    },
    /** It takes over. */
    activated() {
      const { waiting } = registration;
      Object.assign(registration, { waiting: null, active: waiting });
      changed(waiting!);
      workers.dispatchEvent(new Event('controllerchange'));
    },
    /** It could not be installed. */
    givenUp() {
      const { installing } = registration;
      registration.installing = null;
      changed(installing!);
    },
    lookedAtAfter: (passed: number) => {
      time += passed;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** One whose app is here whole, from an earlier visit. */
async function readyBrowser(change: Partial<Browser> = {}) {
  const browser = newBrowser(change);
  browser.registration.active = new EventTarget() as ServiceWorker;
  await browser.watch();
  return browser;
}

describe('the app without a network', () => {
  it('is impossible where there are no service workers', async () => {
    const { device, watch } = newBrowser({ workers: null });
    await watch();
    expect(device.getState()).toMatchObject({ offline: 'impossible', update: 'none' });
  });

  it('has failed where the browser refuses, or a file does not come', async () => {
    const refusing = newBrowser();
    refusing.workers.register.mockRejectedValue(new Error('not here'));
    await refusing.watch();
    expect(refusing.device.getState().offline).toBe('failed');

    const poor = newBrowser();
    await poor.watch();
    poor.found();
    poor.givenUp();
    expect(poor.device.getState().offline).toBe('failed');
  });

  it('is ready when the first worker has taken over, and that is no new version', async () => {
    const browser = newBrowser();
    browser.registration.installing = null;
    await browser.watch();
    browser.found();
    expect(browser.device.getState().offline).toBe('preparing');
    browser.installed();
    expect(browser.device.getState()).toMatchObject({ offline: 'preparing', update: 'none' });
    browser.activated();
    expect(browser.device.getState()).toMatchObject({ offline: 'ready', update: 'none' });
    expect(browser.reload).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  it('waits until it is taken; then the page is loaded anew, once', async () => {
    const browser = await readyBrowser();
    browser.found();
    expect(browser.device.getState()).toMatchObject({ offline: 'ready', update: 'none' });
    browser.installed();
    expect(browser.device.getState()).toMatchObject({ offline: 'ready', update: 'ready' });
    await browser.device.getState().takeUpdate();
    expect(browser.posted).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(browser.reload).not.toHaveBeenCalled();
    browser.activated();
    expect(browser.reload).toHaveBeenCalledTimes(1);
  });

  it('that came while the app was closed is offered at once', async () => {
    const browser = newBrowser();
    browser.registration.active = new EventTarget() as ServiceWorker;
    browser.registration.waiting = new EventTarget() as ServiceWorker;
    await browser.watch();
    expect(browser.device.getState().update).toBe('ready');
  });

  it('does not load a page anew that has not asked', async () => {
    const browser = await readyBrowser();
    browser.found();
    browser.installed();
    browser.activated();
    expect(browser.reload).not.toHaveBeenCalled();
  });

  it('is not taken while another page of the same folder needs the old files', async () => {
    const browser = await readyBrowser();
    browser.found();
    browser.installed();
    // A copy of the app in another folder does not count.
    browser.held.push({ name: 'bridgette-page:https://cards.example/' });
    browser.held.push({ ...browser.held[0]! });
    await browser.device.getState().takeUpdate();
    expect(browser.device.getState().update).toBe('blocked');
    expect(browser.posted).toEqual([]);

    browser.held.pop();
    await browser.device.getState().takeUpdate();
    expect(browser.posted).toHaveLength(1);
  });

  it('that has taken over by itself is there after a reload', async () => {
    const browser = await readyBrowser();
    await browser.device.getState().takeUpdate();
    expect(browser.reload).toHaveBeenCalled();
  });

  it('is asked for when the page is looked at again after an hour, and no answer is no harm', async () => {
    const { registration, lookedAtAfter } = await readyBrowser();
    lookedAtAfter(HOUR - 1);
    expect(registration.update).not.toHaveBeenCalled();
    lookedAtAfter(1);
    expect(registration.update).toHaveBeenCalledTimes(1);
    lookedAtAfter(HOUR - 1);
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

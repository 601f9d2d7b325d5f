import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { formatCode } from '../../src/engine/codes.ts';
import { StoreProvider } from '../../src/store/index.ts';
import type { DeviceState, Store } from '../../src/store/index.ts';
import { createSettings } from '../../src/store/settings.ts';
import { messages } from '../../src/i18n/every.ts';
import { OnThisDevice } from '../../src/ui/shell/OnThisDevice.tsx';
import { ErrorBoundary } from '../../src/ui/shell/ErrorBoundary.tsx';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';
import { packWith } from '../support/match.ts';

const t = messages('en');
const PACK = packWith({ dealer: 'AKQ2.AK2.432.432', receiver: '543.QJ4.AKQ5.AKQ', upcard: 'S7' });

beforeEach(freshDevice);
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const inDeal = async (table: ReturnType<Store['table']['getState']>) => {
  await table.newMatch({ ...MATCH, prepared: { codes: [], firstDealer: 'N' } });
  await table.deal(null);
};

describe('a new version', () => {
  const takeUpdate = vi.fn(() => Promise.resolve());

  it.each([
    ['/', true, true],
    ['/table', true, false],
    ['/sheet', true, false],
    ['/new', false, false],
    // There the state of this device stands at any time.
    ['/settings', true, false],
  ])('on %s: asked about between deals is %s, in a deal %s', async (path, between, playing) => {
    const asked = () => screen.queryByText(t.device.ready) !== null;
    const { device, table } = await openApp(path, (state) =>
      state.newMatch({ ...MATCH, prepared: { codes: [], firstDealer: 'N' } }),
    );
    act(() => device.setState({ update: 'ready', takeUpdate }));
    await quiet();
    expect(asked()).toBe(between);
    await act(() => table.getState().deal(null));
    expect(table.getState().view?.deal).not.toBeNull();
    expect(asked()).toBe(playing);
  });

  it('is taken by the button, and put off by the other', async () => {
    const { device, user } = await openApp();
    act(() => device.setState({ update: 'ready', takeUpdate }));
    await quiet();
    await user.click(screen.getByRole('button', { name: t.device.take }));
    expect(takeUpdate).toHaveBeenCalledTimes(1);
    act(() => device.setState({ update: 'blocked' }));
    expect(screen.getByText(t.device.blocked)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t.device.later }));
    expect(screen.queryByText(t.device.blocked)).toBeNull();
  });
});

it('while the browser asks its user, the reason stands on the screen', async () => {
  const { device } = await openApp('/table', inDeal);
  act(() => device.setState({ keeping: 'asking' }));
  await quiet();
  expect(screen.getByText(t.device.asking).closest('[role="status"]')).not.toBeNull();
});

describe('on this device', () => {
  const show = async (state: Partial<DeviceState>, playing = false) => {
    const { table, device, pads } = await openApp('/', playing ? inDeal : undefined);
    device.setState({ look: () => Promise.resolve(), ...state });
    render(
      <StoreProvider store={{ table, settings: createSettings(), device, pads }}>
        <OnThisDevice />
      </StoreProvider>,
    );
    return within(screen.getByRole('region', { name: t.device.title }));
  };

  it('says what is so, and no more', async () => {
    const here = await show({
      offline: 'ready',
      keeping: 'kept',
      space: { used: 1_340_000, quota: 61_000_000_000 },
    });
    expect(here.getByText(t.device.offline.ready)).toBeInTheDocument();
    expect(here.getByText(t.device.keeping.kept)).toBeInTheDocument();
    expect(here.getByText('Bridgette uses 1.3 MB; the browser allows it 61 GB.')).toBeInTheDocument();
    expect(here.queryByRole('button')).toBeNull();
  });

  it.each([
    [77_000, '77 kB'],
    [1_340_000, '1.3 MB'],
    [61_000_000_000, '61 GB'],
  ])('writes %i bytes as %s', (bytes, written) => {
    expect(t.device.size(bytes)).toBe(written);
  });

  it('asks the browser to keep the matches, and says when it does not promise it', async () => {
    const keep = vi.fn(() => Promise.resolve());
    const here = await show({ keeping: 'at-will', keep });
    expect(here.queryByText(t.device.refused)).toBeNull();
    await userEvent.click(here.getByRole('button', { name: t.device.ask }));
    expect(keep).toHaveBeenCalledTimes(1);
    expect(here.getByText(t.device.refused)).toBeInTheDocument();
  });

  it('offers a new version, but not in a deal', async () => {
    const between = await show({ update: 'ready' });
    expect(between.getByRole('button', { name: t.device.take })).toBeInTheDocument();
  });

  it('lets a new version wait in a deal', async () => {
    const playing = await show({ update: 'ready' }, true);
    expect(playing.getByText(t.device.waits)).toBeInTheDocument();
    expect(playing.queryByRole('button', { name: t.device.take })).toBeNull();
  });
});

describe('the screen', () => {
  /** A device that can stay awake. */
  function wakeLock() {
    const locks: { released: boolean }[] = [];
    const request = vi.fn(() => {
      const lock = {
        released: false,
        release: () => {
          lock.released = true;
          return Promise.resolve();
        },
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    return { request, locks, awake: () => locks.filter(({ released }) => !released).length };
  }

  it('stays on during a deal, is asked for again when the page is back, and may sleep elsewhere', async () => {
    const lock = wakeLock();
    const { table } = await openApp('/table', (state) =>
      state.newMatch({ ...MATCH, prepared: { codes: [], firstDealer: 'N' } }),
    );
    expect(lock.request).not.toHaveBeenCalled();
    await act(() => table.getState().deal(null));
    await quiet();
    expect(lock.awake()).toBe(1);

    // Hidden, the browser takes it; seen again, there is a new one, and only one.
    lock.locks[0]!.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await quiet();
    document.dispatchEvent(new Event('visibilitychange'));
    await quiet();
    expect([lock.awake(), lock.locks.length]).toEqual([1, 2]);

    act(() => navigate('/settings'));
    await quiet();
    expect(heading()).toBe(t.settings.title);
    expect(lock.awake()).toBe(0);
  });

  it('goes to sleep where that is refused, and nothing else happens', async () => {
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: () => Promise.reject(new Error('battery low')) },
      configurable: true,
    });
    await openApp('/table', inDeal);
    expect(heading()).toBe(t.table.overTo('Jan'));
  });
});

describe('a screen that fails', () => {
  const failing = (store: Store, error: Error) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Screen = () => {
      throw error;
    };
    const { container } = render(
      <StoreProvider store={store}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </StoreProvider>,
    );
    return within(container);
  };

  it('in a deal: the report tells the public log, and no hidden card, no name, no message', async () => {
    const { table, device, pads } = await openApp('/table', async (state) => {
      await state.newMatch({ ...MATCH, prepared: { codes: [formatCode(PACK)], firstDealer: 'N' } });
      await state.deal(null);
    });
    await act(() => table.getState().open('S'));
    const error = new TypeError('Maria holds SA\nand SK');
    const trouble = failing({ table, device, pads, settings: createSettings() }, error);
    await quiet();
    const report = (await trouble.findByText(/"app": "Bridgette/)).textContent;
    expect(report).toContain('"upcard":');
    expect(report).toContain('S7');
    expect(report).toContain('TypeError');
    expect(report).toMatch(/device\.test\.tsx:\d+/);
    expect(report).not.toMatch(/Maria|Jan|holds|and SK/);
    const hidden = PACK.filter((card) => card !== 'S7');
    for (const card of hidden) expect(report).not.toContain(`"${card}"`);
  });

  it('can be reported by a copy or a file', async () => {
    const user = userEvent.setup();
    const { table, device, pads } = await openApp();
    const trouble = failing({ table, device, pads, settings: createSettings() }, new RangeError('too far'));
    await quiet();
    const { report } = t.device;
    await user.click(await trouble.findByRole('button', { name: report.copy }));
    expect(trouble.getByText(report.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('RangeError');
    const saved = vi.spyOn(URL, 'createObjectURL');
    await user.click(trouble.getByRole('button', { name: report.download }));
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/About-1.js',
    'error loading dynamically imported module: http://localhost/assets/About-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/About-1.css',
  ])('for want of its code is tried again by loading the page: %s', async (message) => {
    const { table, device, pads } = await openApp();
    const trouble = failing({ table, device, pads, settings: createSettings() }, new TypeError(message));
    expect(trouble.getByRole('heading', { name: t.shell.trouble.notLoaded })).toBeInTheDocument();
    expect(trouble.getByRole('button', { name: t.shell.trouble.reload })).toBeInTheDocument();
    expect(trouble.queryByRole('button', { name: t.shell.trouble.again })).toBeNull();
    await quiet();
  });
});

import { describe, expect, it } from 'vitest';
import type { StateStorage } from 'zustand/middleware';
import { createSettings, followOtherTabs } from '../../../src/store/settings.ts';

const KEY = 'bridgette:settings';
const DEFAULTS = {
  confirm: 'touch',
  theme: 'system',
  suits: 'four',
  size: 'normal',
  motion: 'system',
  lastNames: null,
  lastPreset: null,
};

function local(saved: Record<string, string> = {}): StateStorage & { readonly names: () => string[] } {
  const items = new Map(Object.entries(saved));
  return {
    names: () => [...items.keys()],
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      items.set(name, value);
    },
    removeItem(name) {
      items.delete(name);
    },
  };
}

const saved = (state: unknown, version = 1) => local({ [KEY]: JSON.stringify({ state, version }) });

describe('settings', () => {
  it('start with defaults and come back as they were set', () => {
    const device = local({ 'another app': 'its own' });
    const settings = createSettings(() => device);
    expect(settings.getState()).toMatchObject(DEFAULTS);
    settings.getState().choose({ confirm: 'never' });
    settings.getState().choose({ theme: 'dark' });
    settings.getState().choose({ lastNames: { N: 'Ann', S: 'Bo' }, lastPreset: 'rubber' });
    expect(createSettings(() => device).getState()).toMatchObject({
      confirm: 'never',
      theme: 'dark',
      lastNames: { N: 'Ann', S: 'Bo' },
      lastPreset: 'rubber',
    });
    expect(device.names()).toEqual(['another app', KEY]);
  });

  it.each([
    ['not JSON', local({ [KEY]: '{"state":{"conf' })],
    ['something else', local({ [KEY]: '17' })],
    ['null', local({ [KEY]: 'null' })],
    ['a state that is no record', saved('dark')],
    ['no field that is known', saved({ confirm: 'perhaps', theme: 3, lastNames: { N: 1 }, lastPreset: 'x' })],
  ])('read %s as defaults', (_, device) => {
    const settings = createSettings(() => device);
    expect(settings.getState()).toMatchObject(DEFAULTS);
    settings.getState().choose({ theme: 'light' });
    expect(createSettings(() => device).getState().theme).toBe('light');
  });

  it('keep each field that can be read, of a newer version too, and take in nothing else', () => {
    const device = saved({ confirm: 'always', theme: 'plaid', choose: 'gone', extra: 1 }, 7);
    const state = createSettings(() => device).getState();
    expect(state).toMatchObject({ confirm: 'always', theme: 'system' });
    expect(state.choose).toBeTypeOf('function');
    expect(state).not.toHaveProperty('extra');
  });

  it('live in memory where storage throws, at once or when written to', () => {
    const full = {
      ...local(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const forbidden = (): StateStorage => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const device of [() => full, forbidden]) {
      const settings = createSettings(device);
      settings.getState().choose({ theme: 'dark' });
      expect(settings.getState().theme).toBe('dark');
    }
  });

  it('follow another tab, which is not undone by the next choice here', () => {
    const device = local();
    const page = new EventTarget();
    const [here, there] = [createSettings(() => device), createSettings(() => device)];
    followOtherTabs(here, page);
    there.getState().choose({ language: 'nl' });
    const told = (newValue: string | null): void => {
      page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
    };
    told(JSON.stringify({ state: {}, version: 2 }));
    told(null);
    expect(here.getState().language).toBe('system');
    told(device.getItem(KEY) as string);
    expect(here.getState().language).toBe('nl');
    here.getState().choose({ theme: 'dark' });
    expect(createSettings(() => device).getState()).toMatchObject({ language: 'nl', theme: 'dark' });
  });
});

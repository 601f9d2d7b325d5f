import { beforeEach, describe, expect, it } from 'vitest';
import { StorageError } from '../../../src/store/storage.ts';
import type { Storage } from '../../../src/store/storage.ts';
import { seeded } from '../../support/random.ts';
import { FULL, IO, faulty } from './faulty.ts';
import {
  REQUEST,
  LIVELY,
  emptyDevice,
  openTab,
  playOn,
  playStep,
  playUntil,
  settled,
  storedLog,
} from './support.ts';

beforeEach(emptyDevice);

describe('storage that cannot be used', () => {
  it.each([
    [new StorageError('unavailable'), 'unavailable'],
    [new StorageError('newer'), 'newer'],
    [new StorageError('blocked'), 'blocked'],
    [FULL, 'full'],
    [IO, 'failed'],
  ] as const)('%s: the match goes on in memory and says so from the start', async (error, reason) => {
    const tab = await openTab({ storage: faulty(() => error) });
    const memory = { state: 'memory', reason };
    expect(tab.now()).toMatchObject({ status: 'ready', saving: memory, match: null });
    expect(await tab.now().newMatch(REQUEST)).toEqual([]);
    await playUntil(tab, 'play');
    const first = tab.now().match!.id;
    const { length } = tab.now().view!;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playOn(tab, 10);
    expect(tab.now().matches).toHaveLength(2);
    await tab.now().resume(first);
    expect(tab.now().view).toMatchObject({ length, viewer: 'public', phase: { name: 'play' } });
    // The notice lasts: not one state from the first match on claimed to be saved.
    expect(new Set(tab.states.map(({ saving }) => saving.state))).toEqual(new Set(['memory']));
  });

  it('that comes back takes in all that was played without it, and says so', async () => {
    let broken = true;
    const tab = await openTab({ storage: faulty(() => (broken ? new StorageError('blocked') : null)) });
    await tab.now().newMatch(REQUEST);
    await playUntil(tab, 'auction');
    const first = tab.now().match!.id;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playUntil(tab, 'exchange');
    broken = false;
    await playOn(tab, 1);
    await settled();
    expect(tab.now().saving).toEqual({ state: 'saved' });
    const again = await openTab();
    tab.now().putAway();
    expect(again.now().view).toEqual(tab.now().view);
    expect(again.now().matches).toEqual(tab.now().matches);
    await tab.now().resume(first);
    await again.now().resume(first);
    expect(again.now().view).toEqual(tab.now().view);
  });

  it('that cannot be read still takes what is written, and is read when it can be', async () => {
    const earlier = await openTab();
    await earlier.now().newMatch(REQUEST);
    let broken = true;
    const tab = await openTab({ storage: faulty((method) => (broken && method !== 'write' ? IO : null)) }, 2);
    expect(tab.now()).toMatchObject({
      match: null,
      matches: [],
      saving: { state: 'memory', reason: 'failed' },
    });
    broken = false;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await settled();
    expect(
      tab
        .now()
        .matches.map(({ names }) => names.N)
        .sort(),
    ).toEqual(['Ada', 'Eva']);
  });
});

describe('storage that fails at the k-th write', () => {
  it('“saved” is true at every moment: no action is shown as saved before it is', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      emptyDevice();
      const chance = seeded(seed);
      const stored = new Map<string, number>();
      const sound = faulty((method) => (method === 'write' && chance(4) === 0 ? FULL : null));
      const storage: Storage = {
        ...sound,
        async write(unsaved) {
          const written = await sound.write(unsaved);
          const last = unsaved.entries.at(-1)?.index ?? -1;
          if (written === 'done') stored.set(unsaved.match, last + 1);
          return written;
        },
      };
      const tab = await openTab({ storage }, seed);
      await tab.now().newMatch(REQUEST);
      const below = seeded(seed);
      for (let step = 0; step < 150; step += 1) await playStep(tab, below, LIVELY);
      const shown = tab.states.filter(({ view }) => view !== null);
      expect(new Set(shown.map(({ saving }) => saving.state))).toEqual(new Set(['saved', 'memory']));
      for (const { saving } of shown) {
        if (saving.state === 'memory') expect(saving.reason).toBe('full');
      }
      const id = tab.now().match!.id;
      let length = 0;
      for (const { view } of shown) {
        expect(view!.length).toBeGreaterThanOrEqual(length);
        length = view!.length;
      }
      const entries = await storedLog(id);
      expect(entries.length).toBe(stored.get(id) ?? 0);
      expect(entries.length === length).toBe(tab.now().saving.state === 'saved');
    }
  });

  it('publishes an action only after its transaction, and “saved” only with all of the log stored', async () => {
    let stored = 0;
    const chance = seeded(77);
    const sound = faulty((method) => (method === 'write' && chance(5) === 0 ? IO : null));
    const storage: Storage = {
      ...sound,
      async write(unsaved) {
        const written = await sound.write(unsaved);
        if (written === 'done') stored = (unsaved.entries.at(-1)?.index ?? -1) + 1;
        return written;
      },
    };
    const tab = await openTab({ storage }, 3);
    await tab.now().newMatch(REQUEST);
    const below = seeded(5);
    let seen = tab.states.length;
    let saves = 0;
    for (let step = 0; step < 120; step += 1) {
      await playStep(tab, below, LIVELY);
      for (; seen < tab.states.length; seen += 1) {
        const { view, saving, busy } = tab.states[seen]!;
        if (view === null || saving.state !== 'saved' || busy) continue;
        saves += 1;
        expect(view.length).toBeLessThanOrEqual(stored);
      }
    }
    expect(saves).toBeGreaterThan(50);
  });

  it('keeps the match whole: a reload after the disk has room again finds everything', async () => {
    let writes = 0;
    const tab = await openTab({
      storage: faulty((method) => (method === 'write' && (writes += 1) > 20 && writes < 40 ? FULL : null)),
    });
    await tab.now().newMatch(REQUEST);
    await playOn(tab, 60);
    expect(writes).toBeGreaterThan(40);
    expect(tab.now().saving).toEqual({ state: 'saved' });
    tab.now().putAway();
    expect((await openTab()).now().view).toEqual(tab.now().view);
  });

  it('a match that could not be stored is not lost by putting another on the table', async () => {
    let full = false;
    const tab = await openTab({ storage: faulty((method) => (method === 'write' && full ? FULL : null)) });
    await tab.now().newMatch(REQUEST);
    const first = tab.now().match!.id;
    full = true;
    await playUntil(tab, 'auction');
    const { length } = tab.now().view!;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
    full = false;
    await playOn(tab, 2);
    expect(tab.now().saving).toEqual({ state: 'saved' });
    expect(await storedLog(first)).toHaveLength(length);
  });
});

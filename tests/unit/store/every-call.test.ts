import { beforeEach, describe, expect, it } from 'vitest';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import type { Head } from '../../../src/store/record.ts';
import type { Storage } from '../../../src/store/storage.ts';
import { seeded } from '../../support/random.ts';
import { FULL, IO, METHODS, faulty } from './faulty.ts';
import type { Fate, Method } from './faulty.ts';
import {
  LIVELY,
  REQUEST,
  emptyDevice,
  inDatabase,
  openTab,
  playOn,
  playStep,
  settled,
  storedLog,
} from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** How many entries of each match are on the device, as a witness of every write counts them. */
function witnessed(storage: Storage): { storage: Storage; stored: Map<string, number> } {
  const sound = idbStorage();
  const stored = new Map<string, number>();
  return {
    stored,
    storage: {
      ...storage,
      async write(unsaved) {
        try {
          return await storage.write(unsaved);
        } finally {
          stored.set(unsaved.match, (await sound.load(unsaved.match)).entries.length);
        }
      },
    },
  };
}

/** Not one state that a tab showed claimed to be saved when it was not, or took back what it had shown. */
function checkTruth(tab: Tab, saved: ReadonlyMap<string, number>): void {
  const shown = new Map<string, number>();
  for (const { match, view, saving, busy } of tab.states) {
    if (match === null || view === null) continue;
    expect(view.length).toBeGreaterThanOrEqual(shown.get(match.id) ?? 0);
    shown.set(match.id, view.length);
    // The witness looks at the end, when there can only be more.
    if (saving.state === 'saved' && !busy)
      expect(saved.get(match.id) ?? 0).toBeGreaterThanOrEqual(view.length);
  }
}

/** As an app stored it that kept no lines beside its matches. */
const OLD: Head = {
  version: 2,
  id: 'old',
  players: { N: { id: 'a', name: 'Ann' }, S: { id: 'b', name: 'Bo' } },
  setup: { options: REQUEST.options, firstDealer: 'N', olderTricksOpen: false, sitting: 'pass' },
  prepared: null,
  receiverCuts: false,
  startedAt: 1,
};

/** Two matches, one of them taken up again, an old one and a spoilt record beside them: all that storage is asked for is asked for. */
async function shortMatch(fate: (method: Method) => Fate, heal: () => void): Promise<void> {
  await inDatabase(({ heads }) => {
    heads.put({ id: 'spoilt', of: 'another app' });
    heads.put(OLD);
  });
  const { storage, stored } = witnessed(faulty(fate));
  const tab = await openTab({ storage });
  const request = { ...REQUEST, prepared: { codes: [], firstDealer: 'N' } } as const;
  await tab.now().newMatch(request);
  const first = tab.now().match!.id;
  await playOn(tab, 4);
  await tab.now().newMatch({ ...request, names: { N: 'Eva', S: 'Max' } });
  await playOn(tab, 2);
  const there = await tab.now().resume(first);
  expect(tab.now().match?.id === first).toBe(there);
  await playOn(tab, 2);
  heal();
  expect(await tab.now().resume(first)).toBe(true);
  await tab.now().saveAgain();
  await settled();
  expect(tab.now()).toMatchObject({
    busy: false,
    saving: { state: 'saved' },
    movedElsewhere: false,
    emptied: null,
  });
  // The old one is listed when it can be read.
  const played = tab.now().matches.filter(({ id }) => id !== OLD.id);
  expect(played).toHaveLength(2);
  checkTruth(tab, stored);
  for (const { id } of played) expect(stored.get(id)).toBeGreaterThan(0);
  tab.now().putAway();
  // Whoever comes next finds it all.
  const next = await openTab({}, 2);
  if (next.now().match?.id !== first) expect(await next.now().resume(first)).toBe(true);
  expect(next.now().view).toEqual(tab.now().view);
  expect(next.now().matches.filter(({ id }) => id !== OLD.id)).toEqual(played);
  expect(next.now().matches).toHaveLength(3);
  expect(next.now().aside.map(({ reason }) => reason.why)).toEqual(['not-a-match']);
  expect(await storedLog(first)).toHaveLength(tab.now().view!.length);
}

describe('storage that fails at each kind of call', () => {
  it('once, from then on, or too late, at whichever call: nothing is lost, and nothing is claimed that is not so', async () => {
    const calls: Record<string, number> = {};
    await shortMatch(
      (method) => {
        calls[method] = (calls[method] ?? 0) + 1;
        return null;
      },
      () => undefined,
    );
    // The short match must not leave out a kind of call.
    expect(Object.keys(calls).sort()).toEqual([...METHODS].sort());
    for (const method of METHODS) {
      for (let at = 1; at <= calls[method]!; at += 1) {
        for (const kind of ['once', 'from then on', 'too late'] as const) {
          emptyDevice();
          let call = 0;
          let healed = false;
          try {
            await shortMatch(
              (asked) => {
                if (asked !== method || healed) return null;
                call += 1;
                const struck = kind === 'from then on' ? call >= at : call === at;
                return struck ? (kind === 'too late' ? { late: IO } : FULL) : null;
              },
              () => (healed = true),
            );
          } catch (error) {
            throw new Error(`${method}, call ${at}, ${kind}`, { cause: error });
          }
        }
      }
    }
  });
});

describe('a device that is full after n writes', () => {
  it('for every n of a deal: play goes on, the notice lasts until there is room, then all is saved', async () => {
    let full = false;
    const tab = await openTab({ storage: faulty((method) => (method === 'write' && full ? FULL : null)) });
    await tab.now().newMatch({ ...REQUEST, prepared: { codes: [], firstDealer: 'N' } });
    const { id } = tab.now().match!;
    const below = seeded(11);
    let deals = 0;
    let times = 0;
    while (deals === 0) {
      const before = await storedLog(id);
      full = true;
      while (tab.now().view!.length === before.length) await playStep(tab, below, LIVELY);
      expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
      await tab.now().saveAgain();
      expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
      expect(await storedLog(id)).toEqual(before);
      full = false;
      await tab.now().saveAgain();
      expect(tab.now().saving).toEqual({ state: 'saved' });
      const after = await storedLog(id);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after).toHaveLength(tab.now().view!.length);
      deals = tab.now().matches[0]!.deals;
      times += 1;
    }
    expect(times).toBeGreaterThan(30);
    tab.now().putAway();
    expect((await openTab({}, 2)).now().view).toEqual(tab.now().view);
  });

  it.each([0, 1, 2, 9, 25])(
    'and stays full after %i writes: the deal is played to its end all the same',
    async (n) => {
      let writes = 0;
      let full = true;
      const fate = (method: Method): Fate => {
        if (method === 'write') writes += 1;
        return method === 'write' && full && writes > n ? FULL : null;
      };
      const tab = await openTab({ storage: faulty(fate) });
      await tab.now().newMatch({ ...REQUEST, prepared: { codes: [], firstDealer: 'N' } });
      const { id } = tab.now().match!;
      const below = seeded(n);
      while (tab.now().matches[0]!.deals === 0) await playStep(tab, below);
      expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
      expect((await storedLog(id)).length).toBeLessThanOrEqual(n);
      full = false;
      await tab.now().saveAgain();
      expect(tab.now().saving).toEqual({ state: 'saved' });
      expect(await storedLog(id)).toHaveLength(tab.now().view!.length);
    },
  );
});

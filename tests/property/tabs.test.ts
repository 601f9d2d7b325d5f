import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMatch } from '../../src/store/record.ts';
import type { Entry } from '../../src/store/record.ts';
import { idbStorage } from '../../src/store/idb-storage.ts';
import type { Storage } from '../../src/store/storage.ts';
import { seeded } from '../support/random.ts';
import { FULL, faulty } from '../unit/store/faulty.ts';
import type { Fate, Method } from '../unit/store/faulty.ts';
import { lockDevice } from '../unit/store/locks.ts';
import {
  LIVELY,
  REQUEST,
  emptyDevice,
  openTab,
  playStep,
  playUntil,
  settled,
} from '../unit/store/support.ts';
import type { Tab } from '../unit/store/support.ts';

/** What happens in one tab. */
const DEEDS = [
  'play',
  'play',
  'play',
  'open',
  'put away',
  'take over',
  'fail',
  'fail late',
  'heal',
  'save again',
] as const;
type Deed = (typeof DEEDS)[number];

const TABS = 2;
/** With what is played, some thousands of interleaved calls of storage. */
const RUNS = { numRuns: 60 };

/** All that was accepted somewhere: whatever happens, each of these has to be in some log in the end. */
class Witness {
  readonly accepted: Entry[] = [];

  watch(storage: Storage): Storage {
    return {
      ...storage,
      write: async (unsaved) => {
        try {
          const written = await storage.write(unsaved);
          if (written === 'done') this.accepted.push(...unsaved.entries);
          return written;
        } catch (error) {
          // It goes on in memory.
          this.accepted.push(...unsaved.entries);
          throw error;
        }
      },
    };
  }
}

/** Calls of storage begin when the schedule says so, and are answered when it says so. */
function scheduled(s: fc.Scheduler, storage: Storage): Storage {
  const turn = <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      await s.schedule(Promise.resolve());
      try {
        return await work(...args);
      } finally {
        await s.schedule(Promise.resolve());
      }
    };
  };
  return { ...storage, load: turn(storage.load), write: turn(storage.write) };
}

async function live(
  tab: Tab,
  deeds: readonly Deed[],
  seed: number,
  fates: Fate[],
  at: number,
): Promise<void> {
  const below = seeded(seed);
  for (const deed of deeds) {
    switch (deed) {
      case 'play':
        await playStep(tab, below, LIVELY);
        break;
      case 'open': {
        const turn = tab.now().view?.turn ?? null;
        if (turn !== null) await tab.now().open(turn);
        break;
      }
      case 'put away':
        tab.now().putAway();
        break;
      case 'take over':
        await tab.now().takeOver();
        break;
      case 'save again':
        await tab.now().saveAgain();
        break;
      default:
        fates[at] = deed === 'heal' ? null : deed === 'fail' ? FULL : { late: FULL };
    }
  }
}

async function everyLog(): Promise<Map<string, readonly Entry[]>> {
  const storage = idbStorage();
  const logs = new Map<string, readonly Entry[]>();
  for (const key of await storage.keys()) {
    const read = readMatch(await storage.load(key));
    if (!read.ok) throw new Error(`${JSON.stringify(key)}: ${JSON.stringify(read.error)}`);
    logs.set(read.value.head.id, read.value.log);
  }
  return logs;
}

/** Is it there, in the same place, in the match or in one that had to become a match of its own? */
function kept({ index, at, action }: Entry, logs: ReadonlyMap<string, readonly Entry[]>): boolean {
  const text = JSON.stringify(action);
  return [...logs.values()].some((log) => {
    const there = log[index];
    return there?.at === at && JSON.stringify(there.action) === text;
  });
}

async function fight(s: fc.Scheduler, locked: boolean, lives: readonly (readonly Deed[])[], seed: number) {
  emptyDevice();
  const witness = new Witness();
  const locks = lockDevice();
  const fates: Fate[] = lives.map(() => null);
  const first = await openTab({}, seed);
  await first.now().newMatch({ ...REQUEST, prepared: { codes: [], firstDealer: 'N' } });
  await playUntil(first, seed % 2 === 0 ? 'exchange' : 'auction', seed);
  const { id } = first.now().match!;
  const start = (await everyLog()).get(id)!;
  let free = false;
  const tabs: Tab[] = [];
  for (const at of lives.keys()) {
    const fate = (method: Method): Fate => (method === 'write' ? fates[at]! : null);
    const real = witness.watch(faulty(fate));
    const slow = scheduled(s, real);
    // Only what the tabs do to each other is scheduled, not how they start and end.
    const storage: Storage = {
      ...real,
      load: (key) => (free ? slow : real).load(key),
      write: (unsaved) => (free ? slow : real).write(unsaved),
    };
    tabs.push(await openTab({ storage, locks: locked ? locks.tab() : null }, seed * 10 + at));
  }
  free = true;
  await s.waitFor(Promise.all(tabs.map((tab, at) => live(tab, lives[at]!, seed + at, fates, at))));
  free = false;
  await s.waitIdle();
  await settled();

  fates.fill(null);
  for (const tab of tabs) await tab.now().saveAgain();
  await settled();
  const logs = await everyLog();
  expect(logs.get(id)!.slice(0, start.length)).toEqual(start);
  for (const entry of witness.accepted) {
    if (!kept(entry, logs)) throw new Error(`lost: ${JSON.stringify(entry)}`);
  }
  for (const tab of tabs) {
    expect(tab.now()).toMatchObject({ busy: false, saving: { state: 'saved' }, aside: [] });
    // What it shows is on the device, and was never taken back but for another tab's.
    const { match, view } = tab.now();
    expect(logs.get(match!.id)!.length).toBeGreaterThanOrEqual(view!.length);
  }
}

describe('two tabs fight for one match', () => {
  it.each([
    ['with locks', true],
    ['without locks', false],
  ])('%s: in whatever order their calls come, nothing that was accepted is lost', async (_, locked) => {
    const life = fc.array(fc.constantFrom(...DEEDS), { minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(life, { minLength: TABS, maxLength: TABS }),
        fc.integer({ min: 1, max: 1000 }),
        async (s, lives, seed) => fight(s, locked, lives, seed),
      ),
      RUNS,
    );
  });
});

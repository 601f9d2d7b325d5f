import { beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../../src/store/connection.ts';
import type { DatabaseName } from '../../../src/store/connection.ts';
import type { Locks } from '../../../src/store/hold.ts';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import { createPast } from '../../../src/store/past/past.ts';
import type { PastPlace } from '../../../src/store/past/places.ts';
import { shelf } from '../../../src/store/past/shelf.ts';
import { createStay } from '../../../src/store/past/stay.ts';
import type { Stay } from '../../../src/store/past/stay.ts';
import type { PastState } from '../../../src/store/past/types.ts';
import { newId } from '../../../src/store/random.ts';
import { lockDevice } from './locks.ts';
import { openPadTab, startPadOf } from './pads/support.ts';
import { REQUEST, emptyDevice, newMark, openTab, playOn, settled, storedLog, until } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

interface Open {
  readonly now: () => PastState;
  readonly mark: ReturnType<typeof newMark>;
}

let browser = lockDevice();
beforeEach(() => {
  browser = lockDevice();
});

/** Opens the lists beside a tab; `locks` is what that tab has of the browser's. */
async function openPast(
  tab: Tab,
  locks: Locks | null = browser.tab(),
  clock = () => 1_000_000,
): Promise<Open> {
  const mark = newMark(true);
  const stay = createStay(newId(), locks, clock, 0);
  const past = createPast(
    {
      table: placeOf(stay, 'bridgette', () => tab.now().relist(), mark),
      pad: placeOf(stay, 'bridgette-pads', () => Promise.resolve(), newMark()),
    },
    stay,
  );
  await past.getState().enter();
  await past.getState().refresh();
  return { now: past.getState, mark };
}

function placeOf(stay: Stay, name: DatabaseName, relist: () => Promise<void>, mark = newMark()): PastPlace {
  const connect = connection(undefined, undefined, name);
  return { storage: idbStorage(connect), shelf: shelf(connect, stay), mark, relist };
}

/** Two matches, the second one on the table. */
async function twoMatches(): Promise<Tab> {
  const tab = await openTab();
  await tab.now().newMatch(REQUEST);
  await playOn(tab, 3);
  await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Ada' } });
  await playOn(tab, 3, 2);
  await settled();
  return tab;
}

const names = (state: PastState) => state.records.map((record) => record.names.N);

describe('past matches', () => {
  it('lists matches and pads, those last changed first, without reading a log', async () => {
    const tab = await twoMatches();
    await startPadOf(await openPadTab(), 'contract');
    const past = await openPast(tab);
    expect(past.now().records).toHaveLength(3);
    const changed = past.now().records.map(({ changedAt }) => changedAt);
    expect(changed).toEqual([...changed].sort((a, b) => b - a));
    expect(past.now().records.map(({ where, game }) => `${where} ${game}`)).toContain('pad contract');
  });

  it('takes a deleted match off the list and off the table, and puts it back whole, over a reload too', async () => {
    const tab = await twoMatches();
    const { id } = tab.now().match!;
    const log = await storedLog(id);
    const locks = browser.tab();
    const past = await openPast(tab, locks);
    await past.now().remove(past.now().records.filter((record) => record.id === id));
    expect(names(past.now())).toEqual(['Ada']);
    expect(tab.now().match).toBeNull();
    expect(tab.now().matches).toHaveLength(1);
    // Somebody reloads the page before it is decided: it is as it was, and can still be undone.
    const again = await openTab({}, 2);
    expect(again.now()).toMatchObject({ match: null, saving: { state: 'saved' } });
    expect(again.now().matches).toHaveLength(1);
    locks.close();
    const later = await openPast(again);
    expect(later.now().removed.map((record) => record.id)).toEqual([id]);
    await later.now().undoRemove();
    expect(later.now().removed).toEqual([]);
    expect(again.now().matches).toHaveLength(2);
    expect(await again.now().resume(id)).toBe(true);
    expect(await storedLog(id)).toEqual(log);
  });

  it('deletes for good what was deleted, when the undo is past, and notes when nothing is left', async () => {
    const tab = await twoMatches();
    const past = await openPast(tab);
    const [first] = past.now().records;
    await past.now().remove([first!]);
    await past.now().purge();
    expect(await idbStorage().keys()).toHaveLength(1);
    expect(await storedLog(first!.id)).toEqual([]);
    expect(past.mark.get()).toBe(true);
    await past.now().remove(past.now().records);
    await past.now().purge();
    expect(past.now()).toMatchObject({ records: [], removed: [], failure: null });
    expect(await idbStorage().keys()).toEqual([]);
    expect(past.mark.get()).toBe(false);
    expect((await openTab({}, 3)).now()).toMatchObject({ matches: [], match: null, emptied: null });
  });

  it('leaves a deleted match that another tab has gone on with', async () => {
    const tab = await twoMatches();
    const other = await openTab({}, 2);
    const past = await openPast(tab);
    await past.now().remove(past.now().records.filter(({ id }) => id === other.now().match!.id));
    await playOn(other, 1);
    await past.now().purge();
    await past.now().refresh();
    expect(past.now().records).toHaveLength(2);
    expect(await storedLog(other.now().match!.id)).toHaveLength(other.now().view!.length);
  });

  it('leaves to another tab what that tab has deleted and can still have back', async () => {
    const tab = await twoMatches();
    const [one, other] = [await openPast(tab), await openPast(await openTab({}, 2))];
    const [first, second] = one.now().records;
    await one.now().remove([first!]);
    await other.now().refresh();
    expect(other.now()).toMatchObject({ records: [{ id: second!.id }], removed: [] });
    await other.now().remove([second!]);
    await other.now().leave();
    expect(await storedLog(second!.id)).toEqual([]);
    await one.now().refresh();
    expect(one.now().removed).toMatchObject([{ id: first!.id }]);
    await one.now().undoRemove();
    expect(one.now().records).toMatchObject([{ id: first!.id }]);
    expect(await storedLog(first!.id)).not.toEqual([]);
  });

  it('takes over what a tab has deleted that is closed, and leaves it again to no other', async () => {
    const tab = await twoMatches();
    const locks = browser.tab();
    const closed = await openPast(tab, locks);
    await closed.now().remove(closed.now().records);
    const beside = await openPast(tab);
    expect(beside.now().removed).toEqual([]);
    locks.close();
    const later = await openPast(tab);
    expect(later.now().removed).toHaveLength(2);
    expect((await openPast(tab)).now().removed).toEqual([]);
    await closed.now().purge();
    expect(await idbStorage().keys()).toHaveLength(2);
  });

  it('takes over after a day, where no browser says who is still there', async () => {
    const tab = await twoMatches();
    let now = 1_000_000;
    const left = await openPast(tab, null, () => now);
    await left.now().remove(left.now().records);
    now += 80_000_000;
    expect((await openPast(tab, null, () => now)).now().removed).toEqual([]);
    now += 8_000_000;
    expect((await openPast(tab, null, () => now)).now().removed).toHaveLength(2);
  });

  it('renames a player in everything they have played, whichever ids they had', async () => {
    const tab = await twoMatches();
    const past = await openPast(tab);
    const ada = past.now().records.find((record) => record.names.N === 'Ada')!;
    expect(past.now().plays(ada.players.N)).toBe(2);
    expect(await past.now().rename(ada.players.N, '  Adèle ')).toBeNull();
    expect(past.now().records.map((record) => record.names)).toEqual(
      expect.arrayContaining([
        { N: 'Adèle', S: 'Blaise' },
        { N: 'Eva', S: 'Adèle' },
      ]),
    );
    expect(tab.now().match?.names).toEqual({ N: 'Eva', S: 'Adèle' });
    expect((await openTab({}, 2)).now().match?.names.S).toBe('Adèle');
    const player = past.now().records[0]!.players.N;
    expect(await past.now().rename(player, ' ')).toBe('empty');
    expect(await past.now().rename(player, 'x'.repeat(31))).toBe('too-long');
    expect(await past.now().rename(player, 'ADÈLE')).toBe('equal');
  });

  it('duplicates a match that was not begun, which then goes its own way', async () => {
    const tab = await openTab();
    await tab.now().newMatch({ ...REQUEST, prepared: { codes: [], firstDealer: 'N' } });
    const { id } = tab.now().match!;
    const past = await openPast(tab);
    const copy = await past.now().duplicate(past.now().records[0]!);
    expect(past.now().records).toHaveLength(2);
    expect(typeof copy).toBe('object');
    expect(await tab.now().resume((copy as { id: string }).id)).toBe(true);
    await playOn(tab, 1);
    expect((await storedLog((copy as { id: string }).id)).length).toBeGreaterThan(
      (await storedLog(id)).length,
    );
  });

  it('does not duplicate a match whose hands are still to be kept: the copy would be a place to look', async () => {
    const tab = await twoMatches();
    const past = await openPast(tab);
    expect(await past.now().duplicate(past.now().records[0]!)).toBe('secret');
    expect(past.now().records).toHaveLength(2);
    expect(await idbStorage().keys()).toHaveLength(2);
  });

  it('says why storage did not do it, and changes nothing', async () => {
    const tab = await twoMatches();
    const past = await openPast(tab);
    const before = past.now().records;
    const { indexedDB: device } = globalThis;
    Reflect.set(globalThis, 'indexedDB', undefined);
    const stay = createStay(newId(), null, Date.now);
    const place = { ...placeOf(stay, 'bridgette', () => Promise.resolve()) };
    const broken = createPast({ table: place, pad: place }, stay);
    await broken.getState().enter();
    await broken.getState().refresh();
    await until(() => broken.getState().failure !== null);
    expect(broken.getState()).toMatchObject({ status: 'ready', failure: 'unavailable', records: [] });
    globalThis.indexedDB = device;
    await past.now().refresh();
    expect(past.now().records).toEqual(before);
  });
});

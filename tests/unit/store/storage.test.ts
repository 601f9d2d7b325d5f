import { beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/engine/options.ts';
import { connection } from '../../../src/store/connection.ts';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import type { Entry, Head } from '../../../src/store/record.ts';
import { emptyDevice, inDatabase, settled } from './support.ts';

beforeEach(emptyDevice);

const HEAD: Head = {
  version: 2,
  id: 'm',
  players: { N: { id: 'a', name: 'Ann' }, S: { id: 'b', name: 'Bo' } },
  setup: { options: PRESETS.basic, firstDealer: 'N', olderTricksOpen: false, sitting: 'pass' },
  prepared: null,
  receiverCuts: false,
  startedAt: 1,
};
const entry = (index: number, match = 'm'): Entry => ({
  match,
  index,
  at: index,
  action: { type: 'draw', seat: 'N' },
});
const line = (length: number) => ({ id: 'm', length });
const unsaved = (head: Head | null, ...indices: number[]) => ({
  match: 'm',
  head,
  entries: indices.map((at) => entry(at)),
  line: line((indices.at(-1) ?? -1) + 1),
});
const indices = async () => ((await idbStorage().load('m')).entries as Entry[]).map(({ index }) => index);

describe('write', () => {
  it('adds head and entries, one or many, in order', async () => {
    const storage = idbStorage();
    expect(await storage.write(unsaved(HEAD, 0))).toBe('done');
    expect(await storage.write(unsaved(null, 1))).toBe('done');
    expect(await storage.write(unsaved(null, 2, 3, 4))).toBe('done');
    expect(await storage.load('m')).toEqual({ head: HEAD, entries: [0, 1, 2, 3, 4].map((at) => entry(at)) });
    expect(await storage.keys()).toEqual(['m']);
  });

  it('orders more than ten entries by number', async () => {
    await idbStorage().write(unsaved(HEAD, ...Array.from({ length: 12 }, (_, at) => at)));
    expect(await indices()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('is a conflict where the place is taken, and changes nothing', async () => {
    const storage = idbStorage();
    await storage.write(unsaved(HEAD, 0, 1));
    expect(await storage.write(unsaved(null, 1))).toBe('conflict');
    expect(await storage.write(unsaved(null, 1, 2))).toBe('conflict');
    expect(await storage.write(unsaved({ ...HEAD, startedAt: 9 }, 0))).toBe('conflict');
    expect(await storage.load('m')).toEqual({ head: HEAD, entries: [entry(0), entry(1)] });
  });

  it('leaves no gap: without what it follows, nothing is written', async () => {
    const storage = idbStorage();
    expect(await storage.write(unsaved(null, 0))).toBe('missing');
    await storage.write(unsaved(HEAD, 0));
    expect(await storage.write(unsaved(null, 2))).toBe('missing');
    expect(await indices()).toEqual([0]);
  });

  it('of two tabs at the same place exactly one wins', async () => {
    const tabs = [idbStorage(), idbStorage()];
    await tabs[0]!.write(unsaved(HEAD));
    for (let at = 0; at < 20; at += 1) {
      const written = await Promise.all(tabs.map((tab) => tab.write(unsaved(null, at))));
      expect(written.sort()).toEqual(['conflict', 'done']);
    }
    expect(await indices()).toHaveLength(20);
  });

  it('rejects and writes nothing where one record cannot be stored', async () => {
    const storage = idbStorage();
    await storage.write(unsaved(HEAD, 0));
    const bad = { ...entry(2), action: (() => undefined) as never };
    await expect(
      storage.write({ match: 'm', head: null, entries: [entry(1), bad], line: line(3) }),
    ).rejects.toThrow();
    expect(await indices()).toEqual([0]);
    expect(await storage.write(unsaved(null, 1))).toBe('done');
  });
});

describe('setAside', () => {
  it('moves head and entries in one step, whatever their keys', async () => {
    await inDatabase(({ heads, entries }) => {
      heads.add({ id: 5, foreign: true });
      entries.add({ match: 5, index: 'x' });
      entries.add({ match: 5, index: [1, 2] });
      entries.add({ match: 55, index: 0 });
    });
    const storage = idbStorage();
    await storage.setAside(5, { id: 'a', at: 1 });
    expect(await storage.asides()).toEqual([
      {
        id: 'a',
        at: 1,
        head: { id: 5, foreign: true },
        entries: [
          { match: 5, index: 'x' },
          { match: 5, index: [1, 2] },
        ],
      },
    ]);
    expect(await storage.keys()).toEqual([55]);
    expect((await storage.load(5)).entries).toEqual([]);
  });

  it('done twice, by two tabs, keeps one copy', async () => {
    const storage = idbStorage();
    await storage.write(unsaved(HEAD, 0));
    await Promise.all([
      storage.setAside('m', { id: 'a', at: 1 }),
      idbStorage().setAside('m', { id: 'b', at: 1 }),
    ]);
    expect(await storage.asides()).toHaveLength(1);
  });

  it('that fails leaves everything where it was', async () => {
    const storage = idbStorage();
    await storage.write(unsaved(HEAD, 0));
    await inDatabase(({ aside }) => aside.add({ id: 'a', earlier: true }));
    await expect(storage.setAside('m', { id: 'a', at: 1 })).rejects.toThrow();
    expect(await storage.load('m')).toEqual({ head: HEAD, entries: [entry(0)] });
    expect(await storage.asides()).toEqual([{ id: 'a', earlier: true }]);
  });
});

/** Opens the database in another version, as another version of the app would. */
function openVersion(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('bridgette', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.name));
  });
}

describe('connection', () => {
  const failing = { name: 'StorageError' };

  it('says that the database is of a newer app', async () => {
    (await openVersion(2)).close();
    await expect(connection()()).rejects.toMatchObject({ ...failing, reason: 'newer' });
  });

  it('gives way to a newer app, and says so from then on', async () => {
    const storage = idbStorage();
    await storage.write(unsaved(HEAD, 0));
    const newer = await openVersion(2);
    await expect(storage.write(unsaved(null, 1))).rejects.toMatchObject({ ...failing, reason: 'newer' });
    newer.close();
  });

  it('says that storage is forbidden, and tries again when asked again', async () => {
    const { indexedDB: device } = globalThis;
    const connect = connection();
    Reflect.set(globalThis, 'indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'unavailable' });
    Reflect.set(globalThis, 'indexedDB', undefined);
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'unavailable' });
    globalThis.indexedDB = device;
    expect((await connect()).name).toBe('bridgette');
  });

  it('waits for an older app to let go only until it knows; goes on when it has', async () => {
    // The database is being deleted, which waits for this holder; opening waits behind that.
    const holder = await openVersion(1);
    indexedDB.deleteDatabase('bridgette');
    const connect = connection(20);
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'unavailable' });
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'unavailable' });
    holder.close();
    await settled();
    expect((await connect()).objectStoreNames).toContain('entries');
  });

  it('says that an older app in another tab is in the way of an upgrade, and goes on when it is closed', async () => {
    // It does not hear that it should let go.
    const older = await openVersion(1);
    const connect = connection(5000, 2);
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'blocked' });
    await expect(connect()).rejects.toMatchObject({ ...failing, reason: 'blocked' });
    older.close();
    await settled();
    expect((await connect()).version).toBe(2);
  });
});

describe('a device that does not answer', () => {
  const never = () => new Promise<never>(() => undefined);
  const dumb = { getAll: never, get: never } as unknown as Awaited<ReturnType<ReturnType<typeof connection>>>;

  it('is given up after a while', async () => {
    const storage = idbStorage(() => Promise.resolve(dumb), 20);
    await expect(storage.asides()).rejects.toMatchObject({ name: 'StorageError', reason: 'failed' });
    await expect(storage.current()).rejects.toMatchObject({ name: 'StorageError', reason: 'failed' });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { localMark } from '../../../src/store/emptied.ts';
import { FULL, faulty } from './faulty.ts';
import {
  REQUEST,
  emptyDevice,
  inDatabase,
  newMark,
  openTab,
  playOn,
  playUntil,
  settled,
  storedLog,
} from './support.ts';

beforeEach(emptyDevice);

describe('storage emptied by the browser', () => {
  const clear = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('bridgette').onsuccess = resolve;
    });

  it('under a running match: it is put back whole with the next action, and the players are told', async () => {
    const tab = await openTab();
    await tab.now().newMatch(REQUEST);
    const other = tab.now().match!.id;
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playUntil(tab, 'auction');
    await clear();
    expect(tab.now().emptied).toBeNull();
    await playOn(tab, 1);
    await settled();
    expect(tab.now()).toMatchObject({
      saving: { state: 'saved' },
      emptied: 'restored',
      movedElsewhere: false,
    });
    expect(await storedLog(tab.now().match!.id)).toHaveLength(tab.now().view!.length);
    // It lies on the table again over a reload.
    expect((await openTab({}, 2)).now().match?.id).toBe(tab.now().match!.id);
    // What is gone is not offered any longer.
    expect(tab.now().matches.map(({ id }) => id)).toEqual([tab.now().match!.id]);
    expect(await tab.now().resume(other)).toBe(false);
    tab.now().dismissEmptied();
    await playOn(tab, 1);
    expect(tab.now().emptied).toBeNull();
  });

  it('and full as well: nothing is said to be back before it is', async () => {
    let full = false;
    const tab = await openTab({ storage: faulty((method) => (method === 'write' && full ? FULL : null)) });
    await tab.now().newMatch(REQUEST);
    await playUntil(tab, 'auction');
    await clear();
    full = true;
    await playOn(tab, 2);
    expect(tab.now()).toMatchObject({ saving: { state: 'memory', reason: 'full' }, emptied: null });
    full = false;
    await tab.now().saveAgain();
    expect(tab.now()).toMatchObject({ saving: { state: 'saved' }, emptied: 'restored' });
    expect(await storedLog(tab.now().match!.id)).toHaveLength(tab.now().view!.length);
  });

  it('since the last visit: the loss is told, once', async () => {
    const mark = newMark();
    const tab = await openTab({ mark });
    expect(mark.get()).toBe(false);
    await tab.now().newMatch(REQUEST);
    expect(mark.get()).toBe(true);
    expect((await openTab({ mark }, 2)).now().emptied).toBeNull();
    await clear();
    const after = await openTab({ mark }, 3);
    expect(after.now()).toMatchObject({ emptied: 'gone', matches: [], saving: { state: 'saved' } });
    after.now().dismissEmptied();
    expect(after.now().emptied).toBeNull();
    expect((await openTab({ mark }, 4)).now().emptied).toBeNull();
  });

  it('is not told where matches were set aside, or where there never were any', async () => {
    const mark = newMark();
    const tab = await openTab({ mark });
    await tab.now().newMatch(REQUEST);
    await inDatabase(({ heads }) => heads.clear());
    const after = await openTab({ mark }, 2);
    expect(after.now().aside).toHaveLength(1);
    expect(after.now().emptied).toBeNull();
    emptyDevice();
    expect((await openTab()).now().emptied).toBeNull();
  });

  it('the mark is kept in the small storage, and does without', () => {
    const kept = new Map<string, string>();
    const small = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    } as unknown as globalThis.Storage;
    const mark = localMark(() => small);
    expect(mark.get()).toBe(false);
    mark.set(true);
    expect([mark.get(), localMark(() => small).get(), kept.size]).toEqual([true, true, 1]);
    mark.set(false);
    expect([mark.get(), kept.size]).toEqual([false, 0]);
    const none = localMark(() => {
      throw new DOMException('no', 'SecurityError');
    });
    none.set(true);
    none.set(false);
    expect(none.get()).toBe(false);
  });
});

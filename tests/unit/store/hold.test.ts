import { beforeEach, describe, expect, it } from 'vitest';
import type { Locks } from '../../../src/store/hold.ts';
import { idbStorage } from '../../../src/store/idb-storage.ts';
import type { TableParts } from '../../../src/store/table.ts';
import { lockDevice } from './locks.ts';
import { REQUEST, emptyDevice, openTab, playOn, playUntil, settled, storedLog, turnOf } from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** A tab with a match in the auction, and the locks that others share with it. */
async function playing(parts: Partial<TableParts> = {}) {
  const device = lockDevice();
  const locks = device.tab();
  const first = await openTab({ locks, ...parts });
  await first.now().newMatch(REQUEST);
  await playUntil(first, 'auction');
  const another = (seed = 2): Promise<Tab> => openTab({ locks: device.tab(), ...parts }, seed);
  return { first, locks, another, device };
}

describe('a match that another tab has on its table', () => {
  it('is shown as open elsewhere, covered, and nothing can be done to it here', async () => {
    const { first, another } = await playing();
    const second = await another();
    const log = await storedLog(first.now().match!.id);
    expect(first.now().elsewhere).toBe(false);
    expect(second.now()).toMatchObject({ elsewhere: true, opened: null, status: 'ready' });
    expect(second.now().match).toEqual(first.now().match);
    const seat = turnOf(second);
    await second.now().open(seat);
    await second.now().deal(null);
    await second.now().dispatch({ type: 'call', seat, call: 'P' });
    await second.now().dispatch({ type: 'ask-undo', seat });
    expect(second.now()).toMatchObject({ opened: null, busy: false, refusal: null });
    expect(await storedLog(first.now().match!.id)).toEqual(log);
    // No state of the second tab, not the first either, offered the match as if it were here.
    expect(second.states.filter(({ status, elsewhere }) => status === 'ready' && !elsewhere)).toEqual([]);
  });

  it('is taken over covered in both tabs, as far as it has come', async () => {
    const { first, another } = await playing();
    const second = await another();
    await playOn(first, 3);
    const seat = turnOf(first);
    await first.now().open(seat);
    expect(first.now().opened).toBe(seat);
    await second.now().takeOver();
    await settled();
    expect(first.now()).toMatchObject({ elsewhere: true, opened: null, view: { viewer: 'public' } });
    expect(second.now()).toMatchObject({ elsewhere: false, opened: null, movedElsewhere: false });
    expect(second.now().view!.length).toBe((await storedLog(first.now().match!.id)).length);
    await playOn(second, 2);
    expect(second.now().saving).toEqual({ state: 'saved' });
    // And back again.
    await first.now().takeOver();
    await settled();
    expect(first.now()).toMatchObject({ elsewhere: false, opened: null });
    expect(first.now().view!.length).toBe(second.now().view!.length);
    expect(second.now()).toMatchObject({ elsewhere: true, opened: null });
  });

  it('comes here by itself when the other tab is closed', async () => {
    const { first, locks, another } = await playing();
    const second = await another();
    await playOn(first, 2);
    locks.close();
    await settled();
    expect(second.now()).toMatchObject({ elsewhere: false, opened: null });
    expect(second.now().view!.length).toBe(first.now().view!.length);
  });

  it('is free when the other tab has put another match on its table, or has played it to its end', async () => {
    const { first, another } = await playing();
    const second = await another();
    const id = first.now().match!.id;
    await first.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await settled();
    expect(second.now()).toMatchObject({ elsewhere: false, match: { id } });
    // Now the first comes back to it.
    expect(await first.now().resume(id)).toBe(true);
    expect(first.now()).toMatchObject({ elsewhere: true, match: { id } });
    await first.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    expect(first.now().elsewhere).toBe(false);
  });

  it('of three tabs exactly one has it, whoever takes it', async () => {
    const { first, another } = await playing();
    const tabs = [first, await another(2), await another(3)];
    const away = () => tabs.map((tab) => tab.now().elsewhere);
    expect(away()).toEqual([false, true, true]);
    for (const at of [2, 1, 2, 0]) {
      await tabs[at]!.now().takeOver();
      await settled();
      expect(away()).toEqual([0, 1, 2].map((tab) => tab !== at));
    }
  });

  it('what the robbed tab could not save stays with it, and becomes a match of its own', async () => {
    let full = false;
    const sound = idbStorage();
    const { first, another } = await playing({
      storage: {
        ...sound,
        write: (unsaved) => (full ? Promise.reject(new Error('no')) : sound.write(unsaved)),
      },
    });
    full = true;
    await playOn(first, 2);
    const own = first.now().view!.length;
    expect(first.now().saving.state).toBe('memory');
    full = false;
    const second = await another();
    await second.now().takeOver();
    await playOn(second, 4, 9);
    expect(first.now()).toMatchObject({
      elsewhere: true,
      saving: { state: 'memory' },
      view: { length: own },
    });
    await first.now().takeOver();
    expect(first.now()).toMatchObject({ elsewhere: false, saving: { state: 'saved' } });
    expect(first.now().view!.length).toBe(second.now().view!.length);
    const copy = first.now().matches.find(({ id }) => id !== first.now().match!.id)!;
    expect(await storedLog(copy.id)).toHaveLength(own);
  });
});

describe('locks that cannot be used', () => {
  it.each([
    ['there are none', null],
    ['they are forbidden', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
    [
      'they throw',
      {
        request: () => {
          throw new TypeError('no');
        },
      },
    ],
  ])('%s: every tab plays, and the check of each write keeps them apart', async (_, locks) => {
    const parts = { locks: locks as unknown as Locks | null };
    const a = await openTab(parts, 1);
    await a.now().newMatch(REQUEST);
    await playUntil(a, 'auction');
    const b = await openTab(parts, 2);
    expect([a.now().elsewhere, b.now().elsewhere]).toEqual([false, false]);
    await playOn(a, 1);
    await playOn(b, 1, 9);
    expect(b.now()).toMatchObject({ movedElsewhere: true, opened: null });
    await b.now().takeOver();
    expect(b.now().view!.length).toBe(a.now().view!.length);
  });
});

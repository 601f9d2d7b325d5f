import { beforeEach, describe, expect, it } from 'vitest';
import { FULL, IO, faulty } from './faulty.ts';
import {
  REQUEST,
  emptyDevice,
  inDatabase,
  openTab,
  playOn,
  playUntil,
  settled,
  storedLog,
  withoutLine,
} from './support.ts';

beforeEach(emptyDevice);

describe('trying to save again', () => {
  it('brings all to the device as soon as there is room, and is truthful while there is none', async () => {
    let full = false;
    const tab = await openTab({ storage: faulty((method) => (method === 'write' && full ? FULL : null)) });
    await tab.now().newMatch(REQUEST);
    const first = tab.now().match!.id;
    full = true;
    await playUntil(tab, 'auction');
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playOn(tab, 2);
    const memory = { state: 'memory', reason: 'full' };
    await tab.now().saveAgain();
    expect(tab.now()).toMatchObject({ saving: memory, busy: false });
    full = false;
    await tab.now().saveAgain();
    await settled();
    expect(tab.now().saving).toEqual({ state: 'saved' });
    tab.now().putAway();
    const again = await openTab();
    expect(again.now().view).toEqual(tab.now().view);
    expect(again.now().matches.map(({ id }) => id)).toContain(first);
    expect(again.now().aside).toEqual([]);
  });

  it('without a match reads what could not be read', async () => {
    const earlier = await openTab();
    await earlier.now().newMatch(REQUEST);
    let broken = true;
    const tab = await openTab({ storage: faulty(() => (broken ? IO : null)) }, 2);
    await tab.now().saveAgain();
    expect(tab.now()).toMatchObject({ matches: [], saving: { state: 'memory', reason: 'failed' } });
    broken = false;
    await tab.now().saveAgain();
    expect(tab.now().saving).toEqual({ state: 'saved' });
    expect(tab.now().matches).toHaveLength(1);
    expect(await tab.now().resume(tab.now().matches[0]!.id)).toBe(true);
  });
});

describe('one record that the device does not give out', () => {
  it('does not keep the others from being played, and is there when it can be read', async () => {
    const earlier = await openTab();
    await earlier.now().newMatch(REQUEST);
    const first = earlier.now().match!.id;
    await earlier.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await withoutLine(first);
    let loads = 0;
    let broken = true;
    const tab = await openTab(
      { storage: faulty((method) => (broken && method === 'load' && (loads += 1) === 2 ? IO : null)) },
      2,
    );
    expect(tab.now()).toMatchObject({ match: { names: { N: 'Eva' } }, saving: { state: 'saved' } });
    expect(tab.now().matches).toHaveLength(1);
    broken = false;
    expect((await openTab({}, 3)).now().matches).toHaveLength(2);
  });

  it('asked for when the device fails, leaves the table and the list as they are', async () => {
    const earlier = await openTab();
    await earlier.now().newMatch(REQUEST);
    const id = earlier.now().match!.id;
    let broken = false;
    const tab = await openTab({ storage: faulty((method) => (broken && method === 'load' ? IO : null)) }, 2);
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    broken = true;
    expect(await tab.now().resume(id)).toBe(false);
    expect(tab.now()).toMatchObject({
      match: { names: { N: 'Eva' } },
      saving: { state: 'saved' },
      busy: false,
    });
    expect(tab.now().matches.map((match) => match.id)).toContain(id);
    broken = false;
    expect(await tab.now().resume(id)).toBe(true);
  });

  it('that cannot be read, on a device too full to move it, is listed where it lies', async () => {
    const earlier = await openTab();
    await earlier.now().newMatch(REQUEST);
    await earlier.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    const spoilt = earlier.now().matches.find(({ names }) => names.N === 'Ada')!.id;
    await inDatabase(({ entries, heads }) => {
      entries.put({ match: spoilt, index: 0, at: 1, action: 'gone' });
      heads.put({ id: 7, todo: 'milk' });
    });
    await withoutLine(spoilt);
    let full = true;
    const storage = faulty((method) => (full && method === 'setAside' ? FULL : null));
    const before = await storage.load(spoilt);
    const tab = await openTab({ storage }, 2);
    expect(tab.now()).toMatchObject({ match: { names: { N: 'Eva' } }, saving: { state: 'saved' } });
    expect(tab.now().matches).toHaveLength(1);
    expect(
      tab
        .now()
        .aside.map(({ id }) => id)
        .sort(),
    ).toEqual(['7', spoilt].sort());
    expect(JSON.parse(await tab.now().asideText(spoilt))).toEqual(before);
    expect(await tab.now().asideText('7')).toContain('milk');
    full = false;
    const again = await openTab({}, 3);
    expect(
      again
        .now()
        .aside.map(({ reason }) => reason.why)
        .sort(),
    ).toEqual(['entry-unreadable', 'not-a-match']);
    expect(await again.storage.asides()).toHaveLength(2);
  });
});

describe('a device that answers too late', () => {
  it('has done what it was asked: the next action goes on from there, and nothing is done twice', async () => {
    let late = false;
    const tab = await openTab({
      storage: faulty((method) => (method === 'write' && late ? { late: IO } : null)),
    });
    await tab.now().newMatch(REQUEST);
    await playUntil(tab, 'exchange');
    late = true;
    await playOn(tab, 3);
    expect(tab.now().saving).toEqual({ state: 'memory', reason: 'failed' });
    late = false;
    await playOn(tab, 1);
    expect(tab.now()).toMatchObject({ saving: { state: 'saved' }, movedElsewhere: false });
    expect(tab.now().matches).toHaveLength(1);
    expect(await storedLog(tab.now().match!.id)).toHaveLength(tab.now().view!.length);
  });
});

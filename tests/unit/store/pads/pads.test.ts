import { beforeEach, describe, expect, it } from 'vitest';
import type { PadAction } from '../../../../src/pads/index.ts';
import type { PadHead, PadLogEntry } from '../../../../src/store/pads/record.ts';
import { padStorage } from '../../../../src/store/pads/index.ts';
import type { Storage } from '../../../../src/store/storage.ts';
import { entry } from '../../../support/pad.ts';
import { emptyDevice, newMark, settled, until } from '../support.ts';
import { openPadTab, request, startPadOf } from './support.ts';
import type { PadTab } from './support.ts';

beforeEach(emptyDevice);

const insert = (at: number, text: string): PadAction => ({ type: 'insert', at, entry: entry(text) });
const edit = (at: number, text: string): PadAction => ({ type: 'edit', at, entry: entry(text) });
const texts = (tab: PadTab) => tab.now().pad?.view.rows.map((row) => row.entry);

/** Storage whose writes fail while `broken` says so. */
function failing(broken: () => boolean): Storage<PadHead, PadLogEntry> {
  const sound = padStorage();
  return {
    ...sound,
    write: (unsaved) =>
      broken() ? Promise.reject(new DOMException('no room', 'QuotaExceededError')) : sound.write(unsaved),
  };
}

describe('a pad', () => {
  it('starts with two names that differ, and tells what is wrong with others', async () => {
    const tab = await openPadTab();
    const names = (N: string, S: string) => tab.now().newPad({ ...request('rubber'), names: { N, S } });
    expect(await names('Ada', 'ada')).toEqual([{ field: 'names', reason: 'equal' }]);
    expect(await names(' ', 'x'.repeat(31))).toEqual([
      { field: 'name', seat: 'N', reason: 'empty' },
      { field: 'name', seat: 'S', reason: 'too-long' },
    ]);
    expect(tab.now().pad).toBeNull();
    expect(await names('Ada', 'Blaise')).toEqual([]);
    expect(tab.now().pad).toMatchObject({ names: { N: 'Ada', S: 'Blaise' }, view: { rows: [] } });
  });

  it('is taken up after a reload, a row that waits for its tricks with it', async () => {
    const tab = await openPadTab();
    const id = await startPadOf(tab, 'rubber');
    await tab.now().dispatch(insert(0, 'N 3NT='));
    await tab.now().dispatch(insert(1, 'S 2HX'));
    const again = await openPadTab();
    expect(again.now().pad).toEqual(tab.now().pad);
    expect(again.now().pad).toMatchObject({ id, view: { deal: { at: 1, dealer: 'S' } } });
    await again.now().dispatch(edit(1, 'S 2HX='));
    expect(again.now().pad!.view.sheet.rows).toHaveLength(2);
    expect((await openPadTab()).now().pad).toEqual(again.now().pad);
  });

  it('keeps undo and redo over a reload', async () => {
    const tab = await openPadTab();
    await startPadOf(tab, 'six-deal');
    await tab.now().dispatch(insert(0, 'N 4S='));
    await tab.now().dispatch({ type: 'delete', at: 0 });
    const again = await openPadTab();
    await again.now().dispatch({ type: 'undo' });
    expect(texts(again)).toEqual([entry('N 4S=')]);
    await again.now().dispatch({ type: 'redo' });
    expect(texts(again)).toEqual([]);
  });

  it('is published when it is stored, not before, and input is inert meanwhile', async () => {
    const tab = await openPadTab();
    await startPadOf(tab, 'six-deal');
    const first = tab.now().dispatch(insert(0, 'N 4S='));
    const second = tab.now().dispatch(insert(0, 'N 1C='));
    expect(tab.now()).toMatchObject({ busy: true, pad: { view: { rows: [] } } });
    await Promise.all([first, second]);
    expect(texts(tab)).toEqual([entry('N 4S=')]);
    expect(tab.now().busy).toBe(false);
  });

  it('refuses with a code, and stores nothing of it', async () => {
    const tab = await openPadTab();
    const id = await startPadOf(tab, 'contract');
    await tab.now().dispatch(insert(0, 'N 0NT='));
    expect(tab.now().refusal).toMatchObject({ id: 1, error: { code: 'bid-not-here', ruling: 'R80' } });
    await tab
      .now()
      .dispatch({ ...insert(0, 'N 1C='), entry: { ...entry('N 1C='), tricks: -1 } } as PadAction);
    expect(tab.now().refusal).toMatchObject({ id: 2, error: { code: 'tricks-out-of-range' } });
    tab.now().dismissRefusal();
    expect(tab.now().refusal).toBeNull();
    expect((await padStorage().load(id)).entries).toEqual([]);
  });

  it('shows beforehand what an entry would bring, and changes nothing', async () => {
    const tab = await openPadTab();
    expect(tab.now().preview(insert(0, 'N 4S='))).toBeNull();
    expect(tab.now().worth({ declarer: 'N', level: 4, strain: 'S', doubled: 0 })).toBeNull();
    await startPadOf(tab, 'hawaii');
    const preview = tab.now().preview(insert(0, 'N 4S='));
    expect(preview).toMatchObject({ ok: true, value: { sheet: { totals: { N: 900, S: 0 } } } });
    expect(tab.now().preview(insert(0, 'pass'))).toMatchObject({
      ok: false,
      error: { code: 'no-passing-out-here' },
    });
    expect(tab.now().worth({ declarer: 'N', level: 4, strain: 'S', doubled: 1 })).toEqual({
      made: 1300,
      oneShort: 300,
    });
    expect(texts(tab)).toEqual([]);
  });

  it('can be played once more by the same players, the deal alternating', async () => {
    const tab = await openPadTab();
    const first = await startPadOf(tab, 'minibridge');
    await tab.now().again();
    expect(tab.now().pad).toMatchObject({
      names: { N: 'Ada', S: 'Blaise' },
      view: { firstDealer: 'S', rows: [], setup: { kind: 'minibridge' } },
    });
    expect(tab.now().pads.map(({ id }) => id)).toContain(first);
  });
});

describe('the list of pads', () => {
  it('names kind, players, totals and outcome, the last changed first', async () => {
    const tab = await openPadTab();
    await startPadOf(tab, 'contract');
    await tab.now().dispatch(insert(0, 'N 3NT='));
    await tab.now().dispatch(insert(1, 'N 3NT='));
    const half = await startPadOf(tab, 'six-deal');
    await tab.now().dispatch(insert(0, 'S 1C'));
    const lists = [tab.now().pads, (await openPadTab()).now().pads];
    for (const list of lists) {
      expect(list).toMatchObject([
        { id: half, kind: 'six-deal', deals: 0, outcome: null },
        {
          kind: 'contract',
          names: { N: 'Ada', S: 'Blaise' },
          deals: 2,
          totals: { N: 900, S: 0 },
          outcome: { winner: 'N', stopped: false },
        },
      ]);
    }
  });

  it('gives each back when asked for, and nothing where there is none', async () => {
    const tab = await openPadTab();
    const first = await startPadOf(tab, 'rubber');
    await tab.now().dispatch(insert(0, 'N 1C='));
    const second = await startPadOf(tab, 'auction-1913');
    expect(await tab.now().resume(first)).toBe(true);
    expect(texts(tab)).toEqual([entry('N 1C=')]);
    expect(await tab.now().resume('nowhere')).toBe(false);
    expect(tab.now().pad!.id).toBe(first);
    expect(await tab.now().resume(second)).toBe(true);
    expect((await openPadTab()).now().pad!.id).toBe(second);
  });

  it('sets aside what cannot be read, whole, with its reason', async () => {
    const id = await startPadOf(await openPadTab(), 'contract');
    const bad: PadLogEntry = { match: id, index: 0, at: 1, action: insert(0, 'N 0NT=') };
    await padStorage().write({ match: id, head: null, entries: [bad], line: { id, length: 1 } });
    const tab = await openPadTab();
    expect(tab.now().pad).toBeNull();
    expect(tab.now().aside).toMatchObject([
      { reason: { why: 'entry-refused', at: 0, error: { code: 'bid-not-here' } } },
    ]);
    const text = await tab.now().asideText(tab.now().aside[0]!.id);
    expect(JSON.parse(text)).toMatchObject({ head: { id }, entries: [bad] });
  });
});

describe('storage that fails', () => {
  it('leaves the pad in memory, says so, and is made good with the next action', async () => {
    let broken = false;
    const tab = await openPadTab({ storage: failing(() => broken) });
    await startPadOf(tab, 'rubber');
    broken = true;
    await tab.now().dispatch(insert(0, 'N 1C='));
    expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
    expect(texts(tab)).toEqual([entry('N 1C=')]);
    broken = false;
    await tab.now().dispatch(insert(1, 'N 2C='));
    expect(tab.now().saving).toEqual({ state: 'saved' });
    expect(texts(await openPadTab())).toEqual([entry('N 1C='), entry('N 2C=')]);
  });

  it('can be tried again, for a pad that was left too', async () => {
    let broken = true;
    const tab = await openPadTab({ storage: failing(() => broken) });
    const left = await startPadOf(tab, 'rubber');
    const used = await startPadOf(tab, 'hawaii');
    expect(tab.now().saving).toEqual({ state: 'memory', reason: 'full' });
    broken = false;
    await tab.now().saveAgain();
    expect(tab.now().saving).toEqual({ state: 'saved' });
    expect([...(await padStorage().keys())].sort()).toEqual([left, used].sort());
  });

  it('that was emptied under the pad has it put back, and this is told', async () => {
    const tab = await openPadTab({ mark: newMark(true) });
    await startPadOf(tab, 'rubber');
    await tab.now().dispatch(insert(0, 'N 1C='));
    await padStorage().setAside(tab.now().pad!.id, { id: 'gone', at: 0 });
    await tab.now().dispatch(insert(1, 'N 2C='));
    expect(tab.now()).toMatchObject({ emptied: 'restored', saving: { state: 'saved' } });
    expect(texts(await openPadTab())).toEqual([entry('N 1C='), entry('N 2C=')]);
    tab.now().dismissEmptied();
    expect(tab.now().emptied).toBeNull();
  });
});

describe('two tabs', () => {
  it('at one pad: what the slower one did is a pad of its own, and nothing is lost', async () => {
    const one = await openPadTab();
    await startPadOf(one, 'rubber');
    const two = await openPadTab();
    await one.now().dispatch(insert(0, 'N 1C='));
    await two.now().dispatch(insert(0, 'S 5D='));
    expect(texts(two)).toEqual([entry('N 1C=')]);
    expect(two.now().movedElsewhere).toBe(true);
    two.now().dismissMoved();
    expect(two.now().movedElsewhere).toBe(false);
    await two.now().dispatch(insert(1, 'S 5D='));
    expect(texts(await openPadTab())).toEqual([entry('N 1C='), entry('S 5D=')]);
  });

  it('that never saved their continuations keep both', async () => {
    let broken = false;
    const one = await openPadTab();
    await startPadOf(one, 'rubber');
    const two = await openPadTab({ storage: failing(() => broken) });
    broken = true;
    await two.now().dispatch(insert(0, 'S 5D='));
    await one.now().dispatch(insert(0, 'N 1C='));
    broken = false;
    await two.now().dispatch(insert(1, 'S 6D='));
    expect(texts(two)).toEqual([entry('N 1C=')]);
    await settled();
    expect(two.now().saving).toEqual({ state: 'saved' });
    expect((await padStorage().keys()).length).toBe(2);
    expect(
      two
        .now()
        .pads.map(({ deals }) => deals)
        .sort(),
    ).toEqual([1, 1]);
  });

  it('hear of each other', async () => {
    const channels = [new BroadcastChannel('test-pads'), new BroadcastChannel('test-pads')];
    const one = await openPadTab({ channel: channels[0]! });
    await startPadOf(one, 'rubber');
    const two = await openPadTab({ channel: channels[1]! });
    await one.now().dispatch(insert(0, 'N 1C='));
    await until(() => texts(two)!.length === 1);
    expect(two.now().movedElsewhere).toBe(true);
    const other = await startPadOf(one, 'hawaii');
    await until(() => two.now().pads.some(({ id }) => id === other));
    channels.forEach((channel) => channel.close());
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../../src/store/connection.ts';
import { allNotes } from '../../../src/store/past/notes.ts';
import type { TabChannel } from '../../../src/store/tabs.ts';
import { seeded } from '../../support/random.ts';
import {
  REQUEST,
  emptyDevice,
  inDatabase,
  openTab,
  playOn,
  playStep,
  playUntil,
  settled,
  storedLog,
  withoutLine,
} from './support.ts';
import type { Tab } from './support.ts';

beforeEach(emptyDevice);

/** Channels that hear of each other, as those of the tabs of one browser do. */
function channels(count: number): TabChannel[] {
  const targets = Array.from({ length: count }, () => new EventTarget());
  return targets.map((own) => ({
    addEventListener: own.addEventListener.bind(own),
    postMessage(data: unknown) {
      const others = targets.filter((target) => target !== own);
      for (const other of others) {
        setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
      }
    },
  }));
}

async function twoTabs(channel: readonly (TabChannel | null)[] = [null, null]): Promise<readonly [Tab, Tab]> {
  const a = await openTab({ channel: channel[0]! }, 1);
  await a.now().newMatch(REQUEST);
  await playUntil(a, 'auction');
  await settled();
  return [a, await openTab({ channel: channel[1]! }, 2)];
}

describe('two tabs on one match, without a channel', () => {
  it('the one behind takes over what the other did, covered, and says so; nothing is lost', async () => {
    const [a, b] = await twoTabs();
    await playOn(a, 1);
    const log = await storedLog(a.now().match!.id);
    await playOn(b, 1, 9);
    expect(b.now()).toMatchObject({
      movedElsewhere: true,
      opened: null,
      view: { viewer: 'public', length: log.length },
    });
    expect(await storedLog(a.now().match!.id)).toEqual(log);
    expect(b.now().matches).toHaveLength(1);
    expect(b.now().saving).toEqual({ state: 'saved' });
    b.now().dismissMoved();
    expect(b.now().movedElsewhere).toBe(false);
    await playOn(b, 1);
    expect(b.now().view!.length).toBeGreaterThan(log.length);
    expect(b.now().movedElsewhere).toBe(false);
  });

  it('playing by turns from both, whatever the order, every accepted action stays in one legal log', async () => {
    const tabs = await twoTabs();
    const below = seeded(4);
    const id = tabs[0].now().match!.id;
    let log = await storedLog(id);
    for (let step = 0; step < 60; step += 1) {
      await playStep(tabs[below(2)]!, below);
      const now = await storedLog(id);
      expect(now.slice(0, log.length)).toEqual(log);
      log = now;
    }
    const again = await openTab();
    expect(again.now().aside).toEqual([]);
    expect(again.now().view?.length).toBe(log.length);
  });

  it('acting at the same time: exactly one gets through', async () => {
    const [a, b] = await twoTabs();
    const seat = a.now().view!.turn!;
    await a.now().open(seat);
    await b.now().open(seat);
    await b.now().open(seat);
    const before = a.now().view!.length;
    const call = a.now().view!.legal.calls[0]!;
    await Promise.all([a, b].map((tab) => tab.now().dispatch({ type: 'call', seat, call })));
    expect([a, b].filter((tab) => tab.now().movedElsewhere)).toHaveLength(1);
    expect(a.now().view!.length).toBe(before + 1);
    expect(b.now().view!.length).toBe(before + 1);
  });

  it('what this tab played while it could not save becomes a match of its own', async () => {
    const [a] = await twoTabs();
    let full = false;
    const { storage } = a;
    const b = await openTab(
      {
        storage: {
          ...storage,
          write: (unsaved) => (full ? Promise.reject(new Error('full')) : storage.write(unsaved)),
        },
      },
      3,
    );
    full = true;
    await playOn(b, 2);
    const own = b.now().view!.length;
    expect(b.now().saving.state).toBe('memory');
    await playOn(a, 4);
    full = false;
    const id = a.now().match!.id;
    await playOn(b, 1);
    expect(b.now()).toMatchObject({
      movedElsewhere: true,
      opened: null,
      match: { id },
      saving: { state: 'saved' },
    });
    expect(b.now().view!.length).toBe(a.now().view!.length);
    const copy = b.now().matches.find((match) => match.id !== id)!;
    expect(await storedLog(copy.id)).toHaveLength(own);
    expect(await allNotes(await connection()())).toEqual(new Map([[copy.id, { copy: 'tab', opened: [] }]]));
    await b.now().resume(copy.id);
    expect(b.now().view!.length).toBe(own);
    const again = await openTab();
    expect(again.now().matches).toHaveLength(2);
    expect(again.now().aside).toEqual([]);
  });

  it('stored entries that somebody edited do not replace the match on the table: it goes on beside them', async () => {
    const [a] = await twoTabs();
    const id = a.now().match!.id;
    const { length } = a.now().view!;
    await inDatabase(({ entries }) => {
      entries.put({ match: id, index: length - 1, at: 1, action: 'gone' });
      entries.put({ match: id, index: length, at: 1, action: 'gone' });
    });
    await playOn(a, 1);
    expect(a.now().match!.id).not.toBe(id);
    expect(a.now().view!.length).toBeGreaterThan(length);
    expect(a.now().saving).toEqual({ state: 'saved' });
    await withoutLine(id);
    const again = await openTab();
    expect(again.now().match?.id).toBe(a.now().match!.id);
    expect(again.now().aside).toMatchObject([{ reason: { why: 'entry-unreadable', at: length - 1 } }]);
  });
});

describe('two tabs with a channel', () => {
  it('the other tab follows at once, covered; one that has kept up is told nothing', async () => {
    const [a, b] = await twoTabs(channels(2));
    a.now().putAway();
    const seat = b.now().view!.turn!;
    await b.now().open(seat);
    await settled();
    expect(b.now().opened).toBe(seat);
    expect(a.now().opened).toBeNull();
    await playOn(a, 1);
    await settled();
    expect(b.now()).toMatchObject({ opened: null, movedElsewhere: true });
    expect(b.now().view!.length).toBe(a.now().view!.length);
  });

  it('shows in its list how a match on another tab’s table goes on', async () => {
    const [channelA, channelB] = channels(2);
    const [a, b] = await twoTabs([channelA!, channelB!]);
    await b.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await playUntil(a, 'between');
    await settled();
    expect(b.now().match?.names.N).toBe('Eva');
    expect(b.now().movedElsewhere).toBe(false);
    expect(b.now().matches.find(({ id }) => id === a.now().match!.id)).toMatchObject({ deals: 1 });
  });

  it('passes over what is no news', async () => {
    const [channelA, channelB] = channels(2);
    const [, b] = await twoTabs([channelA!, channelB!]);
    const before = b.now();
    for (const noise of [null, 'x', { match: 1 }, { match: before.match!.id }]) channelA!.postMessage(noise);
    await settled();
    expect(b.now()).toEqual(before);
  });
});

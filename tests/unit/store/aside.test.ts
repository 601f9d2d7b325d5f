import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST, emptyDevice, inDatabase, openTab, playUntil, storedLog, withoutLine } from './support.ts';
import type { Entry } from '../../../src/store/record.ts';

beforeEach(emptyDevice);

/** A match on the device, in the auction, no tab open. */
async function stored(): Promise<{ id: string; log: Entry[]; head: object }> {
  const tab = await openTab();
  await tab.now().newMatch(REQUEST);
  await playUntil(tab, 'auction');
  const id = tab.now().match!.id;
  const { head } = await tab.storage.load(id);
  return { id, log: await storedLog(id), head: head as object };
}

describe('a match that cannot be read', () => {
  it.each([
    [
      'a truncated entry',
      'entry-unreadable',
      (e: IDBObjectStore, { id, log }: { id: string; log: Entry[] }) =>
        e.put({ match: id, index: log.length - 1, at: 3 }),
    ],
    [
      'a missing entry',
      'entries-missing',
      (e: IDBObjectStore, { id, log }: { id: string; log: Entry[] }) => e.delete([id, log.length - 2]),
    ],
    [
      'an illegal action',
      'entry-refused',
      (e: IDBObjectStore, { id, log }: { id: string; log: Entry[] }) =>
        e.put({ match: id, index: log.length - 1, at: 3, action: { type: 'play', seat: 'N', card: 'SA' } }),
    ],
  ] as const)('for %s is set aside whole: %s', async (_, why, damage) => {
    const match = await stored();
    await inDatabase(({ entries }) => damage(entries, match));
    const damaged = await storedLog(match.id);
    const tab = await openTab();
    const at = why === 'entries-missing' ? match.log.length - 2 : match.log.length - 1;
    expect(tab.now()).toMatchObject({ match: null, view: null, matches: [], saving: { state: 'saved' } });
    const [aside, ...more] = tab.now().aside;
    expect(more).toEqual([]);
    expect(aside!.reason).toMatchObject({ why, at });
    const text = await tab.now().asideText(aside!.id);
    expect(JSON.parse(text)).toEqual({ head: match.head, entries: damaged });
    expect(aside!.size).toBe(new TextEncoder().encode(text).length);
    expect(await tab.storage.keys()).toEqual([]);
    // It stays so over a reload, and does not stand in the way of a new match.
    await tab.now().newMatch(REQUEST);
    const again = await openTab();
    expect(again.now().aside).toEqual(tab.now().aside);
    expect(again.now().matches).toHaveLength(1);
  });

  it('does not keep the others from being played', async () => {
    const broken = await stored();
    const tab = await openTab({}, 2);
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await inDatabase(({ entries }) => entries.delete([broken.id, 0]));
    await withoutLine(broken.id);
    const again = await openTab();
    expect(again.now().match?.names.N).toBe('Eva');
    expect(again.now().matches).toHaveLength(1);
    expect(again.now().aside).toMatchObject([{ reason: { why: 'entries-missing', at: 0 } }]);
  });

  it('is looked for when it is asked for, and not while its line is all that is shown', async () => {
    const broken = await stored();
    const tab = await openTab({}, 2);
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await inDatabase(({ entries }) => entries.delete([broken.id, 0]));
    const again = await openTab({}, 3);
    expect(again.now()).toMatchObject({ matches: [{}, { id: broken.id }], aside: [] });
    expect(await again.now().resume(broken.id)).toBe(false);
    expect(again.now().matches).toHaveLength(1);
    expect(again.now().aside).toMatchObject([{ reason: { why: 'entries-missing', at: 0 } }]);
    expect((await openTab({}, 4)).now().aside).toHaveLength(1);
  });

  it('found broken when it is resumed, leaves the table as it is', async () => {
    const first = await stored();
    const tab = await openTab({}, 2);
    await tab.now().newMatch({ ...REQUEST, names: { N: 'Eva', S: 'Max' } });
    await inDatabase(({ entries }) => entries.delete([first.id, 3]));
    await tab.now().resume(first.id);
    expect(tab.now()).toMatchObject({ match: { names: { N: 'Eva' } }, busy: false });
    expect(tab.now().aside).toMatchObject([{ reason: { why: 'entries-missing', at: 3 } }]);
    expect(tab.now().matches).toHaveLength(1);
  });

  it('of a newer version is listed, and left where the newer app will look for it', async () => {
    const { id, head } = await stored();
    await inDatabase(({ heads }) => heads.put({ ...head, version: 3, news: true }));
    const before = await (await openTab()).storage.load(id);
    const tab = await openTab();
    expect(tab.now()).toMatchObject({ match: null, matches: [] });
    expect(tab.now().aside).toMatchObject([{ id, reason: { why: 'newer', version: 3 } }]);
    expect(await tab.storage.load(id)).toEqual(before);
    expect(JSON.parse(await tab.now().asideText(id))).toEqual(before);
    await tab.now().resume(id);
    expect(tab.now().match).toBeNull();
    // The older version of the record is back: so is the match.
    await inDatabase(({ heads }) => heads.put(head));
    expect((await openTab()).now()).toMatchObject({ match: { id }, aside: [] });
  });
});

describe('foreign records', () => {
  it('of every kind are set aside, and nothing stops', async () => {
    const { id } = await stored();
    const loop: Record<string, unknown> = { id: 'loop', big: 12n };
    loop.self = loop;
    await inDatabase(({ heads, entries, aside, meta }) => {
      heads.add({ id: 5, todo: 'milk' });
      heads.add({ id: 'todo', list: [1, 2] });
      heads.add(loop);
      entries.add({ match: 'orphan', index: 0, at: 1, action: { type: 'draw', seat: 'N' } });
      aside.add({ id: 9, mine: 'too' });
      meta.add('theirs', 'theme');
    });
    const tab = await openTab();
    expect(tab.now()).toMatchObject({ match: { id }, saving: { state: 'saved' } });
    expect(tab.now().matches).toHaveLength(1);
    expect(tab.now().aside.map(({ reason }) => reason.why)).toEqual(
      Array.from({ length: 5 }, () => 'not-a-match'),
    );
    const texts = await Promise.all(tab.now().aside.map((aside) => tab.now().asideText(aside.id)));
    for (const sign of ['milk', '"list"', '"big": "12"', '"orphan"', '"mine"']) {
      expect(texts.filter((text) => text.includes(sign))).toHaveLength(1);
    }
    expect(await tab.storage.keys()).toEqual([id]);
    expect((await openTab()).now().aside).toHaveLength(5);
  });

  it('where the match on the table is noted: any note that leads nowhere leaves the table empty', async () => {
    const { id } = await stored();
    for (const note of ['nowhere', 7, { id }, null]) {
      await inDatabase(({ meta }) => meta.put(note, 'current'));
      const tab = await openTab();
      expect(tab.now()).toMatchObject({ status: 'ready', match: null, aside: [] });
      expect(tab.now().matches.map((match) => match.id)).toEqual([id]);
    }
  });

  it('asideText of nothing is empty', async () => {
    expect(await (await openTab()).now().asideText('none')).toBe('');
  });
});

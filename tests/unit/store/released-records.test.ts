import { readFileSync, readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readMatch } from '../../../src/store/record.ts';
import type { Entry, Head, RawMatch } from '../../../src/store/record.ts';
import { emptyDevice, inDatabase, openTab, playOn, storedLog } from './support.ts';

beforeEach(emptyDevice);

const FOLDER = new URL('../../records/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const sample = (name: string): RawMatch =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as RawMatch;

describe('the record of every released version', () => {
  it('has a sample', () => {
    const versions = FILES.map((name) => (sample(name).head as Head).version as number);
    expect(new Set(versions)).toContain(1);
    expect(FILES.length).toBeGreaterThan(0);
  });

  it.each(FILES)('%s opens, is listed, goes on, and is never rewritten', async (name) => {
    const { head, entries } = sample(name);
    const read = readMatch({ head, entries });
    expect(read).toMatchObject({ ok: true, value: { log: entries } });
    const { id } = head as Head;
    await inDatabase(({ heads, entries: log, meta }) => {
      heads.put(head);
      for (const entry of entries) log.put(entry);
      meta.put(id, 'current');
    });
    const tab = await openTab();
    expect(tab.now()).toMatchObject({ match: { id }, aside: [], saving: { state: 'saved' } });
    expect(tab.now().view!.length).toBe(entries.length);
    await playOn(tab, 3);
    const log: readonly Entry[] = await storedLog(id);
    if (tab.now().view!.phase.name !== 'over') expect(log.length).toBeGreaterThan(entries.length);
    expect(log.slice(0, entries.length)).toEqual(entries);
    expect((await tab.storage.load(id)).head).toEqual(head);
    expect((await openTab({}, 2)).now().view!.length).toBe(log.length);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/index.ts';
import type { Action } from '../../src/engine/index.ts';
import { idbStorage } from '../../src/store/idb-storage.ts';
import { readMatch } from '../../src/store/record.ts';
import type { RawMatch } from '../../src/store/record.ts';
import type { AsideReason } from '../../src/store/types.ts';
import { textOf } from '../support/matches.ts';
import { draws, mutated } from '../support/mutations.ts';
import type { Draft } from '../support/mutations.ts';
import { REQUEST, emptyDevice, inDatabase, openTab, playOn, until } from '../unit/store/support.ts';

/** Records that are only read, and records that also lie in a database; 500 of either and more. */
const READ = { numRuns: 3000, endOnFailure: true };
const DEVICES = { numRuns: 20, endOnFailure: true };
const RECORDS_A_DEVICE = 25;

const REASONS: ReadonlySet<AsideReason['why']> = new Set([
  'not-a-match',
  'newer',
  'entries-missing',
  'entry-unreadable',
  'entry-refused',
]);

/** Matches as they lie in storage after so many steps of lively play. */
async function samples(): Promise<readonly RawMatch[]> {
  const raws: RawMatch[] = [];
  for (const [seed, steps] of [3, 25, 60, 130].entries()) {
    emptyDevice();
    const tab = await openTab({}, seed + 1);
    await tab
      .now()
      .newMatch({ ...REQUEST, prepared: seed % 2 === 0 ? null : { codes: [], firstDealer: 'S' } });
    await playOn(tab, steps, seed + 1, { claim: 3, undo: 10 });
    raws.push(await tab.storage.load(tab.now().match!.id));
  }
  return raws;
}

/** Is this what lies there, but for fields that mean nothing? */
function says(stored: unknown, action: Action): boolean {
  const there = (stored as { readonly action: Readonly<Record<string, unknown>> }).action;
  return Object.entries(action).every(([key, value]) => JSON.stringify(there[key]) === JSON.stringify(value));
}

/** It opens to what its log says when it is played by the rules, or there is a reason. */
function checkRead(raw: RawMatch): boolean {
  const read = readMatch(raw);
  if (!read.ok) {
    expect(REASONS).toContain(read.error.why);
    return false;
  }
  const { head, log, state } = read.value;
  expect(log).toHaveLength(raw.entries.length);
  const again = replay({ setup: head.setup, log: log.map(({ action }) => action) });
  expect(again.ok && textOf(again.value) === textOf(state)).toBe(true);
  const right = log.every(({ index, action }, at) => index === at && says(raw.entries[at], action));
  expect(right).toBe(true);
  return true;
}

describe('records in which anything has been changed', () => {
  it('open to a legal match, or are refused with a reason; nothing throws', async () => {
    const sources = await samples();
    let opened = 0;
    let refused = 0;
    fc.assert(
      fc.property(draws, (drawn) => {
        if (checkRead(mutated(sources, drawn))) opened += 1;
        else refused += 1;
      }),
      READ,
    );
    expect(Math.min(opened, refused)).toBeGreaterThan(100);
  });

  it('on a device: each is a match of the list, or is set aside whole; none is lost, and all can be played', async () => {
    const sources = await samples();
    const device = fc.array(draws, { minLength: RECORDS_A_DEVICE, maxLength: RECORDS_A_DEVICE });
    await fc.assert(
      fc.asyncProperty(device, async (records) => {
        emptyDevice();
        for (const [at, drawn] of records.entries()) await put(mutated(sources, drawn), `m${at}`);
        const storage = idbStorage();
        const before = new Map<IDBValidKey, RawMatch>();
        for (const key of await storage.keys()) before.set(key, await storage.load(key));

        const tab = await openTab();
        expect(tab.now()).toMatchObject({ status: 'ready', saving: { state: 'saved' }, match: null });
        // The list may be long.
        await until(() => tab.now().matches.length + tab.now().aside.length > 0);
        const { matches, aside } = tab.now();
        expect(matches.length + aside.length).toBe(before.size);
        const asides = (await storage.asides()) as readonly RawMatch[];
        const texts = new Set(asides.map((one) => contentsOf(one)));
        for (const [key, raw] of before) {
          const listed = matches.some(({ id }) => id === key) || aside.some(({ id }) => id === key);
          if (listed) expect(contentsOf(await storage.load(key))).toBe(contentsOf(raw));
          else expect(texts).toContain(contentsOf(raw));
        }
        for (const { id } of aside) expect(await tab.now().asideText(id)).not.toBe('');
        const [match] = matches;
        if (match !== undefined) expect(await tab.now().resume(match.id)).toBe(true);
      }),
      DEVICES,
    );
  });
});

/** All there is of it, to be compared: also what JSON cannot say. */
function contentsOf({ head, entries }: RawMatch): string {
  const seen: unknown[] = [];
  return JSON.stringify([head, entries], (_, value: unknown) => {
    if (typeof value === 'bigint' || value instanceof BigInt) return `${String(value)}n`;
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.includes(value)) return 'again';
    seen.push(value);
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });
}

/** As far as the database takes it: what has no key cannot lie there. The ids are made to differ. */
async function put({ head, entries }: Draft, id: string): Promise<void> {
  await inDatabase((stores) => {
    const heads =
      typeof head === 'object' && head !== null ? [{ ...head, id: 'id' in head ? id : undefined }] : [];
    for (const one of heads) attempt(() => stores.heads.put(one));
    for (const entry of entries) {
      if (typeof entry !== 'object' || entry === null) continue;
      attempt(() => stores.entries.put({ ...entry, ...('match' in entry ? { match: id } : {}) }));
    }
  });
}

function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

import { beforeEach, describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { PRESETS } from '../../../src/engine/options.ts';
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
import type { LoadedMatch } from '../../../src/store/record.ts';
import { summaryOf } from '../../../src/store/summary.ts';
import { loaded } from '../../support/file-matches.ts';
import { LIVELY } from '../../support/random-play.ts';
import { lockDevice } from './locks.ts';
import { emptyDevice, newMark, storedLog } from './support.ts';

beforeEach(emptyDevice);

const SETUP = {
  options: PRESETS.advanced,
  firstDealer: 'N',
  olderTricksOpen: false,
  sitting: 'pass',
} as const;
const match = (seed: number, length: number) => loaded({ seed, setup: SETUP, habits: LIVELY }, length);
const fileOf = (...matches: readonly LoadedMatch[]): Blob => {
  const open = matches.map((one) => leaving(one, HandsOpened.by({ N: true, S: true }, one)));
  return new Blob([...jsonParts(open)]);
};
const told = () => undefined;
const signal = new AbortController().signal;

let browser = lockDevice();
beforeEach(() => {
  browser = lockDevice();
});

function placeOf(stay: Stay, name: DatabaseName): PastPlace {
  const connect = connection(undefined, undefined, name);
  return {
    storage: idbStorage(connect),
    shelf: shelf(connect, stay),
    mark: newMark(),
    relist: () => Promise.resolve(),
  };
}

/** One tab's lists; `table` is its way to the matches. */
async function openPast(
  locks: Locks = browser.tab(),
): Promise<{ readonly now: () => PastState; readonly table: PastPlace }> {
  const stay = createStay(newId(), locks, () => 1_000_000, 0);
  const table = placeOf(stay, 'bridgette');
  const past = createPast({ table, pad: placeOf(stay, 'bridgette-pads') }, stay);
  await past.getState().enter();
  await past.getState().refresh();
  return { now: past.getState, table };
}

async function imported(now: () => PastState, file: Blob): Promise<string> {
  const read = await now().readFile(file, told, signal);
  expect(read.type).toBe('preview');
  return now().keepFile(told, signal);
}

describe('a file that is kept', () => {
  it('leaves a match that is being played as it is, and brings what goes on from it as a copy', async () => {
    const { now } = await openPast();
    const [here, further] = [match(1, 60), match(1, 61)];
    expect(await imported(now, fileOf(here))).toBe('done');
    expect(await imported(now, fileOf(further))).toBe('done');
    expect(await storedLog(here.head.id)).toHaveLength(60);
    expect(
      now()
        .records.map(({ length }) => length)
        .sort(),
    ).toEqual([60, 61]);
    // The same file once more brings nothing more.
    const again = await now().readFile(fileOf(further), told, signal);
    expect(again).toMatchObject({ type: 'preview', counts: { same: 1, longer: 0 }, added: [] });
  });

  it('leaves nothing behind when it is called off amid it, and what is kept next waits for that', async () => {
    const { now } = await openPast();
    const file = fileOf(...Array.from({ length: 60 }, (_, at) => match(at + 1, 20)));
    await now().readFile(file, told, signal);
    const calling = new AbortController();
    const keeping = now().keepFile(() => calling.abort(), calling.signal);
    await now().readFile(fileOf(match(200, 20)), told, signal);
    expect(now().busy).toBe(true);
    expect(await now().keepFile(told, signal)).toBe('done');
    expect(await keeping).toBe('cancelled');
    expect(now().records).toHaveLength(1);
    expect(await idbStorage().keys()).toEqual([match(200, 0).head.id]);
  });

  it('brings back a match that was deleted for good amid a deal, where the file holds all of it', async () => {
    const { now } = await openPast();
    const { head } = match(1, 60);
    await imported(now, fileOf(match(1, 60)));
    await now().remove(now().records);
    await now().purge();
    expect(await idbStorage().keys()).toEqual([]);
    const read = await now().readFile(fileOf(match(1, 60)), told, signal);
    expect(read).toMatchObject({ type: 'preview', counts: { added: 1, earlier: 0 } });
    expect(await now().keepFile(told, signal)).toBe('done');
    expect(now().records).toMatchObject([{ id: head.id, length: 60, note: null }]);
    // An earlier point of it comes as a copy.
    await now().remove(now().records);
    await now().purge();
    expect(await imported(now, fileOf(match(1, 59)))).toBe('done');
    const [copy] = now().records;
    expect(copy).toMatchObject({ length: 59, note: { copy: 'earlier' } });
    expect(copy!.id).not.toBe(head.id);
  });

  it('shows nothing where another tab has deleted what was to come back', async () => {
    const { now, table } = await openPast();
    await imported(now, fileOf(match(1, 60)));
    await now().remove(now().records);
    await now().readFile(fileOf(match(1, 60), match(2, 60)), told, signal);
    await table.shelf.purge([match(1, 0).head.id]);
    expect(await now().keepFile(told, signal)).toBe('changed');
    expect(now().records).toEqual([]);
    expect(await table.storage.lines()).toEqual({ lines: [], hidden: [] });
  });

  it('shows nothing where a part of it has gone meanwhile', async () => {
    const { now, table } = await openPast();
    await now().readFile(fileOf(match(1, 60), match(2, 60)), told, signal);
    const purging = (): void => void table.shelf.purge([match(1, 0).head.id]);
    expect(await now().keepFile(purging, signal)).toBe('changed');
    expect(now().records).toEqual([]);
    expect(await idbStorage().keys()).toEqual([]);
  });

  it('is kept though another tab opens its lists and leaves them amid it', async () => {
    const { now } = await openPast();
    await now().readFile(fileOf(...Array.from({ length: 60 }, (_, at) => match(at + 1, 20))), told, signal);
    const others: Promise<void>[] = [];
    const opening = (): void => {
      others.push(openPast().then((other) => other.now().leave()));
    };
    expect(await now().keepFile(opening, signal)).toBe('done');
    expect(others.length).toBeGreaterThan(1);
    await Promise.all(others);
    expect((await openPast()).now().records).toHaveLength(60);
  });

  it('leaves nothing behind when its tab was closed amid it and another opens its lists', async () => {
    const locks = browser.tab();
    const { table } = await openPast(locks);
    const { head, log, ...rest } = match(1, 20);
    // Records come out of the list first; it never comes to showing them.
    await table.shelf.stage([{ head, entries: log, line: summaryOf({ head, log, ...rest }), copy: null }]);
    expect((await openPast()).now()).toMatchObject({ records: [], removed: [] });
    expect(await storedLog(head.id)).toHaveLength(20);
    locks.close();
    const later = await openPast();
    expect(later.now()).toMatchObject({ records: [], removed: [] });
    expect(await idbStorage().keys()).toEqual([]);
  });
});

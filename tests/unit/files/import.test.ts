import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import { importing } from '../../../src/files/import.ts';
import type { ImportStep } from '../../../src/files/import.ts';
import { entriesToAdd } from '../../../src/files/import-match.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { LIMITS } from '../../../src/files/limits.ts';
import { leavingPad } from '../../../src/files/pads.ts';
import type { Shelf } from '../../../src/files/shelf.ts';
import { textParts } from '../../../src/files/text/format.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import type { LoadedMatch } from '../../../src/store/record.ts';
import { readMatch } from '../../../src/store/record.ts';
import type { LoadedPad } from '../../../src/store/pads/record.ts';
import { AT_ONCE, EMPTY_SHELF, loaded, placeWith, readFile } from '../../support/file-matches.ts';
import { heldPad, worked } from '../../support/file-pads.ts';
import { LIVELY } from '../../support/random-play.ts';

const SETUP = {
  options: PRESETS.advanced,
  firstDealer: 'N',
  olderTricksOpen: false,
  sitting: 'pass',
} as const;
const chance = (seed: number) => ({ seed, setup: SETUP, habits: LIVELY });

/** All of a match, whatever is going on. */
const whole = (match: LoadedMatch) => leaving(match, HandsOpened.by({ N: true, S: true }, match));
const json = (...matches: readonly LoadedMatch[]): string => [...jsonParts(matches.map(whole))].join('');

/** A device with these matches on it. */
const shelfOf = (...matches: readonly LoadedMatch[]): Shelf => ({
  ...EMPTY_SHELF,
  matches: placeWith(...matches),
});

async function fates(text: string, shelf: Shelf): Promise<unknown> {
  const read = await readFile(text, shelf);
  return read.ok ? read.value.matches.map(({ fate }) => fate) : read.error;
}

describe('what an import would do with a match', () => {
  const [one, two] = [loaded(chance(1), 120), loaded(chance(2), 90)];
  const longer = loaded(chance(1), 150);
  const shorter = loaded(chance(1), 60);
  const renamed = {
    ...one,
    head: { ...one.head, id: 'x' },
    log: one.log.map((entry) => ({ ...entry, match: 'x' })),
  };
  const other = { ...two, head: { ...two.head, id: one.head.id } };

  it('is to add what is new, and to pass over what is here', async () => {
    expect(await fates(json(one, two), shelfOf(two))).toEqual([
      { kind: 'new' },
      { kind: 'same', as: two.head.id },
    ]);
  });

  it('is to know it again under another id', async () => {
    expect(await fates(json(renamed), shelfOf(one))).toEqual([{ kind: 'same', as: one.head.id }]);
    expect(await fates(json(one, renamed), EMPTY_SHELF)).toEqual([
      { kind: 'new' },
      { kind: 'same', as: one.head.id },
    ]);
  });

  it('is a copy of one that goes on with what is here in part; one that has gone on here is left', async () => {
    expect(await fates(json(longer), shelfOf(one))).toEqual([{ kind: 'longer' }]);
    expect(await fates(json(shorter), shelfOf(one))).toEqual([{ kind: 'behind', as: one.head.id }]);
    const read = await readFile(json(longer), shelfOf(one));
    const [copy] = read.ok ? read.value.matches : [];
    expect(copy!.head.id).not.toBe(one.head.id);
    expect(copy!.summary.id).toBe(copy!.head.id);
    expect(entriesToAdd(copy!).every((entry) => entry.match === copy!.head.id)).toBe(true);
    expect(entriesToAdd(copy!)).toHaveLength(150);
  });

  it('is a copy where its id has another log, here or in the file itself', async () => {
    expect(await fates(json(other), shelfOf(one))).toEqual([{ kind: 'conflict' }]);
    expect(await fates(json(one, other), EMPTY_SHELF)).toEqual([{ kind: 'new' }, { kind: 'conflict' }]);
    const read = await readFile(json(other), shelfOf(one));
    const copy = (read.ok ? read.value.matches : [])[0]!;
    const stored = readMatch({ head: copy.head, entries: entriesToAdd(copy) });
    expect(stored).toMatchObject({ ok: true, value: { head: { id: copy.head.id }, log: { length: 90 } } });
    expect(copy.head.id).not.toBe(one.head.id);
  });

  it('never adds to a match of the device what goes on with another of the file', async () => {
    const more = loaded(chance(2), 91);
    const further = { ...more, head: { ...more.head, id: one.head.id } };
    const read = await readFile(json(other, further, one, other), shelfOf(one));
    const [first, second, third, fourth] = read.ok ? read.value.matches : [];
    expect([first, second].map((match) => match!.fate.kind)).toEqual(['conflict', 'longer']);
    expect(new Set([one, first!, second!].map(({ head }) => head.id)).size).toBe(3);
    expect([first!, second!].map((match) => entriesToAdd(match)[0]!.index)).toEqual([0, 0]);
    expect(third!.fate).toEqual({ kind: 'same', as: one.head.id });
    expect(fourth!.fate).toEqual({ kind: 'same', as: first!.head.id });
  });

  it('does not mind that a player has been renamed here', async () => {
    const players = { ...one.head.players, N: { ...one.head.players.N, name: 'Anna' } };
    expect(await fates(json(one), shelfOf({ ...one, head: { ...one.head, players } }))).toEqual([
      { kind: 'same', as: one.head.id },
    ]);
  });

  it('is the same from text', async () => {
    const text = [...textParts([one, longer].map(whole))].join('');
    expect(await fates(text, shelfOf(shorter))).toEqual([{ kind: 'longer' }, { kind: 'longer' }]);
  });
});

describe('what the app would never have written', () => {
  const one = loaded(chance(1), 120);
  const { N, S } = one.head.players;
  const withHead = (head: Partial<LoadedMatch['head']>): LoadedMatch => ({
    ...one,
    head: { ...one.head, ...head },
  });
  const refused = (path: string) => ({
    ok: false,
    error: { code: 'field', params: { path: `matches.0.head.${path}` } },
  });

  it('is a time that no calendar has', async () => {
    for (const startedAt of [1e300, -1e300, 8.64e15 + 1])
      expect(await readFile(json(withHead({ startedAt })))).toMatchObject(refused('startedAt'));
    expect(await readFile(json(withHead({ startedAt: -8.64e15 })))).toMatchObject({ ok: true });
    const late = { ...one, log: one.log.map((entry) => ({ ...entry, at: 1e300 })) };
    expect(await readFile(json(late))).toMatchObject({
      ok: false,
      error: { code: 'field', params: { path: 'matches.0.log.0.at' } },
    });
  });

  it('is a deal that runs beside what is public of it, or more than anybody did in public', async () => {
    const running = one.log.findIndex(({ action }) => action.type === 'discard') + 1;
    const now = loaded(chance(1), running);
    const entry = { type: 'capture', seat: 'N' };
    const beside = (list: readonly object[], match: LoadedMatch): string =>
      json(match).replace(/\n\]\}\],\n"pads"/, `\n],"running":${JSON.stringify(list)}}],\n"pads"`);
    expect(await readFile(beside([entry], now))).toMatchObject({
      ok: false,
      error: { code: 'field', params: { path: 'matches.0.running' } },
    });
    expect(await readFile(beside([entry], loaded(chance(1), 0)))).toMatchObject({ ok: true });
    const many = Array.from({ length: LIMITS.entries + 1 }, () => entry);
    expect(await readFile(beside(many, now))).toMatchObject({
      ok: false,
      error: { code: 'too-many-entries' },
    });
  });

  it('is an id that is not plain', async () => {
    for (const id of ['\uffffa', 'a b', 'line:a', 'é', 'a'.repeat(65)]) {
      expect(await readFile(json(withHead({ id })))).toMatchObject(refused('id'));
      const players = { N: { ...N, id }, S };
      expect(await readFile(json(withHead({ players })))).toMatchObject(refused('players.N.id'));
    }
    expect(await readFile(json(withHead({ id: `${'a'.repeat(60)}-_09` })))).toMatchObject({ ok: true });
  });

  it('is a match of two players of one name or id', async () => {
    const named = { N: { ...N, name: 'Zoë' }, S: { ...S, name: 'ZOË' } };
    expect(await readFile(json(withHead({ players: named })))).toMatchObject(refused('players.S.name'));
    const twin = { N, S: { ...S, id: N.id } };
    expect(await readFile(json(withHead({ players: twin })))).toMatchObject(refused('players.S.id'));
    const text = [...textParts([withHead({ players: named })].map(whole))].join('');
    expect(await readFile(text)).toMatchObject({
      ok: false,
      error: { code: 'tag-wrong', params: { tag: 'South' } },
    });
  });
});

describe('pads', () => {
  const one = heldPad(1, worked('contract', 'N 2S=', 'pass', 'N 1H-1', 'S 3NT+1 S:aces'));
  const two = heldPad(2, worked('six-deal', 'N 4H'));
  const shorter = heldPad(1, worked('contract', 'N 2S=', 'pass', 'N 1H-1'));
  const other = { ...two, head: { ...two.head, id: one.head.id } };
  const fileOf = (format: 'json' | 'text', ...pads: readonly LoadedPad[]): string =>
    [...(format === 'json' ? jsonParts : textParts)([], pads.map(leavingPad))].join('');
  const fatesOf = async (text: string, ...here: readonly LoadedPad[]): Promise<unknown> => {
    const read = await readFile(text, { ...EMPTY_SHELF, pads: placeWith(...here) });
    return read.ok ? read.value.pads.map(({ fate }) => fate) : read.error;
  };

  it.each(['json', 'text'] as const)('come out of %s as they went in', async (format) => {
    expect(await readFile(fileOf(format, one, two))).toEqual({
      ok: true,
      value: {
        format,
        matches: [],
        pads: [
          { fate: { kind: 'new' }, pad: one },
          { fate: { kind: 'new' }, pad: two },
        ],
      },
    });
  });

  it.each(['json', 'text'] as const)('of %s are known again, renamed or gone on with', async (format) => {
    const { N } = one.head.players;
    const players = { ...one.head.players, N: { ...N, name: 'Anna' } };
    const renamed = { ...one, head: { ...one.head, players } };
    const same = { kind: 'same', as: one.head.id };
    expect(await fatesOf(fileOf(format, one), one)).toEqual([same]);
    expect(await fatesOf(fileOf(format, renamed), one)).toEqual([same]);
    expect(await fatesOf(fileOf(format, shorter), one)).toEqual([{ kind: 'behind', as: one.head.id }]);
    expect(await fatesOf(fileOf(format, one), shorter)).toEqual([{ kind: 'longer' }]);
    expect(await fatesOf(fileOf(format, other), one)).toEqual([{ kind: 'conflict' }]);
    // A copy that came in before under an id of its own.
    expect(await fatesOf(fileOf(format, other), one, two)).toEqual([{ kind: 'same', as: two.head.id }]);
  });

  it('come in once, however often they stand in the file', async () => {
    const read = await readFile(fileOf('json', one, one, other, other));
    const pads = read.ok ? read.value.pads : [];
    expect(pads.map(({ fate }) => fate.kind)).toEqual(['new', 'same', 'conflict', 'same']);
    const [, , copy] = pads;
    expect(copy!.pad.head.id).not.toBe(one.head.id);
    expect(copy!.pad.log.every((entry) => entry.match === copy!.pad.head.id)).toBe(true);
  });

  it('R80: are refused with the reason that the pad has, and the line', async () => {
    const aces = { code: 'pad-rule', params: { error: { code: 'honours-not-in-strain', ruling: 'R80' } } };
    const json = fileOf('json', two, one).replace('"kind":"aces"', '"kind":"five"');
    const line = json.slice(0, json.indexOf('"five"')).split('\n').length;
    expect(await readFile(json)).toMatchObject({ ok: false, error: { ...aces, line, match: null } });
    const text = fileOf('text', two, one).replace(/(insert .*) S aces\n/, '$1 S five\n');
    const at = text.split('\n').findIndex((row) => row.endsWith('S five')) + 1;
    expect(await readFile(text)).toMatchObject({ ok: false, error: { ...aces, line: at, match: null } });
  });
});

describe('an import of many matches', () => {
  const many = Array.from({ length: 30 }, (_, seed) => loaded(chance(seed), 200));
  const file = new Blob([json(...many)]);

  it('tells how far it has come, and pauses whenever a slice is over', async () => {
    let time = 0;
    let pauses = 0;
    const pace = {
      now: () => (time += 5),
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
    };
    const steps: ImportStep[] = [];
    for await (const step of importing(file, { shelf: EMPTY_SHELF, pace })) steps.push(step);
    const told = steps.flatMap((step) => (step.type === 'progress' ? [step] : []));
    expect(told.length).toBeGreaterThan(5);
    expect(pauses).toBeGreaterThanOrEqual(told.length);
    expect(told.map(({ bytes }) => bytes)).toEqual(told.map(({ bytes }) => bytes).sort((a, b) => a - b));
    expect(told.every(({ total }) => total === file.size)).toBe(true);
    expect(steps.at(-1)).toMatchObject({ type: 'preview', preview: { matches: { length: 30 } } });
  });

  it('is cancelled by leaving the loop', async () => {
    let pieces = 0;
    const slow = new Blob([file]);
    const slice = slow.slice.bind(slow);
    slow.slice = (...range) => {
      pieces += 1;
      return slice(...range);
    };
    let time = 0;
    const pace = { now: () => (time += 20), pause: () => Promise.resolve() };
    for await (const step of importing(slow, { shelf: EMPTY_SHELF, pace })) {
      expect(step.type).toBe('progress');
      break;
    }
    expect(pieces).toBe(1);
  });

  it('is all or nothing: one wrong entry in the last match refuses the file', async () => {
    const text = await file.text();
    const at = text.lastIndexOf('"type":"draw"');
    const read = await readFile(`${text.slice(0, at)}"type":"grab"${text.slice(at + 13)}`);
    expect(read).toMatchObject({ ok: false, error: { code: 'field', match: 30 } });
  });

  it('reads the same however the file is cut into pieces', async () => {
    const small = json(loaded(chance(3), 60));
    const whole_ = await readFile(small);
    const shifted = await readFile(`${' '.repeat((1 << 16) - 1000)}${small}`);
    expect(shifted.ok && shifted.value.matches).toEqual(whole_.ok && whole_.value.matches);
    const steps: unknown[] = [];
    for await (const step of importing(new Blob([small]), {
      shelf: EMPTY_SHELF,
      pace: AT_ONCE,
    }))
      steps.push(step);
    expect(steps).toHaveLength(1);
  });
});

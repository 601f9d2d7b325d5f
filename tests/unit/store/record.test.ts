import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../src/engine/index.ts';
import type { Action } from '../../../src/engine/index.ts';
import { act } from '../../../src/engine/act.ts';
import { PACK } from '../../../src/engine/cards.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { readMatch } from '../../../src/store/record.ts';
import type { Entry, Head } from '../../../src/store/record.ts';
import { LIVELY, randomAction } from '../../support/random-play.ts';
import { seeded } from '../../support/random.ts';

const HEAD: Head = {
  version: 2,
  id: 'm',
  players: { N: { id: 'a', name: 'Ann' }, S: { id: 'b', name: 'Bo' } },
  setup: { options: PRESETS.advanced, firstDealer: null, olderTricksOpen: true, sitting: 'pass' },
  prepared: [PACK],
  receiverCuts: false,
  startedAt: 5,
};

/** A match of so many random actions, as it comes out of storage. */
function match(length: number, seed = 1): { head: Head; entries: Entry[] } {
  const below = seeded(seed);
  const entries: Entry[] = [];
  let state = startMatch(HEAD.setup);
  while (entries.length < length) {
    const action = randomAction(state, below, { ...LIVELY, stop: 10 });
    if (action === null) break;
    const next = act(state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    entries.push({ match: 'm', index: entries.length, at: 10 + entries.length, action });
  }
  return structuredClone({ head: HEAD, entries });
}

const changed = (at: number, change: object): unknown[] =>
  match(20).entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry));

describe('readMatch', () => {
  it('reads every kind of entry that play can write, and gives the log back as it was', () => {
    const types = new Set<Action['type']>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const { head, entries } = match(2000, seed);
      const read = readMatch({ head, entries });
      expect(read).toMatchObject({ ok: true, value: { head } });
      if (read.ok) expect(read.value.log).toEqual(entries);
      for (const { action } of entries) types.add(action.type);
    }
    expect(types.size).toBe(18);
  });

  it('reads the sample of version 1, whose players passed the device, and goes on from there', () => {
    const text = readFileSync(new URL('../../records/version-1.json', import.meta.url), 'utf8');
    const { head, entries } = JSON.parse(text) as { head: object; entries: Entry[] };
    const read = readMatch({ head, entries });
    expect(read).toMatchObject({
      ok: true,
      value: {
        head: { ...head, version: 2, setup: { sitting: 'pass' } },
        log: entries,
        state: { sitting: 'pass', phase: { name: 'play' } },
      },
    });
    const at = entries.length;
    const next = {
      match: entries[0]!.match,
      index: at,
      at: 1,
      action: { type: 'sit', seat: 'N', sitting: 'across' },
    };
    expect(readMatch({ head, entries: [...entries, next] })).toMatchObject({
      ok: true,
      value: { state: { sitting: 'across' } },
    });
  });

  it('reads a match that has only begun', () => {
    expect(readMatch({ head: HEAD, entries: [] }).ok).toBe(true);
  });

  const heads: readonly [what: string, head: unknown, path: string][] = [
    ['nothing', undefined, ''],
    ['another app’s record', { id: 'm', todo: 'milk' }, 'version'],
    ['a text', 'match', ''],
    ['an older version than there is', { ...HEAD, version: 0 }, 'version'],
    ['a field too many', { ...HEAD, colour: 'red' }, 'colour'],
    ['a missing field', { ...HEAD, receiverCuts: undefined }, 'receiverCuts'],
    ['an empty id', { ...HEAD, id: '' }, 'id'],
    ['half a player', { ...HEAD, players: { N: HEAD.players.N } }, 'players.S'],
    ['no name', { ...HEAD, players: { ...HEAD.players, S: { id: 'b', name: ' ' } } }, 'players.S.name'],
    [
      'a name too long',
      { ...HEAD, players: { ...HEAD.players, S: { id: 'b', name: 'x'.repeat(99) } } },
      'players.S.name',
    ],
    [
      'a scoring unheard of',
      { ...HEAD, setup: { ...HEAD.setup, options: { ...PRESETS.basic, scoring: 'chess' } } },
      'setup.options.scoring',
    ],
    [
      'options that contradict',
      { ...HEAD, setup: { ...HEAD.setup, options: { ...PRESETS.advanced, auctionEnd: 'one-pass' } } },
      'setup.options',
    ],
    ['a third seat', { ...HEAD, setup: { ...HEAD.setup, firstDealer: 'E' } }, 'setup.firstDealer'],
    ['a pack of 54', { ...HEAD, prepared: [PACK.slice(1)] }, 'prepared.0'],
    ['a pack with a card twice', { ...HEAD, prepared: [PACK, [...PACK.slice(1), 'SK']] }, 'prepared.1'],
    ['a way of sitting unheard of', { ...HEAD, setup: { ...HEAD.setup, sitting: 'lying' } }, 'setup.sitting'],
    ['a time that is none', { ...HEAD, startedAt: NaN }, 'startedAt'],
  ];
  it.each(heads)('%s is not a match', (_, head, path) => {
    expect(readMatch({ head, entries: [] })).toEqual({ ok: false, error: { why: 'not-a-match', path } });
  });

  it('leaves a newer version to the newer app, whatever it looks like', () => {
    expect(readMatch({ head: { version: 3, all: 'new' }, entries: [1] })).toEqual({
      ok: false,
      error: { why: 'newer', version: 3 },
    });
  });

  it('finds the first entry that is missing, at the start, amid and doubled', () => {
    const { entries } = match(20);
    for (const at of [0, 7]) {
      expect(readMatch({ head: HEAD, entries: entries.filter(({ index }) => index !== at) })).toEqual({
        ok: false,
        error: { why: 'entries-missing', at },
      });
    }
  });

  const broken: readonly [what: string, change: object][] = [
    ['half written', { action: undefined }],
    ['with an action unheard of', { action: { type: 'peek', seat: 'N' } }],
    ['with a card that is none', { action: { type: 'play', seat: 'N', card: 'S1' } }],
    ['with a call that is none', { action: { type: 'call', seat: 'N', call: '8S' } }],
    ['with a pack of 54', { action: { type: 'deal', pack: PACK.slice(1) } }],
    ['with a seat that is none', { action: { type: 'draw', seat: 'W' } }],
    ['with half a trick claimed', { action: { type: 'claim', seat: 'N', tricks: 0.5 } }],
    ['with a field too many', { action: { type: 'draw', seat: 'N', twice: true } }],
    ['without a time', { at: 'noon' }],
    ['of a match without a name', { match: 7 }],
  ];
  it.each(broken)('an entry %s is unreadable, and its place is told', (_, change) => {
    expect(readMatch({ head: HEAD, entries: changed(9, change) })).toEqual({
      ok: false,
      error: { why: 'entry-unreadable', at: 9 },
    });
  });

  it('an entry edited into an illegal one is refused, with the reason', () => {
    const read = readMatch({ head: HEAD, entries: changed(0, { action: { type: 'draw', seat: 'N' } }) });
    expect(read).toMatchObject({
      ok: false,
      error: { why: 'entry-refused', at: 0, error: { code: 'wrong-phase' } },
    });
  });

  it('never throws, whatever lies there', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (head, entries) => {
        expect(readMatch({ head, entries }).ok).toBe(false);
        const read = readMatch({ head: HEAD, entries });
        expect(read.ok).toBe(entries.length === 0);
      }),
    );
  });

  it('never throws on a match with one value changed', () => {
    const { entries } = match(20);
    fc.assert(
      fc.property(
        fc.nat(19),
        fc.constantFrom('match', 'index', 'at', 'action'),
        fc.anything(),
        (at, field, value) => {
          const edited = entries.map((entry, index) => (index === at ? { ...entry, [field]: value } : entry));
          const read = readMatch({ head: HEAD, entries: edited });
          if (!read.ok) expect(read.error).toMatchObject({ at });
        },
      ),
    );
  });
});

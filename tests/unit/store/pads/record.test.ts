import { describe, expect, it } from 'vitest';
import { PAD_KINDS } from '../../../../src/pads/index.ts';
import type { PadAction } from '../../../../src/pads/index.ts';
import { plainPadAction, plainPadHead, readPad } from '../../../../src/store/pads/record.ts';
import type { PadHead, PadLogEntry } from '../../../../src/store/pads/record.ts';
import { entry } from '../../../support/pad.ts';

const HEAD: PadHead = {
  version: 1,
  id: 'p',
  players: { N: { id: 'a', name: 'Ada' }, S: { id: 'b', name: 'Blaise' } },
  setup: { kind: 'contract', options: { redoubledBonus: 200 }, firstDealer: 'N' },
  startedAt: 1,
};

const insert = (at: number, text: string): PadAction => ({ type: 'insert', at, entry: entry(text) });
const logged = (...actions: readonly PadAction[]): PadLogEntry[] =>
  actions.map((action, index) => ({ match: 'p', index, at: index + 2, action }));
const LOG = logged(
  insert(0, 'N 3NT= S:aces'),
  insert(1, 'pass'),
  { type: 'edit', at: 0, entry: entry('N 3NT+1') },
  { type: 'deal-first', seat: 'S' },
  insert(2, 'S 4SX'),
  { type: 'delete', at: 2 },
  { type: 'stop' },
  { type: 'go-on' },
  { type: 'undo' },
  { type: 'redo' },
);

/** What a record without its keys, or with others, is refused for. */
function reason(head: unknown, entries: readonly unknown[] = []) {
  const read = readPad({ head, entries });
  return read.ok ? null : read.error;
}

describe('the record of a pad', () => {
  it('is read back as it was written, every kind and every action', () => {
    const read = readPad(
      JSON.parse(JSON.stringify({ head: HEAD, entries: LOG })) as { head: unknown; entries: unknown[] },
    );
    expect(read).toMatchObject({ ok: true, value: { head: HEAD, log: LOG } });
    for (const kind of PAD_KINDS) expect(reason({ ...HEAD, setup: { ...HEAD.setup, kind } })).toBeNull();
  });

  it('has its fields in a fixed order', () => {
    const { honours, ...rest } = entry('N 3NT= S:aces') as Extract<
      ReturnType<typeof entry>,
      { readonly tricks: number | null }
    >;
    const shuffled = { entry: { honours, ...rest }, at: 0, type: 'insert' } as PadAction;
    expect(JSON.stringify(plainPadAction(shuffled))).toBe(JSON.stringify(insert(0, 'N 3NT= S:aces')));
    const { startedAt, ...head } = HEAD;
    expect(JSON.stringify(plainPadHead({ startedAt, ...head }))).toBe(JSON.stringify(HEAD));
  });

  it.each([
    ['nothing', undefined, ''],
    ['a text', 'pad', ''],
    ['a match', { ...HEAD, setup: { options: {} } }, 'setup.kind'],
    ['a game that nobody plays', { ...HEAD, setup: { ...HEAD.setup, kind: 'whist' } }, 'setup.kind'],
    [
      'a name that is none',
      { ...HEAD, players: { ...HEAD.players, N: { id: 'a', name: ' ' } } },
      'players.N.name',
    ],
    ['a field too many', { ...HEAD, score: 1 }, 'score'],
    ['version 0', { ...HEAD, version: 0 }, 'version'],
  ])('is refused for a head that is %s', (_what, head, path) => {
    expect(reason(head)).toEqual({ why: 'not-a-match', path });
  });

  it('of a newer app is left to it', () => {
    expect(reason({ version: 2, anything: true })).toEqual({ why: 'newer', version: 2 });
  });

  it.each([
    ['no action', { ...LOG[0], action: { type: 'erase' } }],
    ['no entry', { ...LOG[0], action: { type: 'insert', at: 0, entry: {} } }],
    ['a level nobody bids', { ...LOG[0], action: { ...insert(0, 'N 1C='), entry: entry('N 8C-9') } }],
    [
      'half a trick',
      { ...LOG[0], action: { type: 'insert', at: 0, entry: { ...entry('N 1C='), tricks: 7.5 } } },
    ],
    [
      'honours of nobody',
      { ...LOG[0], action: { type: 'insert', at: 0, entry: { ...entry('N 1C='), honours: {} } } },
    ],
    ['a field too many', { ...LOG[0], action: { type: 'stop', why: 'late' } }],
    ['a row too deep', { ...LOG[0], action: { type: 'delete', at: -1 } }],
  ])('is refused for an entry with %s', (_what, bad) => {
    expect(reason(HEAD, [bad])).toEqual({ why: 'entry-unreadable', at: 0 });
  });

  it('is refused where an entry is missing, or no pad would take it', () => {
    expect(reason(HEAD, [LOG[1]])).toEqual({ why: 'entries-missing', at: 0 });
    expect(reason(HEAD, [LOG[0], LOG[2]])).toEqual({ why: 'entries-missing', at: 1 });
    expect(reason(HEAD, logged(insert(0, 'N 1C='), insert(1, 'N 0NT=')))).toMatchObject({
      why: 'entry-refused',
      at: 1,
      error: { code: 'bid-not-here', ruling: 'R80' },
    });
    expect(reason(HEAD, logged({ type: 'undo' }))).toMatchObject({
      why: 'entry-refused',
      at: 0,
      error: { code: 'nothing-to-undo' },
    });
  });
});

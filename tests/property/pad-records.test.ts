import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PadAction, PadState } from '../../src/pads/index.ts';
import { readPad } from '../../src/store/pads/record.ts';
import type { PadHead, PadLogEntry } from '../../src/store/pads/record.ts';
import type { RawMatch } from '../../src/store/record.ts';
import { workedOn } from '../support/pad-arbitraries.ts';

const RUNS = { numRuns: 400 };

describe('the record of a pad', () => {
  const head = (pad: PadState): PadHead => ({
    version: 1,
    id: 'p',
    players: { N: { id: 'a', name: 'Ada' }, S: { id: 'b', name: 'Blaise' } },
    setup: pad.setup,
    startedAt: 1,
  });
  const entries = (log: readonly PadAction[]): readonly PadLogEntry[] =>
    log.map((action, index) => ({ match: 'p', index, at: index, action }));
  const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('written as text and read again is the pad', () => {
    fc.assert(
      fc.property(workedOn, ({ pad, log }) => {
        const raw = asText({ head: head(pad), entries: entries(log) }) as RawMatch;
        const read = readPad(raw);
        expect(read).toEqual({ ok: true, value: { head: head(pad), log: entries(log), state: pad } });
      }),
      RUNS,
    );
  });

  it('with anything in the place of something is read or refused with a reason; nothing throws', () => {
    fc.assert(
      fc.property(workedOn, fc.nat(), fc.anything(), ({ pad, log }, pick, anything) => {
        const stored: unknown[] = [head(pad), ...entries(log)];
        stored[pick % stored.length] = anything;
        const [first, ...rest] = stored;
        const read = readPad({ head: first, entries: rest });
        if (!read.ok)
          expect(read.error.why).toMatch(/^(not-a-match|newer|entries-missing|entry-(unreadable|refused))$/);
      }),
      RUNS,
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { textParts } from '../../../src/files/text/format.ts';
import { SOURCES, chances } from '../../support/matches.ts';
import { loaded, readFile } from '../../support/file-matches.ts';

const RUNS = { numRuns: 30 };
const FORMATS = [
  ['json', jsonParts],
  ['text', textParts],
] as const;

describe.each(FORMATS)('a match written as %s', (format, parts) => {
  it.each(SOURCES)('and read back is the same match: %s', async (_, options) => {
    await fc.assert(
      fc.asyncProperty(chances(options), fc.nat(500), async (chance, length) => {
        const match = loaded(chance, length);
        const whole = leaving(match, HandsOpened.by({ N: true, S: true }, match));
        const read = await readFile([...parts([whole])].join(''));
        expect(read).toMatchObject({ ok: true, value: { format } });
        if (!read.ok) return;
        const [one] = read.value.matches;
        expect(one).toMatchObject({ fate: { kind: 'new' }, heldBack: false });
        expect(one!.head).toEqual(match.head);
        expect(one!.log).toEqual(whole.log);
      }),
      RUNS,
    );
  });
});

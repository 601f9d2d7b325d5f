import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../src/files/leaving.ts';
import { jsonParts } from '../../src/files/json/format.ts';
import { textParts } from '../../src/files/text/format.ts';
import type { LoadedMatch } from '../../src/store/record.ts';
import { SOURCES, chances } from '../support/matches.ts';
import { loaded, readFile } from '../support/file-matches.ts';

/** For each of six kinds of match, ten records in a file, through both formats; `FILES=167` makes it 10,000 records in all, in some minutes. */
const FILES = { numRuns: Number(process.env.FILES ?? 20), endOnFailure: true };
const MATCHES_A_FILE = 10;

describe.each(SOURCES)('files of matches: %s', (_, options) => {
  it('export and import are the identity, in both formats', async () => {
    const some = fc.tuple(
      fc.array(chances(options), { minLength: MATCHES_A_FILE, maxLength: MATCHES_A_FILE }),
      fc.nat(600),
    );
    await fc.assert(
      fc.asyncProperty(some, async ([drawn, length]) => {
        // Most files hold matches in progress, of which both players have opened the hands.
        const matches = drawn.map((chance, at): LoadedMatch => {
          const match = loaded(chance, at === 0 ? undefined : (length * at) / 9);
          // Two that are drawn alike would be known as one.
          const head = { ...match.head, id: String(at), startedAt: match.head.startedAt + at };
          return { ...match, head };
        });
        const out = matches.map((match) => leaving(match, HandsOpened.by({ N: true, S: true }, match)));
        for (const parts of [jsonParts, textParts]) {
          const read = await readFile([...parts(out)].join(''));
          expect(read.ok, JSON.stringify(read)).toBe(true);
          if (!read.ok) return;
          expect(read.value.matches.map(({ head, log }) => ({ head, log }))).toEqual(
            out.map(({ head, log }) => ({ head, log })),
          );
        }
      }),
      FILES,
    );
  });
});

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../src/files/leaving.ts';
import { jsonParts } from '../../src/files/json/format.ts';
import { leavingPad } from '../../src/files/pads.ts';
import { textParts } from '../../src/files/text/format.ts';
import { PAD_KINDS } from '../../src/pads/index.ts';
import type { LoadedMatch } from '../../src/store/record.ts';
import { SOURCES, chances } from '../support/matches.ts';
import { loaded, readFile } from '../support/file-matches.ts';
import { heldPad } from '../support/file-pads.ts';
import { worksOn } from '../support/pad-arbitraries.ts';

/**
 * For each of six kinds of match, and of the seven kinds of pad, ten records in a file, through both formats; `FILES=167` makes it 10,020
 * matches and 11,690 pads, in some minutes.
 */
const FILES = { numRuns: Number(process.env.FILES ?? 20), endOnFailure: true };
const RECORDS_A_FILE = 10;

const schema = JSON.parse(
  readFileSync(new URL('../../docs/record.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ strict: true }).compile(schema);

describe.each(SOURCES)('files of matches: %s', (_, options) => {
  it('export and import are the identity, in both formats', async () => {
    const some = fc.tuple(
      fc.array(chances(options), { minLength: RECORDS_A_FILE, maxLength: RECORDS_A_FILE }),
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
        expectSchema(jsonParts(out));
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

describe.each(PAD_KINDS)('files of pads: %s', (kind) => {
  it('export and import are the identity, in both formats', async () => {
    const some = fc.array(worksOn(kind), { minLength: RECORDS_A_FILE, maxLength: RECORDS_A_FILE });
    await fc.assert(
      fc.asyncProperty(some, fc.nat(), async (drawn, seed) => {
        const pads = drawn.map((one, at) => heldPad(seed + at, one));
        const out = pads.map(leavingPad);
        expectSchema(jsonParts([], out));
        for (const parts of [jsonParts, textParts]) {
          const read = await readFile([...parts([], out)].join(''));
          expect(read.ok, JSON.stringify(read)).toBe(true);
          if (!read.ok) return;
          expect(read.value.pads).toEqual(pads.map((pad) => ({ fate: { kind: 'new' }, pad })));
        }
      }),
      FILES,
    );
  });
});

/** What the app writes is what docs/record.schema.json says. */
function expectSchema(parts: Iterable<string>): void {
  expect(validate(JSON.parse([...parts].join(''))), JSON.stringify(validate.errors?.[0])).toBe(true);
}

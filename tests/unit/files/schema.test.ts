import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { leavingPad } from '../../../src/files/pads.ts';
import { readEntry, readHead } from '../../../src/store/record-schema.ts';
import { chances, mixtures } from '../../support/matches.ts';
import { draws, mutated } from '../../support/mutations.ts';
import { ANY_PAD, loaded, readFile } from '../../support/file-matches.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ strict: true, allErrors: false }).compile(schema);
const accepts = (file: unknown): boolean => validate(file);

/** What only code can say: a name too long to the eye, or with marks that work unseen. */
const NAME = /^players\.[NS]\.name$/;
/** What only the reader of files says. */
const FORBIDDEN = /"(?:__proto__|constructor|toString|hasOwnProperty|valueOf)":/;

/** Is it an entry of a file to the code's own schema? */
function isEntry(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { at, action, ...more } = stored as { at?: unknown; action?: unknown };
  return Object.keys(more).length === 0 && readEntry({ match: 'm', index: 0, at, action }).ok;
}

describe('docs/record.schema.json', () => {
  it('accepts every file the app writes', () => {
    fc.assert(
      fc.property(chances(mixtures), fc.nat(400), fc.boolean(), (chance, length, agree) => {
        const match = loaded(chance, length);
        const opened = HandsOpened.by({ N: agree, S: agree }, match);
        const pads = [leavingPad({ id: 'p' }, ANY_PAD)];
        const file: unknown = JSON.parse([...jsonParts([leaving(match, opened)], pads)].join(''));
        expect(accepts(file), JSON.stringify(validate.errors?.[0])).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts the sample of version 1', () => {
    const text = readFileSync(new URL('../../files/version-1.json', import.meta.url), 'utf8');
    expect(accepts(JSON.parse(text))).toBe(true);
  });

  it('agrees with the code about what is a record, whatever is changed in one', async () => {
    const sources = [3, 40, 90, 200].map((length, seed) => {
      const match = loaded(fc.sample(chances(mixtures), { seed, numRuns: 1 })[0]!, length);
      return { head: match.head, entries: match.log.map(({ at, action }) => ({ at, action })) };
    });
    let [right, wrong] = [0, 0];
    await fc.assert(
      fc.asyncProperty(draws, async (drawn) => {
        const { head, entries } = mutated(sources, drawn);
        const text = asJson({ format: 'bridgette', version: 1, matches: [{ head, log: entries }], pads: [] });
        if (text === null) return;
        const file = JSON.parse(text) as { matches: [{ head: unknown; log: unknown[] }] };
        const [match] = file.matches;
        const shaped = accepts(file);
        if (shaped) right += 1;
        else wrong += 1;
        const name = readHead(match.head);
        if (!name.ok && NAME.test(name.error.path)) return;
        const coded = name.ok && match.log.every(isEntry) && !FORBIDDEN.test(text);
        expect(shaped, JSON.stringify(validate.errors?.[0])).toBe(coded);
        if ((await readFile(text)).ok) expect(shaped).toBe(true);
      }),
      { numRuns: 400, endOnFailure: true },
    );
    expect(Math.min(right, wrong)).toBeGreaterThan(20);
  });
});

/** `null` if JSON cannot say it: then no file can. */
function asJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

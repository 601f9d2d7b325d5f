import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HandsOpened, leaving } from '../../../src/files/leaving.ts';
import { jsonParts } from '../../../src/files/json/format.ts';
import { leavingPad } from '../../../src/files/pads.ts';
import { STRAINS } from '../../../src/engine/cards.ts';
import { HONOURS, PAD_KINDS, checkEntry, gameOf } from '../../../src/pads/index.ts';
import type { PadAction, PadEntry, PadKind } from '../../../src/pads/index.ts';
import type { LoadedPad } from '../../../src/store/pads/record.ts';
import { readEntry, readHead } from '../../../src/store/record-schema.ts';
import type { LoadedMatch } from '../../../src/store/record.ts';
import { strangeField } from '../../../src/store/schemas.ts';
import { chances, mixtures } from '../../support/matches.ts';
import { draws, mutated } from '../../support/mutations.ts';
import { loaded, readFile } from '../../support/file-matches.ts';
import { heldPad } from '../../support/file-pads.ts';
import { padOf, setupOf } from '../../support/pad.ts';
import { workedOn } from '../../support/pad-arbitraries.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8'),
) as object;
const validate = new Ajv({ strict: true, allErrors: false }).compile(schema);
const accepts = (file: unknown): boolean => validate(file);

/** What only code can say: a name too long to the eye, or with marks that work unseen; two players with one name or id. */
const NAMED = /^players\.(?:[NS]\.name|S\.id)$/;
/** What only the reader of files says. */
const FORBIDDEN = /"(?:__proto__|constructor|toString|hasOwnProperty|valueOf)":/;

/** Is it an entry of a file to the code's own schema? */
function isEntry(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { at, action, ...more } = stored as { at?: unknown; action?: unknown };
  return Object.keys(more).length === 0 && readEntry({ match: 'm', index: 0, at, action }).ok;
}

/** What is wrong with a head as the reader of files has it: the path; `null` if nothing is. */
function wrongIn(head: unknown): string | null {
  const read = readHead(head);
  return read.ok ? strangeField(read.value) : read.error.path;
}

const opened = (match: LoadedMatch, agree: boolean) =>
  leaving(match, HandsOpened.by({ N: agree, S: agree }, match));
const fileOf = (matches: readonly LoadedMatch[], pads: readonly LoadedPad[], agree = true): unknown =>
  JSON.parse(
    [
      ...jsonParts(
        matches.map((match) => opened(match, agree)),
        pads.map(leavingPad),
      ),
    ].join(''),
  );
const asText = (value: unknown): string => JSON.stringify(value);

describe('docs/record.schema.json', () => {
  it('accepts every file of matches the app writes', () => {
    fc.assert(
      fc.property(chances(mixtures), fc.nat(400), fc.boolean(), (chance, length, agree) => {
        expect(accepts(fileOf([loaded(chance, length)], [], agree)), reason()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts every file of pads the app writes: all kinds', () => {
    const kinds = new Set<PadKind>();
    fc.assert(
      fc.property(fc.array(workedOn, { minLength: 1, maxLength: 4 }), (drawn) => {
        const pads = drawn.map((one, seed) => heldPad(seed, one));
        for (const { head } of pads) kinds.add(head.setup.kind);
        expect(accepts(fileOf([], pads)), reason()).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(kinds.size).toBe(PAD_KINDS.length);
  });

  it('accepts the sample of version 1', () => {
    const text = readFileSync(new URL('../../files/version-1.json', import.meta.url), 'utf8');
    expect(accepts(JSON.parse(text))).toBe(true);
  });

  it.each(PAD_KINDS)('R12, R13, R65, R80–R82: knows the rows of %s, no more and no fewer', (kind) => {
    const game = gameOf(kind);
    let [right, wrong] = [0, 0];
    for (const entry of everyEntry()) {
      const file = {
        format: 'bridgette',
        version: 1,
        pads: [{ head: { ...HEAD, setup: setupOf(kind) }, log: [{ at: 1, action: insertion(entry) }] }],
      };
      const here = checkEntry(game, entry) === null;
      if (here) right += 1;
      else wrong += 1;
      if (accepts(file) !== here) expect(asText(entry)).toBe(here ? 'accepted' : 'refused');
    }
    expect(Math.min(right, wrong)).toBeGreaterThan(10);
  });

  it('agrees with the code about what is a match, whatever is changed in one', async () => {
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
        const path = wrongIn(match.head);
        if (path !== null && NAMED.test(path)) return;
        const coded = path === null && match.log.every(isEntry) && !FORBIDDEN.test(text);
        expect(shaped, reason()).toBe(coded);
        if ((await readFile(text)).ok) expect(shaped).toBe(true);
      }),
      { numRuns: 400, endOnFailure: true },
    );
    expect(Math.min(right, wrong)).toBeGreaterThan(20);
  });

  it('accepts whatever is read of a pad, whatever is changed in one', async () => {
    const sources = PAD_KINDS.map((kind, seed) => {
      const one = fc.sample(
        workedOn.filter(({ pad, log }) => pad.setup.kind === kind && log.length > 2),
        { seed, numRuns: 1 },
      )[0]!;
      const { head, log } = heldPad(seed, one);
      return { head, entries: log.map(({ at, action }) => ({ at, action })) };
    });
    let [right, wrong] = [0, 0];
    await fc.assert(
      fc.asyncProperty(draws, async (drawn) => {
        const { head, entries } = mutated(sources, drawn);
        const text = asJson({ format: 'bridgette', version: 1, pads: [{ head, log: entries }] });
        if (text === null) return;
        const shaped = accepts(JSON.parse(text));
        if ((await readFile(text)).ok) {
          right += 1;
          expect(shaped, reason()).toBe(true);
        } else if (!shaped) wrong += 1;
      }),
      { numRuns: 600, endOnFailure: true },
    );
    expect(Math.min(right, wrong)).toBeGreaterThan(20);
  });
});

const HEAD = heldPad(1, { pad: padOf('six-deal'), log: [] }).head;
const insertion = (entry: PadEntry): PadAction => ({ type: 'insert', at: 0, entry });
const reason = (): string => asText(validate.errors?.[0]);

/** Every row that any game has, and many that none has. */
function* everyEntry(): Generator<PadEntry, undefined> {
  yield { passedOut: true };
  const bids = ([0, 1, 2, 3, 4, 5, 6, 7] as const).flatMap((level) =>
    ([...STRAINS, 'R'] as const).map((strain) => ({ level, strain })),
  );
  const plays = ([0, 1, 2] as const).flatMap((doubled) =>
    [null, 0, 13, 14].map((tricks) => ({ doubled, tricks })),
  );
  for (const bid of bids) {
    for (const play of plays) {
      yield { declarer: 'N', ...bid, ...play };
      for (const kind of HONOURS) yield { declarer: 'N', ...bid, ...play, honours: { side: 'S', kind } };
    }
  }
}

/** `null` if JSON cannot say it: then no file can. */
function asJson(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

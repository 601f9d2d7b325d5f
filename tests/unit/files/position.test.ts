import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import { parseHand } from '../../../src/engine/notation.ts';
import { PRESETS } from '../../../src/engine/options.ts';
import { LINK_LENGTH, LetterWriter } from '../../../src/files/link/letters.ts';
import { positionLink, readPositionLink } from '../../../src/files/link/position.ts';
import { readPosition, writePosition } from '../../../src/files/position.ts';
import type { Position } from '../../../src/teaching/position.ts';

function hand(text: string) {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const HANDS = { N: hand('AK5.K83.Q74.AJ92'), S: hand('QJT92.QJ5.K65.T8') };
const AUCTION: Position = {
  options: PRESETS.advanced,
  dealer: 'S',
  start: 'auction',
  hands: HANDS,
  upcard: 'H2',
  pack: [],
  calls: ['1S', '1NT'],
  cards: [],
};
const REST = PACK.filter((card) => ![...HANDS.N, ...HANDS.S, 'H2'].includes(card));
const POSITIONS: readonly (readonly [string, Position])[] = [
  ['in the auction', AUCTION],
  [
    'in the play',
    { ...AUCTION, start: 'play', calls: ['1S', '1NT', 'P', 'P'], cards: ['SA', 'S2'], pack: REST },
  ],
  ['before the exchange', { ...AUCTION, start: 'exchange', calls: [], pack: REST.slice(0, 3) }],
  ['amid the exchange', { ...AUCTION, start: 'exchange', calls: [], exchange: ['draw', ['CA', 'C2']] }],
];

describe('a link to a position', () => {
  it.each(POSITIONS)('%s is read back, and short enough', (_, position) => {
    const letters = positionLink(position);
    expect(letters.length).toBeLessThan(LINK_LENGTH / 4);
    expect(readPositionLink(letters)).toEqual({ ok: true, value: position });
  });

  it('refuses a slip in any letter', () => {
    const letters = positionLink(AUCTION);
    for (let at = 0; at < letters.length; at += 1) {
      const other = letters[at] === 'A' ? 'B' : 'A';
      expect(readPositionLink(letters.slice(0, at) + other + letters.slice(at + 1)).ok).toBe(false);
    }
  });

  it('says why', () => {
    const code = (letters: string) => {
      const read = readPositionLink(letters);
      return read.ok ? null : read.error.code;
    };
    const begun = (...numbers: number[]): string => {
      const writer = new LetterWriter();
      for (const number of numbers) writer.number(number);
      return writer.finish();
    };
    expect(code('')).toBe('link-empty');
    expect(code('A'.repeat(3000))).toBe('link-too-long');
    expect(code(begun(9))).toBe('link-newer');
    expect(code(begun(0))).toBe('link-meaning');
    expect(code(begun(1, 0, 0, 63))).toBe('link-meaning');
    expect(code(positionLink({ ...AUCTION, calls: ['1S', '1C'] }))).toBe('link-position');
    expect(code(positionLink({ ...AUCTION, options: { ...PRESETS.advanced, auctionEnd: 'one-pass' } }))).toBe(
      'link-rule',
    );
  });
});

const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../../docs/${name}.schema.json`, import.meta.url), 'utf8')) as object;
const validate = new Ajv({ strict: true }).addSchema(schemaOf('record')).compile(schemaOf('position'));

describe('a file of a position', () => {
  it.each(POSITIONS)('%s is as the schema says', (_, position) => {
    expect(validate(JSON.parse(writePosition({ title: 'x', position })))).toBe(true);
    expect(
      validate({ bridgette: 'position', version: 1, title: 'x', position: { ...position, more: 1 } }),
    ).toBe(false);
  });

  it.each(POSITIONS)('%s is read back', async (_, position) => {
    const file = { title: 'The Little colon', position };
    expect(await readPosition(new Blob([writePosition(file)]))).toEqual({ ok: true, value: file });
  });

  const written = JSON.parse(writePosition({ title: 'x', position: AUCTION })) as Record<string, object>;
  const position = written.position!;
  it.each<[string, string, object]>([
    ['nothing', '  ', { code: 'empty' }],
    ['no JSON', 'hello', { code: 'not-ours' }],
    ['a file of matches', '{"format": "bridgette", "version": 1, "matches": []}', { code: 'not-ours' }],
    ['a newer one', JSON.stringify({ ...written, version: 2, more: 1 }), { code: 'newer' }],
    ['half of it', writePosition({ title: 'x', position: AUCTION }).slice(0, 200), { code: 'truncated' }],
    ['two', '{"bridgette": "position"} {}', { code: 'syntax', line: 1 }],
    ['a key twice', '{"bridgette": "position", "bridgette": 1}', { code: 'key-twice' }],
    ['a key of JavaScript', '{"__proto__": 1}', { code: 'key-forbidden' }],
    ['too deep', `{"bridgette": ${'['.repeat(40)}`, { code: 'too-deep' }],
    [
      'a field too many',
      JSON.stringify({ ...written, more: 1 }),
      { code: 'field', params: { path: 'more' } },
    ],
    [
      'no card',
      JSON.stringify({ ...written, position: { ...position, upcard: 'X9' } }),
      { code: 'rule', params: { error: { code: 'not-a-card' } } },
    ],
    [
      'a card twice',
      JSON.stringify({ ...written, position: { ...position, upcard: 'SA' } }),
      { code: 'position', params: { error: { code: 'card-twice' } } },
    ],
    [
      'a call that the rules forbid',
      JSON.stringify({ ...written, position: { ...position, calls: ['1S', '1C'] } }),
      { code: 'position', params: { error: { code: 'rule' } } },
    ],
  ])('that holds %s is refused', async (_, text, error) => {
    expect(await readPosition(new Blob([text]))).toMatchObject({ ok: false, error });
  });

  it('that is no text or far too large is refused', async () => {
    expect(await readPosition(new Blob([new Uint8Array([0x7b, 0xff])]))).toMatchObject({
      error: { code: 'not-utf8' },
    });
    expect(await readPosition(new Blob(['{'.padEnd(2 << 20)]))).toMatchObject({
      error: { code: 'too-large' },
    });
  });
});

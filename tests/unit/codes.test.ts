import { describe, expect, it } from 'vitest';
import { PACK } from '../../src/engine/cards.ts';
import { CODE_LENGTH, formatCode, parseCode } from '../../src/engine/codes.ts';
import { shuffledPack } from '../../src/engine/shuffle.ts';
import { seeded } from '../support/random.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PACKS = [PACK, [...PACK].reverse(), ...[1, 2, 3].map((seed) => shuffledPack(seeded(seed)))];
const CODES = PACKS.map(formatCode);

/** The text with one letter put in another's place. */
function withLetter(text: string, at: number, letter: string): string {
  return text.slice(0, at) + letter + text.slice(at + 1);
}

describe('the code of a prepared deal', () => {
  it('R6: gives its pack order back', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const pack = shuffledPack(seeded(seed));
      expect(parseCode(formatCode(pack))).toEqual({ ok: true, value: pack });
    }
    PACKS.forEach((pack, at) => expect(parseCode(CODES[at] ?? '')).toEqual({ ok: true, value: pack }));
  });

  it('R6: first and last order have codes of their own', () => {
    expect(CODES[0]).toBe('0'.repeat(52));
    expect(new Set(CODES).size).toBe(CODES.length);
  });

  it('is 52 letters long, none of them I, L, O or U', () => {
    expect(CODE_LENGTH).toBe(52);
    for (const code of CODES) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{52}$/);
  });

  it('is refused with any single letter wrong', () => {
    for (const code of CODES) {
      for (let at = 0; at < code.length; at += 1) {
        for (const letter of LETTERS) {
          if (letter === code[at]) continue;
          const parsed = parseCode(withLetter(code, at, letter));
          expect(parsed.ok ? 'accepted' : parsed.error.code, `${letter} at ${at}`).toBe('code-check');
        }
      }
    }
  });

  it('is refused with any two neighbours swapped', () => {
    for (const code of CODES) {
      for (let at = 0; at + 1 < code.length; at += 1) {
        const [left = '', right = ''] = code.slice(at, at + 2);
        if (left === right) continue;
        const parsed = parseCode(withLetter(withLetter(code, at, right), at + 1, left));
        expect(parsed.ok ? 'accepted' : parsed.error.code, `at ${at}`).toBe('code-check');
      }
    }
  });

  it('stands for no order from 55! on', () => {
    const parsed = parseCode('Z'.repeat(52));
    expect(parsed).toEqual({ ok: false, error: { code: 'code-check', ruling: null, params: {} } });
  });

  it('may be written in groups, with hyphens, spaces, line breaks and small letters', () => {
    const code = CODES[2] ?? '';
    const groups = code.match(/.{4}/g) ?? [];
    for (const text of [groups.join(' '), groups.join('-'), ` ${groups.join('\n')} `, code.toLowerCase()]) {
      expect(parseCode(text)).toEqual({ ok: true, value: PACKS[2] });
    }
  });

  it('may have O for 0, and I or L for 1', () => {
    for (const [at, code] of CODES.entries()) {
      for (const [digit, letter] of [
        ['0', 'O'],
        ['0', 'o'],
        ['1', 'I'],
        ['1', 'l'],
      ] as const) {
        expect(parseCode(code.replaceAll(digit, letter))).toEqual({ ok: true, value: PACKS[at] });
      }
    }
    expect(CODES.join('')).toContain('1');
  });

  it('names the letter that is none, and its place from 1, spaces and hyphens not counted', () => {
    const code = CODES[3] ?? '';
    const refused = (letter: string, at: number): unknown => ({
      ok: false,
      error: { code: 'code-letter', ruling: null, params: { letter, at } },
    });
    expect(parseCode(withLetter(code, 0, 'U'))).toEqual(refused('U', 1));
    expect(parseCode(withLetter(code, 51, '♠'))).toEqual(refused('♠', 52));
    expect(parseCode(`${code.slice(0, 4)}-${code.slice(4, 8)} ${withLetter(code.slice(8), 0, '?')}`)).toEqual(
      refused('?', 9),
    );
  });

  it('tells how long a text is that is no code', () => {
    const refused = (length: number): unknown => ({
      ok: false,
      error: { code: 'code-length', ruling: null, params: { length } },
    });
    expect(parseCode('')).toEqual(refused(0));
    expect(parseCode(' - ')).toEqual(refused(0));
    expect(parseCode((CODES[2] ?? '').slice(1))).toEqual(refused(51));
    expect(parseCode(`${CODES[2] ?? ''}0`)).toEqual(refused(53));
  });
});

import { PACK } from './cards.ts';
import type { Card } from './cards.ts';
import { ruleError } from './errors.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

/*
 * A prepared deal's code. 55! orders need 243 bits: 49 letters of 5 bits number the order, and 3 more hold that number's
 * remainder by a prime below 32³, so that every single wrong letter and every swap of two neighbours is found.
 * The letters are digits and capitals without I, L, O and U, which are misread or spell words.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LETTERS = 49;
const CHECK_LETTERS = 3;
const CHECK_PRIME = 32749n;

/** Letters in a code, check included. */
export const CODE_LENGTH = NUMBER_LETTERS + CHECK_LETTERS;

/** The code of a pack order: 52 letters. */
export function formatCode(pack: readonly Card[]): string {
  const left = [...PACK];
  let number = 0n;
  for (const card of pack) {
    const place = left.indexOf(card);
    number = number * BigInt(left.length) + BigInt(place);
    left.splice(place, 1);
  }
  return toLetters(number, NUMBER_LETTERS) + toLetters(number % CHECK_PRIME, CHECK_LETTERS);
}

/**
 * The pack order of a code. Spaces and hyphens are passed over; small letters, and O, I, L for 0, 1, 1, are understood.
 * Errors: `code-length`, `code-letter` (with its place, from 1), `code-check`.
 */
export function parseCode(text: string): Result<readonly Card[]> {
  const code = text
    .replace(/[\s-]+/g, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const wrong = [...code].findIndex((letter) => !LETTERS.includes(letter));
  if (wrong >= 0)
    return err(ruleError('code-letter', null, { letter: [...code][wrong] ?? '', at: wrong + 1 }));
  if (code.length !== CODE_LENGTH) return err(ruleError('code-length', null, { length: code.length }));
  const number = toNumber(code.slice(0, NUMBER_LETTERS));
  const pack = orderOf(number);
  return pack !== null && number % CHECK_PRIME === toNumber(code.slice(NUMBER_LETTERS))
    ? ok(pack)
    : err(ruleError('code-check', null, {}));
}

/** The order that a number stands for; `null` from 55! on. */
function orderOf(number: bigint): readonly Card[] | null {
  const places: number[] = [];
  let rest = number;
  for (let size = 1n; size <= BigInt(PACK.length); size += 1n) {
    places.unshift(Number(rest % size));
    rest /= size;
  }
  if (rest > 0n) return null;
  const left = [...PACK];
  return places.flatMap((place) => left.splice(place, 1));
}

function toLetters(number: bigint, count: number): string {
  let rest = number;
  let text = '';
  for (let i = 0; i < count; i += 1) {
    text = (LETTERS[Number(rest % 32n)] ?? '') + text;
    rest /= 32n;
  }
  return text;
}

function toNumber(letters: string): bigint {
  return [...letters].reduce((number, letter) => number * 32n + BigInt(LETTERS.indexOf(letter)), 0n);
}

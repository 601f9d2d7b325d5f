import type { RandomBelow } from '../engine/shuffle.ts';

/** Fills the words given with random bits. */
export type RandomFill = (words: Uint32Array<ArrayBuffer>) => void;

const WORD_VALUES = 2 ** 32;
const ID_WORDS = 4;

/** The browser's cryptographic source. It is there over plain http too, where `crypto.randomUUID` is not. */
export const cryptoFill: RandomFill = (words) => {
  crypto.getRandomValues(words);
};

/**
 * A source of whole numbers below `n` (1 to 2³²), every one equally likely (R6). The words at the top, which would make the
 * small numbers a little likelier, are thrown away and drawn again.
 */
export function randomSource(fill: RandomFill = cryptoFill): RandomBelow {
  const word = new Uint32Array(1);
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError(`no whole number below ${n}`);
    const usable = WORD_VALUES - (WORD_VALUES % n);
    let drawn: number;
    do {
      fill(word);
      drawn = word[0] ?? 0;
    } while (drawn >= usable);
    return drawn % n;
  };
}

/** A new id of 128 random bits, as 32 hexadecimal digits. */
export function newId(fill: RandomFill = cryptoFill): string {
  const words = new Uint32Array(ID_WORDS);
  fill(words);
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}

import { describe, expect, it } from 'vitest';
import { PACK } from '../../../src/engine/cards.ts';
import { shuffledPack } from '../../../src/engine/shuffle.ts';
import { newId, randomSource } from '../../../src/store/random.ts';
import type { RandomFill } from '../../../src/store/random.ts';

/** A source that deals out these words, then starts again. */
function words(...list: number[]): RandomFill {
  let next = 0;
  return (into) => {
    for (let at = 0; at < into.length; at += 1) into[at] = list[next++ % list.length]!;
  };
}

describe('randomSource', () => {
  it('throws away the words at the top, which would favour small numbers', () => {
    // 2³² = 3 · 1431655765 + 1: only the very last word is one too many for thirds.
    expect(randomSource(words(0xffffffff, 0xfffffffe))(3)).toBe(2);
    // 2³² = 55 · 78090314 + 26: the last 26 words are.
    const usable = 55 * 78090314;
    expect(randomSource(words(usable, usable + 25, usable - 1))(55)).toBe(54);
    expect(randomSource(words(usable - 55))(55)).toBe(0);
  });

  it('reaches both ends and every word where nothing is left over', () => {
    expect(randomSource(words(123))(1)).toBe(0);
    expect(randomSource(words(0xffffffff))(2 ** 32)).toBe(0xffffffff);
    expect(randomSource(words(0xffffffff))(2)).toBe(1);
    expect(randomSource(words(0))(2 ** 32)).toBe(0);
  });

  it('refuses what it cannot do evenly', () => {
    for (const n of [0, -1, 1.5, NaN, 2 ** 32 + 1])
      expect(() => randomSource(words(0))(n)).toThrow(RangeError);
  });

  it('is even: every number equally often over evenly spread words', () => {
    const counts = new Map<number, number>();
    let word = 0;
    const spread: RandomFill = (into) => {
      // A step without a common divisor with 2³² runs evenly through all words.
      word = (word + 2654435769) >>> 0;
      into[0] = word;
    };
    const below = randomSource(spread);
    const draws = 55_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const number = below(55);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 55 }, (_, n) => n));
    const expected = draws / 55;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    // 54 degrees of freedom: 92 is exceeded once in a thousand.
    expect(chiSquare).toBeLessThan(92);
  });

  it('R6: shuffles with the browser’s own source, evenly enough that each card comes first', () => {
    const below = randomSource();
    const first = new Set(Array.from({ length: 1000 }, () => shuffledPack(below)[0]));
    expect(first.size).toBe(PACK.length);
  });
});

describe('newId', () => {
  it('needs no crypto.randomUUID, which plain http lacks', () => {
    const randomUUID: unknown = Reflect.get(crypto, 'randomUUID');
    Reflect.set(crypto, 'randomUUID', undefined);
    try {
      expect(newId()).toMatch(/^[0-9a-f]{32}$/);
      expect(newId()).not.toBe(newId());
    } finally {
      Reflect.set(crypto, 'randomUUID', randomUUID);
    }
    expect(newId(words(1, 0xffffffff, 0, 0xabc))).toBe('00000001ffffffff0000000000000abc');
  });
});

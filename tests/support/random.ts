import type { RandomBelow } from '../../src/engine/shuffle.ts';

/** A small seeded generator for tests (mulberry32): the same seed gives the same match on every machine. */
export function seeded(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  };
}

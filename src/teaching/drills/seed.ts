import type { RandomBelow } from '../../engine/shuffle.ts';

/**
 * A small generator (mulberry32): the same seed gives the same question on every device, so that a question can be kept as a number.
 * Not for dealing: that takes a cryptographic source (R6).
 */
export function seeded(seed: number): RandomBelow {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** The same from a seed that need not be random itself: seeds that are near each other, 1 and 2, begin nothing alike. */
export function fromSeed(seed: number): RandomBelow {
  // The last steps of MurmurHash3, which spread every bit over all others.
  let mixed = seed ^ (seed >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return seeded(mixed ^ (mixed >>> 16));
}

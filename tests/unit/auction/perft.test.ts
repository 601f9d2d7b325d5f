import { describe, expect, it } from 'vitest';
import { perft } from '../../../src/engine/perft.ts';

/** Take one or two from a heap; nothing left to take ends it. */
const HEAP = {
  moves: (heap: number): readonly number[] => [1, 2].filter((taken) => taken <= heap),
  make: (heap: number, taken: number): number => heap - taken,
};

describe('perft', () => {
  it('counts one sequence of no moves', () => expect(perft(3, HEAP, 0)).toBe(1));
  it('counts the moves', () => expect(perft(3, HEAP, 1)).toBe(2));
  it('counts a game that is over once at any depth', () => {
    expect(perft(0, HEAP, 1)).toBe(1);
    expect(perft(0, HEAP, 4)).toBe(1);
  });
  it('adds games that ended earlier to those of full length', () => {
    // From 3: 1+1, 1+2 (over), 2+1 (over); one move later also 1+1+1.
    expect(perft(3, HEAP, 2)).toBe(3);
    expect(perft(3, HEAP, 3)).toBe(3);
    expect(perft(4, HEAP, 3)).toBe(5);
  });
});

import { PACK } from './cards.ts';
import type { Card } from './cards.ts';

/** A random whole number from 0 to below `n`, every one equally likely. Supplied from outside: the engine has no chance in it. */
export type RandomBelow = (n: number) => number;

/** The 55 cards in an order drawn by Fisher and Yates' method: unbiased over all 55! if `below` is (R6). */
export function shuffledPack(below: RandomBelow): readonly Card[] {
  const pack = [...PACK];
  for (let left = pack.length; left > 1; left -= 1) {
    const pick = below(left);
    const last = left - 1;
    [pack[last], pack[pick]] = [pack[pick] as Card, pack[last] as Card];
  }
  return pack;
}

/** The pack after a cut that lifts `at` cards, 0 to 54, and puts them at the bottom (R6). */
export function cutPack(pack: readonly Card[], at: number): readonly Card[] {
  return [...pack.slice(at), ...pack.slice(0, at)];
}

/** Is this an order of all 55 cards, each once (R1)? */
export function isPack(cards: readonly Card[]): boolean {
  return cards.length === PACK.length && new Set(cards).size === PACK.length;
}

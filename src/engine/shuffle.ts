import { PACK, isCard } from './cards.ts';
import type { Card } from './cards.ts';

/** A random whole number from 0 to below `n`, every one equally likely. Supplied from outside: the engine has no chance in it. */
export type RandomBelow = (n: number) => number;

/** A new list of the same things in an order drawn by Fisher and Yates' method: unbiased over all orders if `below` is. */
export function shuffle<T>(things: readonly T[], below: RandomBelow): readonly T[] {
  const order = [...things];
  for (let left = order.length; left > 1; left -= 1) {
    const pick = below(left);
    const last = left - 1;
    [order[last], order[pick]] = [order[pick] as T, order[last] as T];
  }
  return order;
}

/** The 55 cards, shuffled (R6). */
export function shuffledPack(below: RandomBelow): readonly Card[] {
  return shuffle(PACK, below);
}

/** The pack after a cut that lifts `at` cards, 0 to 54, and puts them at the bottom (R6). */
export function cutPack(pack: readonly Card[], at: number): readonly Card[] {
  return [...pack.slice(at), ...pack.slice(0, at)];
}

/** Is this an order of all 55 cards, each once (R1)? Asks about every card: a pack may come from a file. */
export function isPack(cards: readonly Card[]): boolean {
  return cards.length === PACK.length && new Set(cards).size === PACK.length && cards.every(isCard);
}

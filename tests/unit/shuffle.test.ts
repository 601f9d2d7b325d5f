import { describe, expect, it } from 'vitest';
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { cutPack, isPack, shuffle, shuffledPack } from '../../src/engine/shuffle.ts';
import { seeded } from '../support/random.ts';

/** The orders that one shuffle can end in, each written once for every stream of answers of the random source that leads to it. */
function everyOrder(things: readonly string[]): readonly string[] {
  const orders: string[] = [];
  const ask = (answers: readonly number[]): void => {
    const bounds: number[] = [];
    const order = shuffle(things, (n) => {
      bounds.push(n);
      return answers[bounds.length - 1] ?? 0;
    });
    const open = bounds[answers.length];
    if (open === undefined) orders.push(order.join(''));
    else for (let answer = 0; answer < open; answer += 1) ask([...answers, answer]);
  };
  ask([]);
  return orders;
}

describe('the shuffle', () => {
  it.each([
    ['', 1],
    ['A', 1],
    ['AB', 2],
    ['ABC', 6],
    ['ABCD', 24],
    ['ABCDE', 120],
    ['ABCDEF', 720],
  ])('R6: every order of “%s” comes from exactly one of the %i equally likely streams', (letters, orders) => {
    const all = everyOrder([...letters]);
    expect(all).toHaveLength(orders);
    expect(new Set(all).size).toBe(orders);
    for (const order of all) expect([...order].sort().join('')).toBe(letters);
  });

  it('R6: of the 55 cards asks for one of 55, one of 54 … one of 2, and so reaches all 55! orders alike', () => {
    const bounds: number[] = [];
    shuffledPack((n) => {
      bounds.push(n);
      return 0;
    });
    expect(bounds).toEqual(Array.from({ length: 54 }, (_, at) => 55 - at));
  });

  it('R6: answers at either end of the range keep the pack whole', () => {
    for (const below of [(): number => 0, (n: number): number => n - 1])
      expect(isPack(shuffledPack(below))).toBe(true);
    expect(shuffledPack((n) => n - 1)).toEqual(PACK);
  });

  it('R1: a shuffled pack is the 55 cards, and the pack itself stays in order', () => {
    const before = [...PACK];
    for (let seed = 0; seed < 50; seed += 1) expect(isPack(shuffledPack(seeded(seed)))).toBe(true);
    expect(PACK).toEqual(before);
  });

  it('R6: a cut keeps the circle of the cards, at every place', () => {
    const pack = shuffledPack(seeded(1));
    for (let at = 0; at < 55; at += 1) {
      const cut = cutPack(pack, at);
      expect(isPack(cut)).toBe(true);
      expect(cut.map((_, place) => cut[(place + 55 - at) % 55])).toEqual(pack);
    }
    expect(cutPack(pack, 0)).toEqual(pack);
    expect(cutPack(pack, 1)).toEqual([...pack.slice(1), pack[0]]);
  });

  it('R1: a card short, a card twice, a card too many or something that is no card make no pack', () => {
    expect(isPack(PACK)).toBe(true);
    expect(isPack(PACK.slice(1))).toBe(false);
    expect(isPack([...PACK.slice(1), 'C2'])).toBe(false);
    expect(isPack([...PACK, 'C2'])).toBe(false);
    expect(isPack([...PACK.slice(1), 'S1' as Card])).toBe(false);
  });
});

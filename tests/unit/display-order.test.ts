import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK, STRAINS, isColon, suitOf } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { sortHand } from '../../src/engine/hand.ts';
import { CHOICES } from '../../src/store/index.ts';
import { displayOrder } from '../../src/ui/table/displayOrder.ts';
import type { OrderChoices } from '../../src/ui/table/displayOrder.ts';

const WRITTEN: OrderChoices = { suitOrder: 'SHDC', ranks: 'descending', trumpsLeft: 'off', colons: 'right' };
const hand: readonly Card[] = sortHand(['SA', 'S9', 'HK', 'H2', 'DQ', 'DT', 'C7', 'C3', ':L', ':G']);
const shown = (changed: Partial<OrderChoices>, strain: Parameters<typeof displayOrder>[2] = null): string =>
  displayOrder(hand, { ...WRITTEN, ...changed }, strain).join(' ');

const orders = fc.record({
  suitOrder: fc.constantFrom(...CHOICES.suitOrder),
  ranks: fc.constantFrom(...CHOICES.ranks),
  trumpsLeft: fc.constantFrom(...CHOICES.trumpsLeft),
  colons: fc.constantFrom(...CHOICES.colons),
});
const hands = fc.shuffledSubarray([...PACK], { maxLength: 25 });
const strains = fc.constantFrom(...STRAINS, null);

describe('the order a hand is shown in', () => {
  it('is that of a written hand if nothing was chosen', () => {
    expect(displayOrder(hand, WRITTEN, 'H')).toEqual(hand);
  });

  it.each([
    [{ suitOrder: 'SHCD' }, 'SA S9 HK H2 C7 C3 DQ DT :L :G'],
    [{ suitOrder: 'CDHS' }, 'C7 C3 DQ DT HK H2 SA S9 :L :G'],
    [{ ranks: 'ascending' }, 'S9 SA H2 HK DT DQ C3 C7 :L :G'],
    [{ colons: 'left' }, ':L :G SA S9 HK H2 DQ DT C7 C3'],
  ] as const)('%o', (changed, expected) => {
    expect(shown(changed)).toBe(expected);
  });

  it('puts trumps first once there are any, inside the colons, and leaves the others as they are', () => {
    expect(shown({ trumpsLeft: 'on' })).toBe(hand.join(' '));
    expect(shown({ trumpsLeft: 'on' }, 'NT')).toBe(hand.join(' '));
    expect(shown({ trumpsLeft: 'on' }, 'D')).toBe('DQ DT SA S9 HK H2 C7 C3 :L :G');
    expect(shown({ trumpsLeft: 'on', colons: 'left' }, 'C')).toBe(':L :G C7 C3 SA S9 HK H2 DQ DT');
  });

  it('holds the same cards, each suit and the colons together, however the hand came', () => {
    fc.assert(
      fc.property(hands, orders, strains, (cards, order, strain) => {
        const result = displayOrder(cards, order, strain);
        expect(sortHand(result)).toEqual(sortHand(cards));
        const suits = result.map((card) => suitOf(card));
        const runs = suits.filter((suit, at) => at === 0 || suit !== suits[at - 1]);
        expect(new Set(runs).size).toBe(runs.length);
        expect(
          displayOrder(sortHand(cards).toReversed(), order, strain).filter((card) => !isColon(card)),
        ).toEqual(result.filter((card) => !isColon(card)));
      }),
    );
  });

  it('moves nothing but the card that leaves', () => {
    fc.assert(
      fc.property(hands, orders, strains, fc.nat(), (cards, order, strain, pick) => {
        fc.pre(cards.length > 0);
        const gone = cards[pick % cards.length];
        const left = displayOrder(
          cards.filter((card) => card !== gone),
          order,
          strain,
        );
        expect(left).toEqual(displayOrder(cards, order, strain).filter((card) => card !== gone));
      }),
    );
  });
});

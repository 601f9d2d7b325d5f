import { describe, expect, it } from 'vitest';
import {
  COLONS,
  PACK,
  RANKS,
  SUITS,
  groupOf,
  isCard,
  isColon,
  placeOf,
  suitOf,
} from '../../src/engine/cards.ts';
import type { Colon, Rank } from '../../src/engine/cards.ts';
import {
  colonsOf,
  countSuit,
  shapeOf,
  shortest,
  sortHand,
  suitOfStrain,
  without,
} from '../../src/engine/hand.ts';
import { hand } from '../support/auction.ts';

const GROUP_BY_RANK: Readonly<Record<Rank, Colon>> = {
  ...{ '2': ':L', '3': ':L', '4': ':L', '5': ':L', '6': ':L', '7': ':L', '8': ':L', '9': ':L', T: ':L' },
  ...{ J: ':R', Q: ':R', K: ':R' },
  A: ':G',
};

describe('the pack', () => {
  it('R1: 55 different cards, every rank of every suit and three colons', () => {
    expect(PACK).toHaveLength(55);
    expect(new Set(PACK).size).toBe(55);
    for (const suit of SUITS) for (const rank of RANKS) expect(PACK).toContain(`${suit}${rank}`);
    expect(PACK.filter(isColon)).toEqual([':L', ':R', ':G']);
  });

  it('R1: a colon has no suit', () => {
    for (const colon of COLONS) expect(suitOf(colon)).toBeNull();
    for (const suit of SUITS) for (const rank of RANKS) expect(suitOf(`${suit}${rank}`)).toBe(suit);
  });

  it('R1: nothing else is a card', () => {
    for (const card of PACK) expect(isCard(card)).toBe(true);
    for (const text of [
      '',
      'S',
      'S1',
      'S10',
      'sA',
      'AS',
      'SA ',
      'NTA',
      ':',
      ':X',
      ':g',
      'G',
      'constructor',
    ]) {
      expect(isCard(text), text).toBe(false);
    }
  });

  it('rulings §1: suits and ranks from low to high, the pack in the order of a written hand', () => {
    expect(SUITS.join('')).toBe('CDHS');
    expect(RANKS.join('')).toBe('23456789TJQKA');
    expect(PACK.slice(0, 14).join(' ')).toBe('SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2 HA');
    expect(PACK.slice(51).join(' ')).toBe('C2 :L :R :G');
    expect(PACK.map(placeOf)).toEqual(PACK.map((_, place) => place));
  });

  it('R2: Little matches 2 to 10, Royal jack, queen and king, Grand the ace; a colon is of its own group', () => {
    for (const suit of SUITS) {
      for (const rank of RANKS) expect(groupOf(`${suit}${rank}`), rank).toBe(GROUP_BY_RANK[rank]);
    }
    for (const colon of COLONS) expect(groupOf(colon)).toBe(colon);
  });
});

describe('a hand', () => {
  it('rulings §1: is sorted spades first, high to low, colons last in the order L R G', () => {
    expect(sortHand([':G', 'C2', 'SA', ':L', 'H3', 'DK', 'HT', 'CA', ':R']).join(' ')).toBe(
      'SA HT H3 DK CA C2 :L :R :G',
    );
  });

  it('loses the card asked for and no other', () => {
    const cards = hand('AK.Q..2:L');
    expect(without(cards, 'HQ')).toEqual(['SA', 'SK', 'C2', ':L']);
    expect(without(cards, 'SA')).toEqual(['SK', 'HQ', 'C2', ':L']);
    expect(without(cards, ':L')).toEqual(['SA', 'SK', 'HQ', 'C2']);
    expect(without(cards, 'DA')).toBe(cards);
  });

  it('R1, R15: counts its suits, colons in none of them', () => {
    const cards = hand('AKQ2.J94..543:LG');
    expect(SUITS.map((suit) => countSuit(cards, suit))).toEqual([3, 0, 3, 4]);
    expect(shapeOf(cards).length).toEqual({ C: 3, D: 0, H: 3, S: 4 });
    expect(shortest(shapeOf(cards))).toBe(0);
    expect(shortest(shapeOf(hand('A2.K2.Q.J2')))).toBe(1);
    expect(colonsOf(cards)).toEqual([':L', ':G']);
  });

  it('R24: A 4, K 3, Q 2, J 1, nothing for length, shortness or colons', () => {
    const points = (text: string): number => shapeOf(hand(text)).points;
    expect([points('A...'), points('.K..'), points('..Q.'), points('...J')]).toEqual([4, 3, 2, 1]);
    expect(points('T98765432.T98..:LRG')).toBe(0);
    expect(points('AKQJ.AKQJ.AKQJ.AKQJ:LRG')).toBe(40);
    expect(shapeOf(hand('AQT.K.JT.32')).honours).toEqual({ S: 'AQ', H: 'K', D: 'J', C: '' });
  });

  it('no-trump names no suit', () => {
    expect(suitOfStrain('NT')).toBeNull();
    for (const suit of SUITS) expect(suitOfStrain(suit)).toBe(suit);
  });
});

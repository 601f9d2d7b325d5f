import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { COLONS, PACK, RANKS, SUITS, SUIT_CARDS, rankOf, suitOfSuitCard } from '../../src/engine/cards.ts';
import type { Card, Rank } from '../../src/engine/cards.ts';
import { loadScreens } from '../../src/ui/common/lazyScreen.ts';
import { CardBack } from '../../src/ui/cards/CardBack.tsx';
import { CardFace } from '../../src/ui/cards/CardFace.tsx';
import { SuitSymbol } from '../../src/ui/cards/SuitSymbol.tsx';
import { symbolAt } from '../../src/ui/cards/suitPaths.ts';

function face(card: Card): SVGElement {
  const svg = render(<CardFace card={card} />).container.querySelector('svg');
  if (svg === null) throw new Error(`no face for ${card}`);
  return svg;
}

/** Every symbol is one outline, so a path holds as many symbols as it has starts. */
function symbols(path: Element | null): number {
  return (path?.getAttribute('d') ?? '').split('M').length - 1;
}

const PIP_COUNTS: Readonly<Partial<Record<Rank, number>>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 10,
};

describe('card faces', () => {
  // The figures of the courts among them.
  beforeAll(loadScreens);

  it('R1: the 55 cards have 55 different faces', () => {
    expect(new Set(PACK.map((card) => face(card).outerHTML)).size).toBe(55);
  });

  it.each(SUIT_CARDS.filter((card) => rankOf(card) in PIP_COUNTS))(
    'R1: %s has its number of pips',
    (card) => {
      expect(symbols(face(card).querySelector('.pips'))).toBe(PIP_COUNTS[rankOf(card)]);
    },
  );

  it.each(SUIT_CARDS)('R1: %s has its rank and suit in two corners', (card) => {
    const svg = face(card);
    const corner = symbolAt(suitOfSuitCard(card), 0, 0, 40).replace(/^M\S+ \S+/, '');
    const indexes = [...svg.querySelectorAll('.index')];
    expect(indexes.map((index) => index.textContent)).toEqual(Array(2).fill(rankOf(card).replace('T', '10')));
    for (const index of indexes) expect(index.querySelector('path')?.getAttribute('d')).toContain(corner);
    expect(svg.getAttribute('data-suit')).toBe(card[0]);
  });

  it('R1: courts of one rank differ by suit in their drawing too, and the three ranks have three drawings', () => {
    const courts = SUIT_CARDS.filter((card) => 'JQK'.includes(rankOf(card)));
    const drawings = courts.map((card) => face(card).querySelector('.court')?.innerHTML);
    expect(new Set(drawings).size).toBe(12);
    expect(drawings).not.toContain(undefined);
  });

  it.each([
    [':G', 'Grand', 'A', [true, true]],
    [':R', 'Royal', 'JQK', [true, false]],
    [':L', 'Little', '2–10', [false, false]],
  ] as const)('R2: %s shows its name, its group and its two circles', (colon, name, group, filled) => {
    const svg = face(colon);
    expect(svg.querySelector('.name')?.textContent).toBe(name);
    expect([...svg.querySelectorAll('.index')].map((index) => index.textContent)).toEqual([group, group]);
    const dots = [...svg.querySelectorAll('.dot')];
    expect(dots.map((dot) => dot.classList.contains('filled'))).toEqual(filled);
    expect(Number(dots[0]?.getAttribute('cy'))).toBeLessThan(Number(dots[1]?.getAttribute('cy')));
    expect(svg.getAttribute('data-suit')).toBeNull();
  });

  it('is a silent picture without ids, light enough for 25 at a time', () => {
    for (const card of PACK) {
      const svg = face(card);
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.querySelector('[id], title, desc, [tabindex]')).toBeNull();
      expect(svg.querySelectorAll('*').length).toBeLessThan(70);
    }
  });
});

describe('card backs', () => {
  it('are all alike and say nothing of a card', () => {
    const { container } = render(
      <>
        {PACK.map((card) => (
          <CardBack key={card} />
        ))}
      </>,
    );
    const backs = [...container.children].map((back) => back.outerHTML);
    expect(backs).toHaveLength(55);
    expect(new Set(backs).size).toBe(1);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[id], [data-suit], text, title')).toBeNull();
    const words = backs[0]?.match(/(class|data-[a-z]+|aria-label)="[^"]*"/g);
    expect(words?.join(' ')).toBe(
      'class="back" class="field" class="net" class="dots" class="seal" class="colon" class="rim"',
    );
  });
});

describe('suit symbols', () => {
  it('are silent, one outline each, named by suit for the colour', () => {
    for (const suit of SUITS) {
      const svg = render(<SuitSymbol suit={suit} />).container.querySelector('svg');
      expect(svg?.getAttribute('aria-hidden')).toBe('true');
      expect(svg?.dataset.suit).toBe(suit);
      expect(symbols(svg?.querySelector('path') ?? null)).toBe(1);
    }
  });

  it('close upon themselves and stay within their size, either way up', () => {
    for (const suit of SUITS) {
      for (const turned of [false, true]) {
        const { end, box } = trace(symbolAt(suit, 0, 0, 1000, turned));
        expect(Math.hypot(end[0], end[1])).toBeLessThan(2);
        expect(Math.max(...box.map(Math.abs))).toBeLessThanOrEqual(500);
      }
    }
  });

  it('turned is the same outline with every number negated', () => {
    for (const suit of SUITS) {
      const numbers = (d: string) => (d.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(numbers(symbolAt(suit, 0, 0, 100, true))).toEqual(
        numbers(symbolAt(suit, 0, 0, 100)).map((n) => 0 - n),
      );
    }
  });
});

/** Walk an outline of M, c, s, h and z: how far from its start it ends, and all the points it visits. */
function trace(d: string): { end: [number, number]; box: number[] } {
  const box: number[] = [];
  let at: [number, number] = [0, 0];
  let start = at;
  for (const [, letter = '', rest = ''] of d.matchAll(/([Mcshz])([^Mcshz]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'M') start = at = [n[0]!, n[1]!];
    const step = { c: 6, s: 4, h: 1 }[letter] ?? Infinity;
    for (let i = step; i <= n.length; i += step) {
      at = letter === 'h' ? [at[0] + n[i - 1]!, at[1]] : [at[0] + n[i - 2]!, at[1] + n[i - 1]!];
      box.push(...at);
    }
  }
  return { end: [at[0] - start[0], at[1] - start[1]], box };
}

it('R1: the pack these faces are drawn for is complete', () => {
  expect(PACK).toHaveLength(SUITS.length * RANKS.length + COLONS.length);
});

import type { Suit } from '../../engine/cards.ts';

/**
 * The four suit symbols about the origin, 100 units high and wide at most. Each is one closed outline of relative commands
 * without arcs, so that moving, scaling and turning it is arithmetic on its numbers.
 */
const OUTLINES: Readonly<Record<Suit, { readonly top: number; readonly d: string }>> = {
  S: {
    top: -48,
    d: 'c9 24 45 41 45 66c0 15-11 24-22 24-8 0-14-3-18-9 1 8 4 13 11 17h-32c7-4 10-9 11-17-4 6-10 9-18 9-11 0-22-9-22-24 0-25 36-42 45-66z',
  },
  H: {
    top: -29,
    d: 'c4-10 12-15 21-15 14 0 25 12 25 27 0 27-33 43-46 64-13-21-46-37-46-64 0-15 11-27 25-27 9 0 17 5 21 15z',
  },
  D: { top: -49, d: 'c9 17 25 36 38 49-13 13-29 32-38 49-9-17-25-36-38-49 13-13 29-32 38-49z' },
  C: {
    top: -47,
    d: 'c13 0 23 10 23 22 0 7-3 12-7 16 3-1 6-2 9-2 12 0 22 10 22 22s-10 21-21 21c-9 0-15-4-19-10 1 10 4 17 10 24h-34c6-7 9-14 10-24-4 6-10 10-19 10-11 0-21-9-21-21s10-22 22-22c3 0 6 1 9 2-4-4-7-9-7-16 0-12 10-22 23-22z',
  },
};

/**
 * Path data of a suit symbol.
 *
 * @param size height and width in the units of the drawing
 * @param turned upside down, as in the lower half of a card
 */
export function symbolAt(suit: Suit, x: number, y: number, size: number, turned = false): string {
  const key = [suit, x, y, size, turned].join(' ');
  const known = drawn.get(key) ?? outline(suit, x, y, size, turned);
  drawn.set(key, known);
  return known;
}

/** A few hundred places in all; a hand asks for some seventy of them each time it is opened. */
const drawn = new Map<string, string>();

function outline(suit: Suit, x: number, y: number, size: number, turned: boolean): string {
  const { top, d } = OUTLINES[suit];
  const scale = (turned ? -size : size) / 100;
  const steps = d.replace(/-?\d+/g, (n) => ` ${round(Number(n) * scale)}`);
  return `M${round(x)} ${round(y + top * scale)}${steps}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

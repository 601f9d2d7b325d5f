import type { Rank } from '../../engine/cards.ts';

type Spot = readonly [x: number, y: number];

/* Columns and rows of a face of 250 by 350. The outer columns stay clear of the index column, which ends at 66. */
const L = 91;
const M = 125;
const R = 159;
const TOP = 56;
const BOTTOM = 294;

const CORNERS: readonly Spot[] = [
  [L, TOP],
  [R, TOP],
  [L, BOTTOM],
  [R, BOTTOM],
];
const SIDES: readonly Spot[] = [
  [L, 175],
  [R, 175],
];
const EIGHT: readonly Spot[] = [...CORNERS, [L, 135.3], [R, 135.3], [L, 214.7], [R, 214.7]];

/** Where the pips of a card stand; no pips for ace and courts, which have their own drawings. */
export const PIPS: Readonly<Partial<Record<Rank, readonly Spot[]>>> = {
  '2': [
    [M, TOP],
    [M, BOTTOM],
  ],
  '3': [
    [M, TOP],
    [M, 175],
    [M, BOTTOM],
  ],
  '4': CORNERS,
  '5': [...CORNERS, [M, 175]],
  '6': [...CORNERS, ...SIDES],
  '7': [...CORNERS, ...SIDES, [M, 115.5]],
  '8': [...CORNERS, ...SIDES, [M, 115.5], [M, 234.5]],
  '9': [...EIGHT, [M, 175]],
  T: [...EIGHT, [M, 95.6], [M, 254.4]],
};

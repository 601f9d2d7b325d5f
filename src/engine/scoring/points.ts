import { bySeat } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { ScoreLine } from './system.ts';

export const NO_POINTS: BySeat<number> = { N: 0, S: 0 };

/** What a list of lines brings each seat. */
export function pointsOf(lines: readonly ScoreLine[]): BySeat<number> {
  return bySeat((seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.amount, 0),
  );
}

/** Two pairs of points, added seat by seat. */
export function addPoints(a: BySeat<number>, b: BySeat<number>): BySeat<number> {
  return bySeat((seat) => a[seat] + b[seat]);
}

/** Who has more points, `null` if they are level. */
export function leaderOf(points: BySeat<number>): Seat | null {
  if (points.N === points.S) return null;
  return points.N > points.S ? 'N' : 'S';
}

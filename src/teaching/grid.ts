import { HAND_SIZE } from '../engine/exchange.ts';
import type { Range } from './wishes.ts';

const COUNTS = HAND_SIZE + 1;
/** Points that two suits hold together, and none. */
export const POINTS = 21;
const PLANE = POINTS * POINTS;
/** Sums have a row and a column of nothing before the others. */
const EDGED = POINTS + 1;

/** Where so many cards and points for each hand are counted. */
export function cell(north: number, south: number, p: number, q: number): number {
  return (north * COUNTS + south) * PLANE + p * POINTS + q;
}

/** So many cards for each hand, with points from and to. */
export interface Rest {
  readonly north: number;
  readonly south: number;
  readonly p: Range;
  readonly q: Range;
}

/** In how many ways the cards of two suits give each hand so many cards and points. */
export class Grid {
  readonly #ways = new Float64Array(COUNTS * COUNTS * PLANE);
  readonly #sums = new Float64Array(COUNTS * COUNTS * EDGED * EDGED);
  readonly #filled: number[] = [];

  add(at: number, ways: number): void {
    if (ways === 0) return;
    const before = this.at(at);
    if (before === 0) this.#filled.push(at);
    this.#ways[at] = before + ways;
  }

  /** All has been added. */
  sum(): void {
    for (const at of this.#filled) {
      const rest = at % PLANE;
      const edged = Math.floor(at / PLANE) * EDGED * EDGED;
      const place = edged + (Math.floor(rest / POINTS) + 1) * EDGED + (rest % POINTS) + 1;
      this.#sums[place] = this.at(at);
    }
    for (let at = EDGED; at < this.#sums.length; at += 1) {
      const [p, q] = [Math.floor(at / EDGED) % EDGED, at % EDGED];
      if (p === 0 || q === 0) continue;
      const before = this.#sumAt(at - EDGED) + this.#sumAt(at - 1) - this.#sumAt(at - EDGED - 1);
      this.#sums[at] = this.#sumAt(at) + before;
    }
  }

  at(at: number): number {
    return this.#ways[at] ?? 0;
  }

  #sumAt(at: number): number {
    return this.#sums[at] ?? 0;
  }

  *filled(): Generator<{ at: number; north: number; south: number; p: number; q: number }, undefined> {
    for (const at of this.#filled) {
      const counts = Math.floor(at / PLANE);
      const rest = at % PLANE;
      yield {
        at,
        north: Math.floor(counts / COUNTS),
        south: counts % COUNTS,
        p: Math.floor(rest / POINTS),
        q: rest % POINTS,
      };
    }
  }

  /** In how many ways there are so many cards, and points within the ranges. */
  within({ north, south, p, q }: Rest): number {
    if (p.from > p.to || q.from > q.to) return 0;
    const plane = (north * COUNTS + south) * EDGED * EDGED;
    const sum = (toP: number, toQ: number): number => this.#sumAt(plane + toP * EDGED + toQ);
    const all = sum(p.to + 1, q.to + 1) - sum(p.from, q.to + 1) - sum(p.to + 1, q.from) + sum(p.from, q.from);
    // What is left of a difference of large sums is no way.
    return this.#any(all, { north, south, p, q }) ? all : 0;
  }

  #any(sum: number, { north, south, p, q }: Rest): boolean {
    if (sum <= 0) return false;
    for (let points = p.from; points <= p.to; points += 1) {
      for (let other = q.from; other <= q.to; other += 1) {
        if (this.at(cell(north, south, points, other)) > 0) return true;
      }
    }
    return false;
  }

  /** One of the cells within, each as likely as its number of ways; `chance` from 0 to below 1. */
  pick(rest: Rest, chance: number): number {
    const { north, south, p, q } = rest;
    const cells: number[] = [];
    for (let points = p.from; points <= p.to; points += 1) {
      for (let other = q.from; other <= q.to; other += 1) {
        const at = cell(north, south, points, other);
        if (this.at(at) > 0) cells.push(at);
      }
    }
    let left = chance * cells.reduce((sum, at) => sum + this.at(at), 0);
    return cells.find((at) => (left -= this.at(at)) < 0) ?? cells.at(-1) ?? 0;
  }
}

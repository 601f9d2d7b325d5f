import { HAND_SIZE } from '../engine/exchange.ts';
import type { Seat } from '../engine/seat.ts';
import type { Draft } from './draft.ts';
import { Grid, POINTS, cell } from './grid.ts';
import type { Rest } from './grid.ts';
import { sharesOf } from './shares.ts';
import type { Part, Share } from './shares.ts';
import { partsOf, wishesPoints } from './wishes.ts';
import type { Range, Wishes } from './wishes.ts';

/** A number from 0 to below 1, every one equally likely. */
export type Chance = () => number;

/** How each part is given out, in the order of `partsOf`; `turned`: the upcard is one of its cards that nobody gets. */
export type Choice = readonly Chosen[];
interface Chosen {
  readonly part: Part;
  readonly share: Share;
  readonly turned: boolean;
}

/** Shares that give each hand as many cards and points. */
interface Kind extends Pick<Share, 'cards' | 'points' | 'ways' | 'turned'> {
  readonly shares: readonly Share[];
}

/** Two suits together: with the upcard not in them, and in them. */
interface Half {
  readonly suits: readonly [number, number];
  readonly grids: readonly [Grid, Grid];
}

/** A kind of deal: colons, what the first two suits give, and what the others may then give. */
interface Whole {
  readonly colons: Kind;
  readonly turn: Turn;
  readonly first: number;
  readonly rest: Rest;
}

/** Is the upcard from the first two suits, from the others, from the colons? */
type Turn = readonly [first: boolean, second: boolean, colons: boolean];
const NO_TURN: Turn = [false, false, false];
const TURNS: readonly Turn[] = [
  [true, false, false],
  [false, true, false],
  [false, false, true],
];
const COLONS_AT = 4;

/**
 * Counts the deals that fit, and draws one of them, every one equally likely. First is decided how many cards and points of each suit go to
 * each hand, by how many deals there are of the kind: so it ends, however rare the deals are. The counts are as exact as JavaScript's numbers.
 */
export class Ways {
  readonly #parts: readonly Part[];
  readonly #kinds: readonly (readonly Kind[])[];
  readonly #wishes: Wishes;
  readonly #pointed: Readonly<Record<Seat, boolean>>;
  readonly #turns: readonly Turn[];
  readonly #halves: readonly [Half, Half];
  /** How many there are: 0 if there is none. */
  readonly count: number;

  constructor(draft: Draft, wishes: Wishes) {
    this.#wishes = wishes;
    this.#turns = draft.upcard === null ? TURNS : [NO_TURN];
    this.#pointed = { N: wishesPoints(wishes.hands.N), S: wishesPoints(wishes.hands.S) };
    this.#parts = partsOf(draft, wishes);
    this.#kinds = this.#parts.map((part) => this.#kindsOf(sharesOf(part)));
    this.#halves = [this.#half(0, 1), this.#half(2, 3)];
    let count = 0;
    for (const [ways] of this.#wholes()) count += ways;
    this.count = count;
  }

  /** One of them; `null` if there is none. */
  draw(chance: Chance): Choice | null {
    const whole = pick(this.#wholes(), this.count, chance);
    if (whole === null) return null;
    const [first, second] = this.#halves;
    const { colons, turn, rest } = whole;
    const other = second.grids[Number(turn[1]) as 0 | 1].pick(rest, chance());
    return [
      ...this.#apart(first, whole.first, turn[0], chance),
      ...this.#apart(second, other, turn[1], chance),
      this.#chosen(COLONS_AT, colons, turn[2], chance),
    ];
  }

  #kindsOf(shares: readonly Share[]): readonly Kind[] {
    const kinds = new Map<number, Kind>();
    for (const share of shares) {
      const { cards, ways, turned } = share;
      const points = { N: this.#points('N', share), S: this.#points('S', share) };
      const at = cell(cards.N, cards.S, points.N, points.S);
      const known = kinds.get(at);
      kinds.set(at, {
        cards,
        points,
        ways: ways + (known?.ways ?? 0),
        turned: turned + (known?.turned ?? 0),
        shares: [...(known?.shares ?? []), share],
      });
    }
    return [...kinds.values()];
  }

  /** Points count where they are wished only. */
  #points(seat: Seat, share: Share): number {
    return this.#pointed[seat] ? share.points[seat] : 0;
  }

  #half(one: number, other: number): Half {
    const grids = [new Grid(), new Grid()] as const;
    const turning = this.#turns === TURNS;
    for (const a of this.#kinds[one] ?? []) {
      for (const b of this.#kinds[other] ?? []) {
        const at = cellOf(a, b);
        if (at === null) continue;
        grids[0].add(at, a.ways * b.ways);
        if (turning) grids[1].add(at, a.turned * b.ways + a.ways * b.turned);
      }
    }
    for (const grid of grids) grid.sum();
    return { suits: [one, other], grids };
  }

  /** Every kind of deal that fits, with its number of deals. */
  *#wholes(): Generator<readonly [number, Whole], undefined> {
    const [firsts, seconds] = this.#halves;
    const { N, S } = this.#wishes.hands;
    for (const colons of this.#kinds[COLONS_AT] ?? []) {
      const open = { N: HAND_SIZE - colons.cards.N, S: HAND_SIZE - colons.cards.S };
      for (const turn of this.#turns) {
        const first = firsts.grids[Number(turn[0]) as 0 | 1];
        const second = seconds.grids[Number(turn[1]) as 0 | 1];
        const ways = turn[2] ? colons.turned : colons.ways;
        if (ways === 0) continue;
        for (const { at, north, south, p, q } of first.filled()) {
          if (north > open.N || south > open.S) continue;
          const rest: Rest = {
            north: open.N - north,
            south: open.S - south,
            p: this.#left('N', N.points, p),
            q: this.#left('S', S.points, q),
          };
          const product = ways * first.at(at) * second.within(rest);
          if (product > 0) yield [product, { colons, turn, first: at, rest }];
        }
      }
    }
  }

  /** The points that the other half may bring. */
  #left(seat: Seat, { from, to }: Range, had: number): Range {
    if (!this.#pointed[seat]) return { from: 0, to: 0 };
    return { from: Math.max(0, from - had), to: Math.min(POINTS - 1, to - had) };
  }

  /** Shares of two suits that lead to a cell. */
  #apart({ suits: [one, other] }: Half, at: number, turned: boolean, chance: Chance): Choice {
    const all: [number, { a: Kind; b: Kind; inA: boolean }][] = [];
    for (const a of this.#kinds[one] ?? []) {
      for (const b of this.#kinds[other] ?? []) {
        if (cellOf(a, b) !== at) continue;
        if (turned) all.push([a.turned * b.ways, { a, b, inA: true }]);
        all.push([a.ways * (turned ? b.turned : b.ways), { a, b, inA: false }]);
      }
    }
    const found = pick(all, sumOf(all), chance);
    if (found === null) return [];
    return [
      this.#chosen(one, found.a, found.inA, chance),
      this.#chosen(other, found.b, turned && !found.inA, chance),
    ];
  }

  #chosen(at: number, { shares }: Kind, turned: boolean, chance: Chance): Chosen {
    const all = shares.map((share) => [turned ? share.turned : share.ways, share] as const);
    return { part: this.#parts[at] as Part, share: pick(all, sumOf(all), chance) as Share, turned };
  }
}

function cellOf(a: Kind, b: Kind): number | null {
  const north = a.cards.N + b.cards.N;
  const south = a.cards.S + b.cards.S;
  if (north > HAND_SIZE || south > HAND_SIZE) return null;
  return cell(north, south, a.points.N + b.points.N, a.points.S + b.points.S);
}

function sumOf(all: readonly (readonly [number, unknown])[]): number {
  return all.reduce((sum, [ways]) => sum + ways, 0);
}

/** One of them, each as likely as its number says; `null` if there is none. */
function pick<T>(all: Iterable<readonly [number, T]>, sum: number, chance: Chance): T | null {
  let left = chance() * sum;
  let last: T | null = null;
  for (const [ways, one] of all) {
    if (ways <= 0) continue;
    last = one;
    left -= ways;
    if (left < 0) break;
  }
  return last;
}

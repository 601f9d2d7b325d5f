import type { Card } from '../engine/cards.ts';
import { SEATS } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';

/** Who gets a card that has no place yet: a hand, or nobody. */
type Owner = Seat | null;
const OWNERS: readonly Owner[] = [...SEATS, null];

/** The cards of one suit, or the colons: what has a place, and what is to be given out. */
export interface Part {
  /** Cards and points that each hand has of it already. */
  readonly cards: BySeat<number>;
  readonly points: BySeat<number>;
  /** To be given out: those that are told apart (honours, colons), and those that are not (the rest of a suit). */
  readonly marked: readonly Card[];
  readonly plain: readonly Card[];
  readonly pointsOf: (card: Card) => number;
  /** Is the part as it is wished, with so many cards for each hand and the marked cards given so? */
  readonly fits: (cards: BySeat<number>, owners: readonly Owner[]) => boolean;
  /** May the upcard be this card? */
  readonly turned: (card: Card) => boolean;
}

/** One way to give out the marked cards and to number the others; `ways`: in so many ways. */
export interface Share {
  readonly owners: readonly Owner[];
  readonly plain: BySeat<number>;
  readonly cards: BySeat<number>;
  readonly points: BySeat<number>;
  readonly ways: number;
  /** How many of what nobody gets could be turned up, summed over those ways. */
  readonly turned: number;
}

/** Every share of a part that fits. */
export function sharesOf(part: Part): readonly Share[] {
  const shares: Share[] = [];
  const open = part.plain.length;
  const turnable = part.plain.filter(part.turned).length;
  for (const owners of ownersOf(part.marked.length)) {
    const of = (seat: Seat): readonly Card[] => part.marked.filter((_, at) => owners[at] === seat);
    const held = { N: of('N'), S: of('S') };
    const points = { N: pointsIn(part, 'N', held.N), S: pointsIn(part, 'S', held.S) };
    const markedLeft = part.marked.filter((card, at) => owners[at] === null && part.turned(card)).length;
    for (let north = 0; north <= open; north += 1) {
      for (let south = 0; south <= open - north; south += 1) {
        const cards = {
          N: part.cards.N + held.N.length + north,
          S: part.cards.S + held.S.length + south,
        };
        if (!part.fits(cards, owners)) continue;
        const ways = choose(open, north) * choose(open - north, south);
        // Each plain card is left over equally often.
        const left = open === 0 ? 0 : (turnable * (open - north - south)) / open;
        const turned = ways * (markedLeft + left);
        shares.push({ owners, plain: { N: north, S: south }, cards, points, ways, turned });
      }
    }
  }
  return shares;
}

function pointsIn(part: Part, seat: Seat, held: readonly Card[]): number {
  return held.reduce((sum, card) => sum + part.pointsOf(card), part.points[seat]);
}

/** Every way to give so many cards to one of the hands or to nobody. */
function ownersOf(count: number): readonly (readonly Owner[])[] {
  let all: readonly (readonly Owner[])[] = [[]];
  for (let at = 0; at < count; at += 1) {
    all = all.flatMap((owners) => OWNERS.map((owner) => [...owners, owner]));
  }
  return all;
}

/** In how many ways `k` of `n` can be chosen. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at += 1) ways = (ways * (n - k + at)) / at;
  return Math.round(ways);
}

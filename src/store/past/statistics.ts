import { inSlices } from '../../files/pace.ts';
import type { Seat } from '../../engine/seat.ts';
import { parseTally } from '../tally-parse.ts';
import type { TallyDeal } from '../tally.ts';
import { peopleOf } from './people.ts';
import type { PastRecord, Person } from './types.ts';

/** How often something was tried, and came off. */
export interface Tried {
  readonly tried: number;
  readonly made: number;
}

/** What one of the two has done. */
export interface Side {
  readonly name: string;
  readonly won: number;
  readonly points: number;
  readonly contracts: Tried;
  /** Doubles of this player, and those after which the contract failed. */
  readonly doubles: Tried;
  readonly slams: Tried;
  readonly captures: number;
}

/** Two players who have met, from finished deals only. */
export interface PairStatistics {
  readonly matches: number;
  readonly drawn: number;
  readonly deals: number;
  readonly sides: readonly [Side, Side];
  /** By level 0 to 7, and by strain. */
  readonly levels: readonly Tried[];
  readonly strains: Readonly<Record<string, Tried>>;
  /** Deals by how many cards the dealer drew. */
  readonly drawn4812: Readonly<Record<string, number>>;
}

interface Count {
  tried: number;
  made: number;
}
const none = (): Count => ({ tried: 0, made: 0 });
const side = (name: string) => ({
  name,
  won: 0,
  points: 0,
  contracts: none(),
  doubles: none(),
  slams: none(),
  captures: 0,
});
const SMALL_SLAM = 6;

/** The statistics of every pair of players, those who met most often first. Works in short slices. */
export async function statisticsOf(records: readonly PastRecord[]): Promise<readonly PairStatistics[]> {
  const people = peopleOf(records);
  const pairs = new Map<string, Pair>();
  const numbers = new Map<Person, number>();
  const numberOf = (person: Person): number => {
    const number = numbers.get(person) ?? numbers.size;
    numbers.set(person, number);
    return number;
  };
  await inSlices(records, (record) => {
    const [north, south] = [people.get(record.players.N), people.get(record.players.S)];
    if (north === undefined || south === undefined || record.deals === 0) return;
    const turned = numberOf(north) > numberOf(south);
    const [first, second] = turned ? [south, north] : [north, south];
    const key = `${numberOf(first)} ${numberOf(second)}`;
    const pair = pairs.get(key) ?? new Pair(first.name, second.name);
    pairs.set(key, pair);
    pair.add(record, turned);
  });
  return [...pairs.values()].sort((a, b) => b.deals - a.deals);
}

/** Sums up. */
class Pair implements PairStatistics {
  matches = 0;
  drawn = 0;
  deals = 0;
  readonly sides: readonly [ReturnType<typeof side>, ReturnType<typeof side>];
  readonly levels = Array.from({ length: 8 }, none);
  readonly strains: Record<string, Count> = {};
  readonly drawn4812: Record<string, number> = {};

  constructor(first: string, second: string) {
    this.sides = [side(first), side(second)];
  }

  add(record: PastRecord, turned: boolean): void {
    const of = (seat: Seat) => this.sides[(seat === 'N') === turned ? 1 : 0];
    this.matches += 1;
    const winner = record.outcome?.winner ?? null;
    if (winner === 'draw') this.drawn += 1;
    else if (winner !== null) of(winner).won += 1;
    of('N').points += record.totals.N;
    of('S').points += record.totals.S;
    for (const deal of parseTally(record.tally)) this.#deal(deal, of);
  }

  #deal(deal: TallyDeal, of: (seat: Seat) => ReturnType<typeof side>): void {
    const made = Number(deal.tricks >= 6 + deal.level);
    const declarer = of(deal.declarer);
    const defender = of(deal.declarer === 'N' ? 'S' : 'N');
    this.deals += 1;
    const level = this.levels[deal.level];
    for (const count of [declarer.contracts, level, (this.strains[deal.strain] ??= none())]) {
      if (count === undefined) continue;
      count.tried += 1;
      count.made += made;
    }
    if (deal.doubled > 0) {
      defender.doubles.tried += 1;
      defender.doubles.made += 1 - made;
    }
    if (deal.level >= SMALL_SLAM) {
      declarer.slams.tried += 1;
      declarer.slams.made += made;
    }
    if (deal.exchange === null) return;
    const { drawn, capture } = deal.exchange;
    this.drawn4812[drawn] = (this.drawn4812[drawn] ?? 0) + 1;
    if (capture !== null) of(capture).captures += 1;
  }
}

import type { Bid, Level } from '../auction/call.ts';
import type { Strain } from '../cards.ts';
import type { Seat } from '../seat.ts';

/** 0 undoubled, 1 doubled, 2 redoubled. */
export type Doubled = 0 | 1 | 2;

/** The last bid of an auction and who must make it (R22). */
export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubled: Doubled;
  readonly declarer: Seat;
}

/** A contract and the tricks its declarer took, 0 to 13. */
export interface DealResult extends Contract {
  readonly tricks: number;
}

/** The bid that became the contract. */
export function bidOfContract(contract: Pick<Contract, 'level' | 'strain'>): Bid {
  // Level 0 exists in no-trump only (R13), which the two fields apart cannot say.
  return `${contract.level}${contract.strain}` as Bid;
}

/** Tricks that the declarer has contracted for, 6 to 13 (R13). */
export function tricksNeeded(contract: Pick<Contract, 'level'>): number {
  return 6 + contract.level;
}

/** Tricks over (positive) or short (negative), −13 to 7; 0 is exactly made. */
export function overOrShort(result: Pick<DealResult, 'level' | 'tricks'>): number {
  return result.tricks - tricksNeeded(result);
}

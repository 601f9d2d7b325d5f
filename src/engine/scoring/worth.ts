import { opponent } from '../seat.ts';
import { tricksNeeded } from './contract.ts';
import type { Contract, DealResult } from './contract.ts';
import { pointsOf } from './points.ts';
import type { ScoringSystem, Worth } from './system.ts';

/** What a contract and its defeat are worth to the declarer and the defender after the earlier results of the match. */
export function worthNow<Result, Bid extends Pick<Contract, 'level' | 'declarer'>>(
  system: ScoringSystem<Result | (Bid & Pick<DealResult, 'tricks'>)>,
  contract: Bid,
  earlierResults: readonly Result[],
): Worth {
  const points = (tricks: number) => pointsOf(system.lines({ ...contract, tricks }, earlierResults));
  const needed = tricksNeeded(contract);
  return {
    made: points(needed)[contract.declarer],
    oneShort: points(needed - 1)[opponent(contract.declarer)],
  };
}

import { opponent } from '../seat.ts';
import { tricksNeeded } from './contract.ts';
import type { Contract, DealResult } from './contract.ts';
import { pointsOf } from './points.ts';
import type { ScoringSystem, Worth } from './system.ts';

/** What a contract and its defeat are worth to the declarer and the defender after the earlier results of the match. */
export function worthNow(
  system: ScoringSystem,
  contract: Contract,
  earlierResults: readonly DealResult[],
): Worth {
  const { level, strain, doubled, declarer } = contract;
  const points = (tricks: number) =>
    pointsOf(system.lines({ level, strain, doubled, declarer, tricks }, earlierResults));
  const needed = tricksNeeded(contract);
  return { made: points(needed)[declarer], oneShort: points(needed - 1)[opponent(declarer)] };
}

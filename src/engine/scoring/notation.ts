/** Contracts and results as text (rulings §1). The declarer is not part of it and stands beside it. */

import { BIDS, levelOf, strainOf } from '../auction/call.ts';
import type { Seat } from '../seat.ts';
import { bidOfContract, overOrShort, tricksNeeded } from './contract.ts';
import type { Contract, DealResult, Doubled } from './contract.ts';

const TRICKS_IN_DEAL = 13;

/** `4SX` and the like. */
export function formatContract(contract: Omit<Contract, 'declarer'>): string {
  return bidOfContract(contract) + 'X'.repeat(contract.doubled);
}

/** The contract that `formatContract` writes so, `null` for any other text. */
export function parseContract(text: string, declarer: Seat): Contract | null {
  // `split` keeps what its group matched, so this takes the ending off the rest.
  const [bidText, doubling = ''] = text.split(/(X+)$/);
  const bid = BIDS.find((candidate) => candidate === bidText);
  if (bid === undefined || doubling.length > 2) return null;
  return { level: levelOf(bid), strain: strainOf(bid), doubled: doubling.length as Doubled, declarer };
}

/** `3NT=`, `4SX+2`, `2NT-1`: the contract, and the tricks over or short. */
export function formatResult(result: Omit<DealResult, 'declarer'>): string {
  const over = overOrShort(result);
  const suffix = over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`;
  return formatContract(result) + suffix;
}

/** The result that `formatResult` writes so, `null` for any other text: also if there are not so many tricks. */
export function parseResult(text: string, declarer: Seat): DealResult | null {
  const [contractText = '', suffix] = text.split(/(=|[+-][1-9]\d?)$/);
  if (suffix === undefined) return null;
  const contract = parseContract(contractText, declarer);
  if (contract === null) return null;
  const tricks = tricksNeeded(contract) + (suffix === '=' ? 0 : Number(suffix));
  return tricks >= 0 && tricks <= TRICKS_IN_DEAL ? { ...contract, tricks } : null;
}

import { BIDS } from '../auction/call.ts';
import type { Bid } from '../auction/call.ts';
import type { Ruling } from '../errors.ts';
import { opponent } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { bidOfContract, overOrShort } from './contract.ts';
import type { Contract, DealResult } from './contract.ts';
import { amountOf, sumOf } from './sum.ts';
import type { ScoreLine, ScoreName, Sum } from './system.ts';
import { MADE_DOUBLED, NAMED_BIDS } from './tables.ts';
import type { BidName, TricksShort } from './tables.ts';

/** A line above the line, or on a sheet that has one column only. */
export function line(name: ScoreName, ruling: Ruling, seat: Seat, points: number | Sum): ScoreLine {
  const sum = typeof points === 'number' ? sumOf([{ times: 1, each: points }]) : points;
  return { name, ruling, seat, amount: amountOf(sum), sum, where: 'above' };
}

/** A line below the line (R62). */
export function lineBelow(name: ScoreName, ruling: Ruling, seat: Seat, points: number | Sum): ScoreLine {
  return { ...line(name, ruling, seat, points), where: 'below' };
}

/** `lines` without those that bring nothing, so that a scoring can list every part a deal may have. */
export function scoring(lines: readonly ScoreLine[]): readonly ScoreLine[] {
  return lines.filter(({ amount }) => amount > 0);
}

const NAME_OF_BID: ReadonlyMap<Bid, BidName> = new Map(
  (Object.keys(NAMED_BIDS) as BidName[]).flatMap((name) => NAMED_BIDS[name].map((bid) => [bid, name])),
);

/** What the bid of a contract is called (R50). A level and strain that are no bid (`0C`) are a fault of the caller. */
export function bidName(contract: Pick<Contract, 'level' | 'strain'>): BidName {
  const bid = bidOfContract(contract);
  const name = NAME_OF_BID.get(bid);
  if (name === undefined) throw new RangeError(`${bid} is none of ${BIDS.join(' ')}`);
  return name;
}

/** The name for making a doubled or redoubled contract (R51, R64). */
export function madeDoubledName(contract: Pick<Contract, 'doubled'>): ScoreName {
  return contract.doubled === 2 ? 'made-redoubled' : 'made-doubled';
}

/** The line for a made doubled or redoubled contract outside rubbers (R51, R73); nothing if undoubled. */
export function madeDoubledLine(contract: Contract, ruling: Ruling): ScoreLine {
  return line(madeDoubledName(contract), ruling, contract.declarer, MADE_DOUBLED[contract.doubled]);
}

/** The defender's line for a defeated contract outside rubbers (R53, R74). */
export function tricksShortLine(result: DealResult, ruling: Ruling, table: TricksShort): ScoreLine {
  const short = Math.min(-overOrShort(result), 6) as keyof TricksShort;
  return line('tricks-short', ruling, opponent(result.declarer), table[short][result.doubled]);
}

import { contractOf, explainCall, makeCall } from '../../engine/auction/index.ts';
import type { AuctionState, CallRecord } from '../../engine/auction/index.ts';
import { bidOfCueBid, isBid, isCueBid, levelOf, strainOf } from '../../engine/auction/call.ts';
import type { Bid, Call } from '../../engine/auction/call.ts';
import { PRESETS } from '../../engine/options.ts';
import type { Contract, Doubled } from '../../engine/scoring/contract.ts';
import { opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere } from './auctions.ts';
import { different, mixed, until } from './chance.ts';
import type { DrillLevel, Option, Question } from './question.ts';

const LAST_CALLS: readonly Call[] = ['P', 'XX'];

/** The call ends the auction: what is the contract, and whose (R22)? 1: undoubled; 2: with doubles about; 3: with cue-bids and transfers. */
export function contract(level: DrillLevel, random: RandomBelow): Question {
  return until(() => {
    const { position, auction } = auctionWhere(
      level === 3 ? PRESETS.advanced : PRESETS.basic,
      (place) => place.calls.length > 1 && fits(place, level) && lastCall(place, random) !== null,
      random,
    );
    const call = lastCall(auction, random);
    const made = call === null ? null : contractOf(makeCall(auction, call));
    if (call === null || made === null) return null;
    const right: Option = { type: 'contract', contract: made };
    const wrong = mistakes(made, auction).map((one): Option => ({ type: 'contract', contract: one }));
    const seat = auction.turn ?? auction.dealer;
    return {
      kind: 'contract',
      level,
      rulings: ['R22', 'R21'],
      asks: { type: 'contract', seat, call },
      position,
      moves: [],
      hidden: ['N', 'S'],
      ...mixed({ option: right }, different(right, wrong, 3, random), random),
      lines: [],
    };
  });
}

function fits({ calls }: AuctionState, level: DrillLevel): boolean {
  const said = (call: Call): boolean => calls.some((record) => record.call === call);
  if (level === 1) return !said('X');
  return level === 2 ? said('X') : said('T') || calls.some(({ call }) => isCueBid(call));
}

/** A call that ends the auction here, `null` if there is none. */
function lastCall(auction: AuctionState, random: RandomBelow): Call | null {
  const ends = LAST_CALLS.filter(
    (call) => explainCall(auction, call) === null && makeCall(auction, call).turn === null,
  );
  return ends[random(Math.max(1, ends.length))] ?? null;
}

/** The other declarer, the other doublings, and the bids before the last. */
function mistakes(right: Contract, { calls }: AuctionState): readonly Contract[] {
  const other = { ...right, declarer: opponent(right.declarer) };
  const doublings = ([0, 1, 2] as const satisfies readonly Doubled[]).map((doubled) => ({
    ...right,
    doubled,
  }));
  const bids = calls.slice(-5).flatMap((record): Contract[] => {
    const bid = bidOf(record);
    return bid === null
      ? []
      : [{ level: levelOf(bid), strain: strainOf(bid), doubled: right.doubled, declarer: record.seat }];
  });
  return [other, ...doublings, { ...other, doubled: 0 }, ...bids];
}

function bidOf({ call }: CallRecord): Bid | null {
  if (isCueBid(call)) return bidOfCueBid(call);
  return isBid(call) ? call : null;
}

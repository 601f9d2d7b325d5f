import { contractOf, legalCalls, makeCall, startAuction } from '../engine/auction/index.ts';
import type { AuctionState } from '../engine/auction/index.ts';
import { KEYWORDS, bidHeight, isCueBid } from '../engine/auction/call.ts';
import type { Call } from '../engine/auction/call.ts';
import { bidOfContract } from '../engine/scoring/contract.ts';
import type { Contract } from '../engine/scoring/contract.ts';
import { SEATS } from '../engine/seat.ts';
import type { Draft } from './draft.ts';

type Table = Pick<Draft, 'dealer' | 'hands' | 'options'>;

/**
 * A legal auction that ends in this contract with these hands: a shortest one of natural calls, else a shortest one that has cue-bids in
 * it. `null` if there is none: then what each hand may bid (R15, R16, R17) leads nowhere near.
 */
export function auctionTo(contract: Contract, { dealer, hands, options }: Table): readonly Call[] | null {
  const start = startAuction(dealer, hands, options);
  const natural = search(start, contract, (call) => !isCueBid(call));
  return natural ?? (options.cueBids ? search(start, contract, () => true) : null);
}

/**
 * Goes through the engine's legal calls, one more at a time. Auctions that leave the same possibilities are gone on with once; of two that
 * differ in the keywords that were answered, the one that had fewer leaves more (R24).
 */
function search(
  start: AuctionState,
  contract: Contract,
  allowed: (call: Call) => boolean,
): readonly Call[] | null {
  const highest = bidHeight(bidOfContract(contract));
  const seen = new Map<string, number[]>();
  let row: readonly AuctionState[] = [start];
  while (row.length > 0) {
    const next: AuctionState[] = [];
    for (const after of row.flatMap((auction) => followers(auction, highest, allowed))) {
      if (after.turn !== null) {
        if (isNew(seen, after)) next.push(after);
      } else if (isContract(after, contract)) return after.calls.map(({ call }) => call);
    }
    row = next;
  }
  return null;
}

/** The auction after each call that does not bid higher than the contract. */
function followers(
  auction: AuctionState,
  highest: number,
  allowed: (call: Call) => boolean,
): readonly AuctionState[] {
  return legalCalls(auction)
    .filter(allowed)
    .map((call) => makeCall(auction, call))
    .filter(({ height }) => height <= highest);
}

function isContract(auction: AuctionState, contract: Contract): boolean {
  const found = contractOf(auction);
  return (
    found !== null &&
    found.level === contract.level &&
    found.strain === contract.strain &&
    found.doubled === contract.doubled &&
    found.declarer === contract.declarer
  );
}

/** Is there anything that this auction leaves open and none that was seen does? Notes it as seen. */
function isNew(
  seen: Map<string, number[]>,
  { turn, last, doubled, question, calls, answered }: AuctionState,
): boolean {
  const key = JSON.stringify([turn, last, doubled, question, calls.at(-1)?.meaning]);
  const words = SEATS.flatMap((seat) => answered[seat].map((keyword) => `${seat}${keyword}`));
  const mask = words.reduce((bits, word) => bits | (1 << ANSWERS.indexOf(word)), 0);
  const before = seen.get(key) ?? [];
  if (before.some((other) => (other & mask) === other)) return false;
  seen.set(key, [...before, mask]);
  return true;
}

const ANSWERS = SEATS.flatMap((seat) => KEYWORDS.map((keyword) => `${seat}${keyword}`));

import { legalCalls, makeCall, startAuction } from '../../engine/auction/index.ts';
import type { AuctionState, CallRecord } from '../../engine/auction/index.ts';
import { isBid } from '../../engine/auction/call.ts';
import type { Call } from '../../engine/auction/call.ts';
import type { Options } from '../../engine/options.ts';
import { SEATS } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { Position } from '../position.ts';
import { chance, pick, until } from './chance.ts';
import { dealtHands } from './hands.ts';

/** A place in a random auction: as it is laid out, and as the rules see it. */
export interface Spot {
  readonly position: Position;
  readonly auction: AuctionState;
}

const LONGEST = 16;

/** A random legal auction up to a place that is `wanted`; not always the first such place. */
export function auctionWhere(
  options: Options,
  wanted: (auction: AuctionState) => boolean,
  random: RandomBelow,
): Spot {
  return until(() => {
    const { hands, rest } = dealtHands(random(3), random);
    const dealer = pick(SEATS, random);
    let auction = startAuction(dealer, hands, options);
    while (auction.turn !== null && auction.calls.length < LONGEST) {
      if (wanted(auction) && chance(70, random)) {
        const calls = auction.calls.map(({ call }) => call);
        return { position: auctionPosition(options, { dealer, hands, upcard: rest[0], calls }), auction };
      }
      auction = makeCall(auction, someCall(auction, random));
    }
    return null;
  });
}

/** A deal set up in the auction. */
export function auctionPosition(
  options: Options,
  set: Pick<Position, 'dealer' | 'hands' | 'upcard' | 'calls'>,
): Position {
  return { options, start: 'auction', pack: [], cards: [], ...set };
}

/** The latest call, if there is one. */
export function latestCall({ calls }: AuctionState): CallRecord | undefined {
  return calls.at(-1);
}

/** A legal call: often one that keeps the auction long and odd, else a pass or a low bid, seldom any. */
function someCall(auction: AuctionState, random: RandomBelow): Call {
  const legal = legalCalls(auction);
  const odd = legal.filter((call) => call.includes('-') || call === 'X' || call === 'XX' || call === 'T');
  if (odd.length > 0 && chance(50, random)) return pick(odd, random);
  if (legal.includes('P') && chance(25, random)) return 'P';
  const bids = legal.filter(isBid);
  if (bids.length === 0) return pick(legal, random);
  return pick(chance(85, random) ? bids.slice(0, 5) : bids.slice(0, 12), random);
}

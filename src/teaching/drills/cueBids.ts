import type { AuctionState } from '../../engine/auction/index.ts';
import { PRESETS } from '../../engine/options.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { legalCall } from './legalCall.ts';
import type { Focus } from './legalCall.ts';
import type { DrillLevel, Question } from './question.ts';

const options = PRESETS.advanced;
const HIGH = 17;

const natural = ({ last, question }: AuctionState): boolean => last !== null && question === null;
const asks = (auction: AuctionState): boolean =>
  natural(auction) && auction.turn !== null && auction.holdings[auction.turn].points >= 10;
const asksAgain = (auction: AuctionState): boolean =>
  asks(auction) && auction.turn !== null && auction.answered[auction.turn].length > 0;

/** Cue-bids, by level: what is refused, and where. */
const FOCUSES: Readonly<Record<DrillLevel, readonly Focus[]>> = {
  1: [
    { code: 'cue-bid-needs-ten', options, where: natural },
    { code: 'cue-bid-level', options, where: asks },
  ],
  2: [
    { code: 'cue-bid-cannot-open', options, where: ({ last }) => last === null },
    { code: 'cue-bid-level', options, where: asks },
  ],
  3: [
    { code: 'already-answered', options, where: asksAgain },
    { code: 'cue-bid-no-room', options, where: (auction) => asks(auction) && auction.height >= HIGH },
  ],
};

/** Which cue-bid is legal, or which call is not (R23–R27)? */
export function cueBids(level: DrillLevel, random: RandomBelow): Question {
  return legalCall('cue-bids', level, FOCUSES[level], random);
}

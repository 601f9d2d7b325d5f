import type { AuctionState } from '../../engine/auction/index.ts';
import { PRESETS } from '../../engine/options.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { latestCall } from './auctions.ts';
import { legalCall } from './legalCall.ts';
import type { Focus } from './legalCall.ts';
import type { DrillLevel, Question } from './question.ts';

const options = PRESETS.advanced;

const asked = ({ question }: AuctionState): boolean => question?.stage === 'asked';
const evaded = (auction: AuctionState): boolean =>
  asked(auction) && latestCall(auction)?.meaning === 'evading-cue-bid';

/** Calls of a player who was asked, by level: what is refused, and where. */
const FOCUSES: Readonly<Record<DrillLevel, readonly Focus[]>> = {
  1: [
    { code: 'must-answer', options, where: asked },
    { code: 'untrue-answer', options, where: asked },
  ],
  2: [
    { code: 'jump-needs-four', options, where: asked },
    { code: 'no-void', options, where: asked },
    { code: 'cue-bid-needs-ten', options, where: asked },
  ],
  3: [
    { code: 'must-answer', options, where: evaded, also: ['R33'] },
    { code: 'untrue-answer', options, where: evaded, also: ['R33'] },
    { code: 'cue-bid-level', options, where: asked },
    { code: 'cue-bid-no-room', options, where: asked },
  ],
};

/** Asked by a cue-bid: which call is legal, or is not (R28, R31, R33)? */
export function evasions(level: DrillLevel, random: RandomBelow): Question {
  return legalCall('evasions', level, FOCUSES[level], random);
}

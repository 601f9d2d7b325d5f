import type { AuctionState } from '../../engine/auction/index.ts';
import { isBid, levelOf, strainOf } from '../../engine/auction/call.ts';
import type { Call } from '../../engine/auction/call.ts';
import { countSuit, suitOfStrain } from '../../engine/hand.ts';
import { PRESETS } from '../../engine/options.ts';
import type { Options } from '../../engine/options.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { latestCall } from './auctions.ts';
import { legalCall } from './legalCall.ts';
import type { Focus } from './legalCall.ts';
import type { DrillLevel, Question } from './question.ts';

const { basic } = PRESETS;
const OPENING_JUMP: Options = { ...basic, openingJump: true };

const opens = ({ last }: AuctionState): boolean => last === null;
const goesOn = ({ last }: AuctionState): boolean => last !== null;
const after = (meaning: string) => (auction: AuctionState) => latestCall(auction)?.meaning === meaning;

/** An opening on two or three cards that would be a jump if it followed a bid. */
function highOpening({ hands, dealer }: AuctionState, call: Call): boolean {
  if (!isBid(call) || levelOf(call) < 2) return false;
  const suit = suitOfStrain(strainOf(call));
  return suit !== null && countSuit(hands[dealer], suit) < 4;
}

/** Natural calls, by level: what is refused, and where. */
const FOCUSES: Readonly<Record<DrillLevel, readonly Focus[]>> = {
  1: [
    { code: 'bid-too-low', options: basic, where: goesOn },
    { code: 'two-cards-needed', options: basic, where: opens },
    { code: 'two-cards-needed', options: basic, where: goesOn },
    { code: 'no-void', options: basic, where: opens },
  ],
  2: [
    { code: 'must-open', options: basic, where: opens },
    { code: 'jump-needs-four', options: basic, where: goesOn },
    { code: 'nothing-to-double', options: basic, where: after('pass') },
    { code: 'no-void', options: basic, where: goesOn },
  ],
  3: [
    // An opening is no jump, however high it is, unless the match says so.
    { code: 'two-cards-needed', options: basic, where: opens, beside: highOpening, also: ['R17'] },
    { code: 'opening-needs-four', options: OPENING_JUMP, where: opens },
    {
      code: 'jump-needs-four',
      options: basic,
      where: goesOn,
      trap: ({ code, params }) => code === 'jump-needs-four' && params.held >= 2,
    },
    { code: 'nothing-to-redouble', options: basic, where: goesOn },
    { code: 'nothing-to-double', options: basic, where: after('double') },
  ],
};

/** Which natural call is legal, or is not (R12–R20)? */
export function calls(level: DrillLevel, random: RandomBelow): Question {
  return legalCall('calls', level, FOCUSES[level], random);
}

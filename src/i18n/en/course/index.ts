import type { CourseWords } from '../../courseWords.ts';
import { adviceAsking } from './advice-asking.ts';
import { adviceBidding } from './advice-bidding.ts';
import { advicePlay } from './advice-play.ts';
import { asking } from './asking.ts';
import { askingMore } from './asking-more.ts';
import { bidding } from './bidding.ts';
import { capturing } from './capturing.ts';
import { colons } from './colons.ts';
import { exampleAuctions } from './example-auctions.ts';
import { exampleColons } from './example-colons.ts';
import { exampleCueBids } from './example-cue-bids.ts';
import { exampleEvasions } from './example-evasions.ts';
import { exampleScores } from './example-scores.ts';
import { exampleSlam } from './example-slam.ts';
import { exampleTransfer } from './example-transfer.ts';
import { exchange } from './exchange.ts';
import { hawaii } from './hawaii.ts';
import { pack } from './pack.ts';
import { rubber } from './rubber.ts';
import { sixDeal } from './six-deal.ts';
import { summary } from './summary.ts';
import { tricks } from './tricks.ts';

/** The words of the course, in the order of its chapters. */
export const course: CourseWords = {
  pack,
  exchange,
  bidding,
  tricks,
  colons,
  capturing,
  asking,
  'asking-more': askingMore,
  'six-deal': sixDeal,
  hawaii,
  rubber,
  summary,
  'advice-bidding': adviceBidding,
  'advice-play': advicePlay,
  'advice-asking': adviceAsking,
  'example-auctions': exampleAuctions,
  'example-cue-bids': exampleCueBids,
  'example-evasions': exampleEvasions,
  'example-slam': exampleSlam,
  'example-transfer': exampleTransfer,
  'example-colons': exampleColons,
  'example-scores': exampleScores,
};

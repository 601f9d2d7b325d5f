import type { PageTable } from '../lesson.ts';
import { CHAPTERS } from './chapters.ts';
import type { ChapterGroup, ChapterId } from './chapters.ts';
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

export type { ChapterGroup, ChapterId } from './chapters.ts';

/** A chapter without its words. */
export interface Chapter {
  readonly id: ChapterId;
  readonly group: ChapterGroup;
  readonly pages: readonly PageTable[];
}

const PAGES: Readonly<Record<ChapterId, readonly PageTable[]>> = {
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

/** The course, chapter after chapter. */
export const COURSE: readonly Chapter[] = CHAPTERS.map((chapter) => ({
  ...chapter,
  pages: PAGES[chapter.id],
}));

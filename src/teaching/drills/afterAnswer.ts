import type { AuctionState } from '../../engine/auction/index.ts';
import { PRESETS } from '../../engine/options.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { latestCall } from './auctions.ts';
import { legalCall } from './legalCall.ts';
import type { Focus } from './legalCall.ts';
import type { DrillLevel, Question } from './question.ts';

const options = PRESETS.advanced;

const stage =
  (...stages: readonly string[]) =>
  ({ question }: AuctionState): boolean =>
    question !== null && stages.includes(question.stage);
const answered = stage('answered', 'answered-again');
const transferred = (auction: AuctionState): boolean => latestCall(auction)?.meaning === 'transfer';

/** Calls straight after an answer, by level: what is refused, and where. */
const FOCUSES: Readonly<Record<DrillLevel, readonly Focus[]>> = {
  1: [
    { code: 'no-pass-after-answer', options, where: answered },
    { code: 'transfer-needs-four', options, where: answered },
  ],
  2: [
    { code: 'cue-bid-level', options, where: answered },
    { code: 'recue-needs-suit', options, where: stage('answered') },
    { code: 'transfer-no-void', options, where: answered },
    { code: 'nothing-to-transfer', options, where: transferred, also: ['R39'] },
  ],
  3: [
    { code: 'recue-once', options, where: stage('answered-again') },
    { code: 'recue-no-room', options, where: stage('answered') },
    { code: 'already-answered', options, where: answered },
    { code: 'must-answer-again', options, where: stage('asked-again') },
  ],
};

/** What the cue-bidder may call after an answer, and the responder after that (R34–R39): which is legal, or is not? */
export function afterAnswer(level: DrillLevel, random: RandomBelow): Question {
  return legalCall('after-answer', level, FOCUSES[level], random);
}

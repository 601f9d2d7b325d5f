import type { SheetRow } from '../../engine/scoring/index.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { afterAnswer } from './afterAnswer.ts';
import { answers } from './answers.ts';
import { calls } from './calls.ts';
import { capture } from './capture.ts';
import { cards } from './cards.ts';
import { claim } from './claim.ts';
import { contract } from './contract.ts';
import { cueBids } from './cueBids.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { ending } from './ending.ts';
import { evasions } from './evasions.ts';
import { hawaii } from './hawaii.ts';
import { ladder } from './ladder.ts';
import { looking } from './looking.ts';
import { match, sixDealSheet } from './match.ts';
import { meaning } from './meaning.ts';
import { nextLead } from './nextLead.ts';
import { order } from './order.ts';
import { points } from './points.ts';
import type { Asked, DrillLevel, Kind, Question } from './question.ts';
import { rubber } from './rubber.ts';
import { rubberEnd, rubberSheet } from './rubberEnd.ts';
import { fromSeed } from './seed.ts';
import { sixDeal } from './sixDeal.ts';
import { summary } from './summary.ts';
import { unseen } from './unseen.ts';
import { winner } from './winner.ts';

export { lineOf } from './line.ts';
export { NO_PROGRESS, answered, nextQuestion, standingIn } from './queue.ts';
export type { Next, Progress, Standing, Tally, Waiting } from './queue.ts';
export { DRILL_LEVELS, KINDS, THINGS } from './question.ts';
export type {
  Asked,
  Asks,
  Continuation,
  DrillLevel,
  Kind,
  Option,
  Outcome,
  Question,
  Thing,
} from './question.ts';

const MAKERS: Readonly<Record<Kind, (level: DrillLevel, random: RandomBelow) => Question>> = {
  draw,
  discard,
  unseen,
  capture,
  order,
  ladder,
  calls,
  ending,
  contract,
  points,
  'cue-bids': cueBids,
  answers,
  evasions,
  'after-answer': afterAnswer,
  meaning,
  cards,
  winner,
  'next-lead': nextLead,
  looking,
  claim,
  'six-deal': sixDeal,
  hawaii,
  summary,
  match,
  rubber,
  'rubber-end': rubberEnd,
};

/** A random question of a kind and level, with exactly one right option. Chance comes in. */
export function ask(kind: Kind, level: DrillLevel, random: RandomBelow): Question {
  return MAKERS[kind](level, random);
}

/**
 * The deals that a question tells of, as a sheet writes them; none if it tells of none. Who won games or is vulnerable stands in the rows too:
 * show what was scored below and above the line, and leave the rest to the reader.
 */
export function rowsOf({ asks }: Question): readonly SheetRow[] {
  switch (asks.type) {
    case 'goes-on':
      return sixDealSheet(asks.results).rows;
    case 'vulnerable':
    case 'closing':
    case 'rubber-winner':
      return rubberSheet(asks.results, false).rows;
    default:
      return [];
  }
}

/** The question of a seed: the same one each time. */
export function askAgain({ kind, level, seed }: Asked): Question {
  return ask(kind, level, fromSeed(seed));
}

import { legalCalls, meaningOf } from '../../engine/auction/index.ts';
import type { Call, Meaning } from '../../engine/auction/call.ts';
import { PRESETS } from '../../engine/options.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere } from './auctions.ts';
import { different, mixed, pick } from './chance.ts';
import type { DrillLevel, Option, Question } from './question.ts';

/** What is asked about at each level, each with what it is taken for. */
const MEANINGS: Readonly<Record<DrillLevel, Readonly<Partial<Record<Meaning, readonly Meaning[]>>>>> = {
  1: {
    natural: ['jump', 'answer', 'cue-bid'],
    jump: ['natural', 'evading-jump', 'cue-bid'],
    'cue-bid': ['jump', 'natural', 'answer'],
    answer: ['natural', 'jump', 'cue-bid'],
  },
  2: {
    double: ['recue-bid', 'redouble', 'pass'],
    'evading-jump': ['jump', 'answer', 'evading-cue-bid'],
    'evading-cue-bid': ['cue-bid', 'answer', 'subsequent-cue-bid'],
    'recue-bid': ['double', 'redouble', 'second-answer'],
    transfer: ['answer', 'recue-bid', 'natural'],
  },
  3: {
    'second-answer': ['answer', 'natural', 'jump'],
    'subsequent-cue-bid': ['cue-bid', 'evading-cue-bid', 'recue-bid'],
    'evading-cue-bid': ['cue-bid', 'subsequent-cue-bid', 'answer'],
    natural: ['answer', 'second-answer', 'transfer'],
    jump: ['evading-jump', 'answer', 'subsequent-cue-bid'],
    'recue-bid': ['double', 'second-answer', 'subsequent-cue-bid'],
  },
};

/** What does a call say in its place (R40)? */
export function meaning(level: DrillLevel, random: RandomBelow): Question {
  const wanted = MEANINGS[level];
  const of = pick(Object.keys(wanted) as Meaning[], random);
  // At the last level the same calls are natural that were answers elsewhere: where a cue-bid has just been answered.
  const late = level === 3 && (of === 'natural' || of === 'jump');
  let call: Call = 'P';
  const { position, auction } = auctionWhere(
    PRESETS.advanced,
    (place) => {
      if (late && place.question === null) return false;
      const found = shuffle(legalCalls(place), random).find((one) => meaningOf(place, one) === of);
      call = found ?? call;
      return found !== undefined;
    },
    random,
  );
  const option = (one: Meaning): Option => ({ type: 'meaning', meaning: one });
  const right = option(of);
  return {
    kind: 'meaning',
    level,
    rulings: ['R40'],
    asks: { type: 'meaning', seat: auction.turn ?? auction.dealer, call },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed({ option: right }, different(right, (wanted[of] ?? []).map(option), 3, random), random),
    lines: [],
  };
}

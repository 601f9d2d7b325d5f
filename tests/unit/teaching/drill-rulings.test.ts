import { describe, expect, it } from 'vitest';
import { explainCall, startAuction } from '../../../src/engine/auction/index.ts';
import { KEYWORDS } from '../../../src/engine/auction/call.ts';
import type { Bid, Call } from '../../../src/engine/auction/call.ts';
import { groupOf, isColon } from '../../../src/engine/cards.ts';
import { act } from '../../../src/engine/index.ts';
import { turnOf } from '../../../src/engine/match/state.ts';
import { bySeat } from '../../../src/engine/seat.ts';
import { DRILL_LEVELS, KINDS, askAgain } from '../../../src/teaching/drills/index.ts';
import type { Question } from '../../../src/teaching/drills/index.ts';
import type { Position } from '../../../src/teaching/position.ts';
import { sheetOf } from '../../support/drill-scores.ts';
import { stateOf } from '../../support/drill-state.ts';
import { rightOnes } from '../../support/drills.ts';

/** Every ruling from R7 to R66; 56 to 59 are given to none. */
const RULINGS = Array.from({ length: 60 }, (_, at) => at + 7)
  .filter((number) => number < 56 || number > 59)
  .map((number) => `R${number}` as const);

const SEEDS = 60;
const QUESTIONS = KINDS.flatMap((kind) =>
  DRILL_LEVELS.flatMap((level) =>
    Array.from({ length: SEEDS }, (_, seed) => askAgain({ kind, level, seed })),
  ),
);

const asksOf =
  (...types: readonly Question['asks']['type'][]) =>
  ({ asks }: Question): boolean =>
    types.includes(asks.type);

/** The calls before the question and the meaning of the last of them. */
function latest(question: Question): string | undefined {
  const { phase } = stateOf(question);
  return phase.name === 'auction' ? phase.auction.calls.at(-1)?.meaning : undefined;
}

const rightOption = ({ options, right }: Question) => options[right]!;
const calls = ({ asks }: Question): Call | null => (asks.type === 'outcome' ? asks.call : null);
const led = ({ position }: Question) =>
  position !== null && position.cards.length % 2 === 1 ? position.cards.at(-1)! : null;

/** With another upcard, of another group, the dealer would draw another number; the receiver draws two under any. */
function hangsOnUpcard(question: Question): boolean {
  const { position } = question;
  if (position === null) return false;
  const other = position.pack.find((card) => groupOf(card) !== groupOf(position.upcard))!;
  const pack = position.pack.map((card) => (card === other ? position.upcard : card));
  const drawn = (of: Position): string => {
    const options = [4, 8, 12].map((number) => ({ type: 'number', number }) as const);
    const asks = { type: 'draws', seat: of.dealer } as const;
    return rightOnes({ ...question, moves: [], position: of, options, asks }).join();
  };
  return drawn(position) !== drawn({ ...position, upcard: other, pack });
}

/** Asked with another keyword, the same hand would give another answer. */
function hangsOnKeyword(question: Question): boolean {
  const { position } = question;
  if (position === null) return false;
  const at = position.calls.findLastIndex((call) => call.includes('-'));
  return KEYWORDS.some((keyword) => {
    const cue = `${position.calls[at]!.split('-')[0] as Bid}-${keyword}` as const;
    const other = position.calls.with(at, cue);
    try {
      return !rightOnes({ ...question, position: { ...position, calls: other } }).includes(question.right);
    } catch {
      // The auction could not have gone so.
      return true;
    }
  });
}

/** Does a natural bid of the right answer want more of the hand than there is? */
function thinAnswer(question: Question): boolean {
  const { phase } = stateOf(question);
  const option = rightOption(question);
  if (phase.name !== 'auction' || option.type !== 'call') return false;
  const { turn, hands, options } = phase.auction;
  const natural = startAuction(turn!, hands, options);
  return explainCall(natural, option.call)?.ruling === 'R15';
}

/** For rulings that refuse nothing and score nothing: does the question turn on it? */
const TURNS_ON: Readonly<Record<string, (question: Question) => boolean>> = {
  R7: (question) => asksOf('discard-count')(question) || hangsOnUpcard(question),
  R8: asksOf('discard-count'),
  R9: asksOf('unseen'),
  R10: asksOf('capturing-colon', 'captures'),
  R11: asksOf('next-step'),
  R12: (question) =>
    asksOf('next-step')(question) && JSON.stringify(rightOption(question)).includes('"call"'),
  R13: asksOf('tricks-bid', 'lowest-bid'),
  R14: asksOf('lowest-bid'),
  // One of the openings offered would be refused as a jump.
  R17: (question) =>
    question.options.some((option) => option.type === 'call' && /^[2-7][CDHS]$/.test(option.call)),
  R18: (question) => calls(question) === 'P',
  R19: (question) => calls(question) === 'X',
  R20: (question) => calls(question) === 'XX',
  R21: (question) =>
    asksOf('contract')(question) || /ends|goes-on/.test(JSON.stringify(rightOption(question))),
  R22: asksOf('contract'),
  R23: hangsOnKeyword,
  R24: asksOf('points'),
  R28: asksOf('answer'),
  R29: thinAnswer,
  R30: (question) => latest(question)?.endsWith('answer') === true && calls(question) === 'P',
  R32: (question) => latest(question) === 'evading-jump',
  R33: (question) => latest(question) === 'evading-cue-bid',
  R36: (question) => calls(question) === 'X' && latest(question)?.endsWith('answer') === true,
  R37: (question) => question.asks.type === 'answer' && question.asks.again,
  R38: (question) => calls(question) === 'T',
  R39: (question) => latest(question) === 'transfer',
  R40: asksOf('meaning'),
  // The answer that is printed would be true as well, and is refused.
  R41: (question) => {
    const state = stateOf(question);
    const printed = act(state, { type: 'call', seat: turnOf(state)!, call: '3D' });
    return !printed.ok && printed.error.ruling === 'R28' && rightOption(question).type === 'call';
  },
  R42: asksOf('leads-first', 'leads-next'),
  R43: (question) => led(question) === null && rightOption(question).type === 'none',
  R44: (question) => led(question) !== null && rightOption(question).type === 'none',
  R45: (question) =>
    led(question) !== null && isColon(led(question)!) && rightOption(question).type === 'none',
  R46: asksOf('winner', 'leads-next'),
  R47: (question) => asksOf('leads-next')(question) || rightOption(question).type === 'none',
  R48: asksOf('may-see', 'may-not-see'),
  R49: asksOf('claim', 'may-see'),
  R54: asksOf('goes-on'),
  R55: (question) => {
    const option = rightOption(question);
    return option.type === 'score' && [600, 1200, 3500, 900].includes(option.points);
  },
  R60: asksOf('goes-on'),
  R62: asksOf('vulnerable'),
};

/** The rulings under which the engine writes the result of the question. */
function scoredUnder({ asks }: Question): readonly string[] {
  if (asks.type === 'score')
    return sheetOf(asks.scoring, [asks.result]).rows[0]!.lines.map(({ ruling }) => ruling);
  return asks.type === 'rubber-score'
    ? sheetOf('rubber', [asks.result]).rows[0]!.lines.map(({ ruling }) => ruling)
    : [];
}

describe('every ruling from R7 to R66 is asked about', () => {
  it.each(RULINGS)('%s: some question names it, and each that does turns on it', (ruling) => {
    const named = QUESTIONS.filter(({ rulings }) => rulings.includes(ruling));
    expect(named.length).toBeGreaterThan(0);
    const idle = named.filter(
      (question) =>
        !question.refusals.some((refusal) => refusal?.ruling === ruling) &&
        !scoredUnder(question).includes(ruling) &&
        TURNS_ON[ruling]?.(question) !== true,
    );
    expect(idle.map(({ kind, level, asks }) => [kind, level, asks]).slice(0, 3)).toEqual([]);
  });
});

it('hidden hands are hidden from the reader, and no hand that a question needs is', () => {
  for (const { asks, hidden, position } of QUESTIONS) {
    if (position === null) continue;
    const needed = [
      'discards',
      'captures',
      'legal-call',
      'illegal-call',
      'answer',
      'points',
      'legal-card',
      'illegal-card',
    ];
    const open = bySeat((seat) => !hidden.includes(seat));
    if ('seat' in asks && needed.includes(asks.type))
      expect(open).toEqual(bySeat((seat) => seat === asks.seat));
  }
});

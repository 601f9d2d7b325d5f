import type { ChapterGroup } from '../../teaching/course/chapters.ts';

const GROUPS: Readonly<Record<ChapterGroup, string>> = {
  basics: 'The game',
  advanced: 'Advanced rules',
  scoring: 'Scoring',
  strategy: 'Playing well',
  examples: 'Examples of the rulebook',
};

/** The course: its contents, its pages, and what is said to the reader at the table. */
export const learn = {
  title: 'Learn',
  intro: 'Short pages, each with a position on the table. You make the call or play the card.',
  group: (group: ChapterGroup) => GROUPS[group],
  begin: 'Start the course',
  goOn: (chapter: string, page: number) => `Go on: ${chapter}, page ${page}`,
  chapterDone: (done: number, pages: number) =>
    done === 0
      ? `${pages} pages`
      : done === pages
        ? `all ${pages} pages done`
        : `${done} of ${pages} pages done`,
  forget: 'Forget my progress',
  place: (chapter: string, page: number, pages: number) => `${chapter} · ${page} of ${pages}`,
  pages: 'Pages',
  back: 'Back',
  next: 'Next',
  nextChapter: (title: string) => `Next: ${title}`,
  toContents: 'Contents',
  reference: 'To look up',
  rules: 'The rules',
  rulesHint: 'Every rule with its number, to search and to try',
  words: 'Words of the game',
  wordsHint: 'What the terms of bridge and of Bridgette mean',
  history: 'Where the game comes from',
  historyHint: 'Auction bridge, contract bridge, Bridgette',
  ruleNumber: (rule: string, title: string) => `${rule}: ${title}`,
  again: 'Set it up again',
  hint: 'Hint',
  theRule: 'The rule',
  theAnswer: 'The answer',
  answer: (move: string) => `The answer: ${move}`,
  right: 'Right.',
  notAsked: 'Not this one.',
  free: 'Try what you like here: nothing is scored.',
  over: 'The deal is over.',
  /** Who the reader and the opponent are at a table of the course. */
  names: { N: 'North', S: 'South' },
  move: {
    capture: 'capture the upcard',
    draw: 'draw',
    discard: (cards: string) => `discard ${cards}`,
    claim: (tricks: number) => (tricks === 1 ? 'claim one trick' : `claim ${tricks} tricks`),
    answerClaim: (accept: boolean) => (accept ? 'accept the claim' : 'decline the claim'),
  },
  practice: 'Practise and teach',
  lessonsHint: 'Lessons of your own, to be handed on as a file or a link.',
  drills: {
    title: 'Drills',
    intro: 'Questions without end, made by the rules. No clock. What went wrong is asked again.',
    all: 'A mixture of everything',
    kinds: 'Kinds of question',
    notYet: 'not tried yet',
    standing: (level: number, name: string, right: number, asked: number) =>
      `level ${level} (${name}) · ${right} of ${asked} right`,
    waiting: (count: number) =>
      count === 1 ? 'One question will come again.' : `${count} questions will come again.`,
    level: (level: number, name: string) => `Level ${level}: ${name}`,
    again: 'this one went wrong before',
    table: 'What lies on the table',
    deal: 'Deal',
    belowAbove: (below: string, above: string) => `${below} below, ${above} above`,
    isRight: 'right',
    isWrong: 'wrong',
    answers: 'Answers',
    verdict: 'What of the answer',
    next: 'Next question',
    stop: 'Stop here',
    otherKind: 'Another kind',
    toLearn: 'To the course',
    forget: 'Forget my drills',
  },
};

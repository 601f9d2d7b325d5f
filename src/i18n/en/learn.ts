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
  forgotten: 'Your progress is forgotten.',
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
  loading: 'Fetching the course …',
  notLoaded: 'The course could not be fetched. Are you offline for the first time?',
  tryAgain: 'Try again',
};

import type { Aim, PadKind, PadStrain } from '../../pads/index.ts';
import { padErrors } from './padErrors.ts';
import { padRules } from './padRules.ts';
import { score } from './score.ts';
import { words } from './words.ts';

function strain(value: PadStrain): string {
  return value === 'R' ? words.royals : words.strain(value);
}

/** The score pads: which game, the pad itself, its keypad. */
export const pads = {
  errors: padErrors,
  rules: padRules,
  strain,

  // Which pad?
  title: 'Score pad',
  intro: 'For a game with real cards: write down contract and tricks, and the pad does the sums.',
  hints: {
    'six-deal': 'Six deals, one score in each. The usual match.',
    hawaii: 'Six-deal, with a bonus for just the tricks bid.',
    rubber: 'Two games of 100 win: above and below the line.',
    summary: 'Six deals, scored by the short rules.',
    contract: 'A rubber for four players, with honours.',
    'auction-1913': 'A rubber as it was in 1913: royals, games of 30.',
    minibridge: 'Four deals, part-score or game, no doubling.',
  } satisfies Record<PadKind, string>,
  which: 'Which game?',
  who: 'Who plays?',
  bonusHint: 'The rules say 200, the printed scorecard 250.',
  start: 'Start the pad',
  newPad: 'A new pad',
  open: 'Go on with',
  finished: 'Finished pads',
  resume: (players: string): string => `Go on with the pad of ${players}`,
  resumeShort: 'Go on',
  show: (players: string): string => `Show the pad of ${players}`,
  showShort: 'Show',
  notOpened:
    'That pad could not be opened just now. Try again; if it could not be read, it has been set aside.',
  notSaved: 'This pad is not being saved.',
  moved: 'The pad went on in another tab. This is where it stands now.',
  restored: 'The browser had cleared what was saved here. This pad has been put back whole.',
  gone: 'The browser has cleared the pads that were saved on this device.',
  asideTitle: 'Set aside',
  asideFile: (id: string): string => `bridgette-pad-set-aside-${id}.json`,

  // The pad
  home: 'Home',
  undo: 'Undo',
  redo: 'Redo',
  deals: 'deals',
  dealer: (name: string): string => `${name} deals`,
  games: (count: number): string => (count === 1 ? '1 game' : `${count} games`),
  part: (points: number): string => `${points} below the line`,
  needs: (points: number): string => `needs ${points} for game`,
  deal: (number: number): string => `Deal ${number}`,
  dealOf: (number: number, of: number): string => `Deal ${number} of ${of}`,
  tieBreak: 'Tie-break deal',
  tieBreakWhy: 'Level: one more deal decides.',
  rows: 'The deals so far',
  earlier: (count: number): string => (count === 1 ? 'Show 1 earlier deal' : `Show ${count} earlier deals`),
  fewer: 'Show the last deals only',
  gameWon: 'game',
  belowShort: (points: number): string => `${points} below`,
  waits: 'the tricks are still to come',
  afterTheEnd: 'after the end, does not count',
  changed: 'changed',
  was: 'was',
  inserted: 'put in later',

  // The keypad
  declarer: 'Declarer',
  level: 'Level',
  aim: 'Aim',
  suit: 'Suit or no-trump',
  doubling: 'Doubling',
  doublings: ['undoubled', 'doubled', 'redoubled'] as readonly string[],
  undoubledShort: 'no X',
  aims: { part: 'part-score', game: 'game' } satisfies Record<Aim, string>,
  askDeclarer: 'Who is declarer?',
  askLevel: 'How high?',
  askAim: 'Part-score or game?',
  askStrain: 'In which suit, or no-trump?',
  askTricks: 'How many tricks? They can come later, too.',
  askTricksNow: 'How many tricks?',
  askEnter: 'Right? Then enter it.',
  askChange: 'Change what is wrong, then save it.',
  tricks: 'Result',
  result: (over: number, tricks: number): string => {
    const made = score.made({ level: 1, tricks: 7 + over });
    return `${made}, ${words.tricks(tricks)}`;
  },
  allResults: 'All results',
  honours: 'Honours',
  noHonours: 'none',
  heldBy: 'Held by',
  honoursOf: (honours: string, name: string): string => `${honours}: ${name}`,
  contractLater: 'Write down the contract',
  enter: 'Enter the score',
  save: 'Save the change',
  putIn: 'Put it in',
  cancel: 'Cancel',
  passOut: 'Passed out',
  changeContract: 'Change the contract',
  clear: 'Start again',
  correct: (deal: string): string => `Correct ${deal.toLowerCase()}`,
  putBefore: (deal: string): string => `A deal before ${deal.toLowerCase()}`,
  brings: (name: string, points: number): string => `${name} ${words.number(points)}`,
  bringsNothing: 'Nobody scores.',
  worth: (name: string, made: number, other: string, short: number): string =>
    `Just made ${words.number(made)} for ${name}, one short ${words.number(short)} for ${other}`,

  // What a row says for itself
  noScore: 'Everybody passed: nothing is scored, and the next player deals.',
  edit: 'Correct',
  insertAbove: 'Put a deal before it',
  remove: 'Delete',
  close: 'Close',
  ruling: (ruling: string): string => `Ruling ${ruling}`,
  atMost: (points: number): string => `at most ${words.number(points)}`,

  // What is read aloud
  saidRemoved: (deal: string): string => `${deal} deleted.`,
  saidUndone: 'Undone.',
  saidRedone: 'Done again.',

  // More, the end
  more: 'More',
  sheet: 'Score sheet',
  dealtFirst: (name: string): string => `No, ${name} dealt first`,
  stop: 'Stop here …',
  stopTitle: 'Stop here?',
  bothAgree: 'Both agree: stop',
  playOn: 'Play on',
  stopDeals: 'The pad is then kept as it stands, without a winner.',
  stopRubber: 'The rubber is then closed as it stands, and the higher total wins.',
  stopBonuses: (items: readonly string[]): string => `A bonus goes to ${words.list(items)}.`,
  goOn: 'Go on after all',
  again: (name: string): string => `Once more: ${name} deals first`,
  backToPad: 'Back to the pad',
  otherPad: 'Another pad',
};

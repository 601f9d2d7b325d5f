import type { Contract, DealResult } from '../../engine/scoring/contract.ts';
import { overOrShort } from '../../engine/scoring/contract.ts';
import type { ScoreName } from '../../engine/scoring/system.ts';
import type { HonoursKind, PadKind, PadResult, PadStrain } from '../../pads/index.ts';
import { words } from './words.ts';

const PARTS: Readonly<Record<Exclude<ScoreName, 'overtricks' | 'tricks-short' | 'multiplied'>, string>> = {
  'bit-score': 'bit-score',
  'part-score': 'part-score',
  'game-score': 'game-score',
  'small-slam': 'small slam',
  'grand-slam': 'grand slam',
  'sub-slam': 'sub slam',
  'giant-slam': 'giant slam',
  'super-slam': 'super slam',
  'made-doubled': 'made doubled',
  'made-redoubled': 'made redoubled',
  exacto: 'Exacto! Just the tricks bid',
  surplus: 'Surplus! Four overtricks or more',
  'exactly-made': 'just the tricks bid',
  'three-over': 'three overtricks',
  honours: 'honours',
  'little-slam': 'little slam',
  'trick-score': 'trick-score',
  'slam-bonus': 'slam bonus',
  'rubber-bonus': 'the rubber',
  'game-bonus': 'a game won',
  'part-score-bonus': 'a part-score',
};

/** Where honours lay, behind how many they are. */
const HONOURS: Readonly<Record<HonoursKind, (what: string) => string>> = {
  three: (what) => `three ${what}`,
  four: (what) => `four ${what}`,
  'four-in-one': (what) => `four ${what} in one hand`,
  five: (what) => `five ${what}`,
  'five-four-in-one': (what) => `five ${what}, four in one hand`,
  'five-in-one': (what) => `five ${what} in one hand`,
  aces: (what) => `four ${what} in one hand`,
};

/** `four honours in one hand`, in no-trump `four aces in one hand`. */
function honours(held: HonoursKind, strain: PadStrain): string {
  return HONOURS[held](strain === 'NT' ? 'aces' : 'honours');
}

function overtricks(count: number): string {
  return count === 1 ? '1 overtrick' : `${count} overtricks`;
}

/** The name of one part of a deal's score; `null` for the bonuses that close a rubber, which belong to no deal. */
function part(name: ScoreName, result: PadResult | null): string {
  const played = result === null || 'passedOut' in result ? null : result;
  const over = played === null ? 0 : overOrShort(played);
  switch (name) {
    case 'overtricks':
      return `for ${overtricks(over)}`;
    case 'tricks-short':
      return `for ${words.tricks(-over)} short`;
    case 'multiplied':
      return played?.doubled === 2 ? 'redoubled: the sum four times' : 'doubled: the sum twice';
    default:
      return PARTS[name];
  }
}

/** `made with 2 overtricks`, `1 trick short`. */
function made(result: Pick<DealResult, 'level' | 'tricks'>): string {
  const over = overOrShort(result);
  if (over === 0) return 'just made';
  return over > 0 ? `made with ${overtricks(over)}` : `${words.tricks(-over)} short`;
}

const TITLES: Readonly<Record<PadKind, string>> = {
  'six-deal': 'Six-Deal Bridgette',
  hawaii: 'Hawaii Bridgette',
  rubber: 'Rubber Bridgette',
  summary: 'Bridgette, summary edition',
  contract: 'Contract bridge',
  'auction-1913': 'Auction bridge with royals',
  minibridge: 'Minibridge',
};

/** Result, score sheet, the end of a match. */
export const score = {
  total: 'Total',
  part,
  honours,
  made,
  points: (amount: number): string => words.number(amount),

  // The score sheet
  sheet: 'Score sheet',
  sheetTitle: (kind: PadKind): string => TITLES[kind],
  /** Over the names on a pad with a row a deal. */
  roles: { N: 'Scorer', S: 'Opponent' },
  deal: 'Deal',
  tieBreak: 'tie-break',
  by: (name: string): string => `by ${name}`,
  passedOut: 'passed out',
  summaryNote:
    'The short rules garble what a game is worth. This sheet reads it as 750, which is this project’s reading.',
  redoubledNote: (bonus: number): string => `Here a redoubled contract brings ${bonus} when made.`,
  aboveTheLine: 'above the line',
  belowTheLine: 'below the line',
  gameNumber: (number: number): string =>
    ['First game', 'Second game', 'Third game'][number - 1] ?? `Game ${number}`,
  gameTo: (name: string): string => `won by ${name}`,
  towards: (name: string, points: number): string => `${name} has ${points}`,
  closing: (name: ScoreName): string =>
    name === 'rubber-bonus' ? 'rubber' : name === 'game-bonus' ? 'game' : 'part-score',
  howScored: 'How each score came about',
  parts: 'Made up of',
  scores: 'Score',
  closingBonus: 'Closing bonus',
  wins: (name: string, margin: number): string => `${name} wins by ${words.number(margin)}`,
  draw: 'A draw',
  leads: (name: string, margin: number): string => `${name} leads by ${words.number(margin)}`,
  level: 'The players are level',
  stoppedNoWinner: 'Stopped early, kept without a winner',
  print: 'Print',
  copyText: 'Copy as text',
  textCopied: 'The sheet is copied.',
  textNotCopied: 'This browser did not let the sheet be copied. It is selected below: copy it by hand.',
  asText: 'The sheet as text',
  saveCsv: 'Save as a table (CSV)',
  csvName: (date: string): string => `Bridgette ${date}.csv`,
  /** Between the columns of a table in a file: what programs expect where this language is spoken. */
  csvSeparator: ',',
  csv: {
    deal: 'Deal',
    dealer: 'Dealer',
    declarer: 'Declarer',
    contract: 'Contract',
    tricks: 'Tricks',
    over: 'Over or short',
    score: (name: string): string => `${name}, score`,
    above: (name: string): string => `${name}, above the line`,
    below: (name: string): string => `${name}, below the line`,
    total: (name: string): string => `${name}, total`,
    passedOut: 'passed out',
    bonus: 'Closing bonus',
  },
  above: 'above',
  below: 'below',
  backToTable: 'Back to the table',
  noMatch: 'There is no match on the table, so there is no sheet to show.',
  home: 'Home',

  // The result of a deal
  contractBy: (contract: Omit<Contract, 'declarer'>, sign: string, name: string): string =>
    `${sign}${['', ' doubled', ' redoubled'][contract.doubled] ?? ''} by ${name}`,
  claimed: (name: string, other: string, tricks: number, left: number): string =>
    tricks === 0
      ? `${name} gave up ${left === 1 ? 'the last trick' : `the last ${left} tricks`}, and ${other} accepted.`
      : `${name} claimed ${tricks === left ? (left === 1 ? 'the last trick' : `all of the last ${left} tricks`) : `${tricks} of the last ${words.tricks(left)}`}, and ${other} accepted.`,
  scoreOfDeal: 'The score of this deal',
  to: (name: string): string => `to ${name}`,
  whole: (name: string): string => `${name} scores`,
  standing: 'The match so far',
  bothHands: 'Both hands at the first lead',
  handOf: (name: string): string => `${name}’s hand`,
  toNextDeal: 'To the next deal',
  nextDeal: 'Next deal',
  later: 'Home: go on another time',
  dealsNext: (name: string): string => `${name} deals next.`,
  tieBreakNext: (points: number): string =>
    `Level at ${words.number(points)} each after six deals. One more deal breaks the tie.`,

  // The folded details
  exchange: 'The exchange',
  turnedUp: 'Turned up',
  captured: (name: string, colon: string): string => `${name} captured it with the ${colon}`,
  dealt: (name: string): string => `Dealt to ${name}`,
  drawn: (name: string): string => `Drawn by ${name}`,
  discards: (name: string): string => `Discarded by ${name}`,
  unseen: 'Left unseen in the pack',
  auction: 'The auction',
  allTricks: 'All tricks',
  toScore: 'To the score',
  noTricks: 'No trick was played to its end.',
  trick: 'Trick',
  led: 'Led',
  followed: 'Followed',
  wonBy: 'Won by',
  bars: (suit: string): string => `bars ${suit}`,
  code: 'The deal’s code',
  codeExplained: 'Whoever types these 52 letters at New match deals the same cards again.',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  notCopied: 'This browser did not let the code be copied. Select it and copy it by hand.',

  // The end of the match
  matchOver: 'The match is over',
  winner: (name: string): string => `${name} wins the match`,
  drawnMatch: 'The match is a draw',
  stoppedAfter: (deals: number): string => `Stopped after ${deals === 1 ? 'one deal' : `${deals} deals`}`,
  noWinner: 'The scores are kept, and nobody has won.',
  byTieBreak: 'Level after six deals, decided by the tie-break.',
  rubberTo: (name: string): string => `${name} won the rubber.`,
  rubberYetMatchTo: (rubber: string, match: string): string =>
    `${rubber} won the rubber, but the higher total is ${match}’s, and the total decides.`,
  rubberStopped: 'The rubber was stopped early and closed with bonuses for games and part-scores.',
  rubberYetDraw: (rubber: string, points: number): string =>
    `${rubber} won the rubber, but both totals are ${words.number(points)}, and the totals decide.`,
  rematch: 'Rematch',

  // Stopping early
  stop: 'Stop the match here…',
  stopTitle: 'Stop the match here?',
  stopRubber:
    'The rubber is then closed: a game won, and a part-score in the unfinished game, each bring their bonus. The higher total wins.',
  stopBonuses: (items: readonly string[]): string => `As it stands, a bonus goes to ${words.list(items)}.`,
  stopGame: (name: string): string => `${name} for a game`,
  stopPart: (name: string): string => `${name} for a part-score`,
  stopSix: 'The match is then kept as it stands, with its scores and without a winner.',
  whoAsks: 'Both have to agree. Who asks to stop?',
  asks: (name: string): string => `${name} asks to stop`,
  playOn: 'Play on',
  asked: (name: string, other: string): string => `${name} asks to stop here. ${other} decides.`,
  agree: (name: string): string => `${name}: stop here`,
  refuse: (name: string): string => `${name}: play on`,
};

import type { HonoursKind } from '../../pads/index.ts';

const HONOURS: Readonly<Record<HonoursKind, string>> = {
  three: 'three',
  four: 'four',
  'four-in-one': 'four in one hand',
  five: 'five',
  'five-four-in-one': 'five, four of them in one hand',
  'five-in-one': 'five in one hand',
  aces: 'the four aces in one hand, in no-trump',
};

/** The cards of scoring tables. Their numbers come from the rules. */
export const scoring = {
  title: 'Scoring tables',
  link: 'What scores what',
  games: 'Game',
  back: 'Back',
  bid: 'Bid',
  bids: 'Bids',
  points: 'Points',
  doubled: { 0: 'undoubled', 1: 'doubled', 2: 'redoubled' },
  notVulnerable: 'not vulnerable',
  vulnerable: 'vulnerable',
  /** In a heading of a row: `vulnerable, doubled`. */
  both: (one: string, other: string): string => `${one}, ${other}`,

  // Made
  made: 'Bid and made: to the declarer',
  extras: 'And besides',
  madeDoubled: 'made doubled or redoubled',
  anyOvertricks: 'overtricks, however many',
  exacto: 'Exacto! Just the tricks bid',
  surplus: (overtricks: number): string => `Surplus! ${overtricks} overtricks or more`,
  exactly: (from: number, to: number): string =>
    from === to ? `just the tricks bid, at level ${to}` : `just the tricks bid, at levels ${from} to ${to}`,
  threeOver: (overtricks: number): string => `${overtricks} overtricks, no more and no fewer`,
  thenTimes: 'then the whole sum, times',

  // Tricks
  belowTheLine: (game: number): string => `Below the line: ${game} make a game`,
  trickBid: (strains: string): string => `${strains}, each trick bid`,
  trickTaken: (strains: string): string => `${strains}, each trick over six`,
  noTrumpOnce: (noTrump: string): string => `${noTrump}, once`,
  firstTrick: (noTrump: string): string => `${noTrump}, the first trick`,
  furtherTricks: (noTrump: string): string => `${noTrump}, each further trick`,
  overtricks: 'Overtricks, each',
  everyTrickCounts: 'Tricks over the bid count as well, if the bid is made.',
  eachOver: 'each trick over the bid',

  // Slams and honours
  slams: 'Slams, bid and made',
  slamsTaken: 'Slams, bid or not',
  littleSlam: 'little slam, twelve tricks',
  grandSlam: 'grand slam, thirteen tricks',
  slamsTo: 'To the declarer only if the bid is made, to the other side always.',
  ofSuit: (bids: string, name: string): string => `${bids}, ${name}`,
  honours: 'Honours: to the side that held them',
  honoursOf: (kind: HonoursKind): string => HONOURS[kind],
  trumpHonours: (kind: HonoursKind): string =>
    kind === 'aces' ? HONOURS.aces : `${HONOURS[kind]} trump honours in one hand`,

  // Short
  short: 'Tricks short: to the other side',
  tricksShort: (tricks: number, more: boolean): string =>
    more ? `${tricks} or more` : tricks === 1 ? '1 trick' : `${tricks} tricks`,
  nth: (trick: number): string => ['first', 'second', 'third'][trick - 1] ?? `${trick}th`,
  eachTrick: 'each',
  eachFurther: 'each further',
  eachShort: 'each trick',
  oneSpade: 'left in one spade, doubled or not',
  atMost: (each: number, most: number): string => `${each} each, ${most} at most`,

  // The end
  ends: 'The end of a rubber',
  rubberTwo: 'rubber, the other side without a game',
  rubberOne: 'rubber, the other side with one game',
  rubber: 'rubber: two games',
  stoppedGame: 'stopped early: one game won',
  stoppedPart: 'stopped early: a part-score',
  part: 'a part-score made',
  game: 'a game made',
  gameNeeds: 'Tricks needed for a game',
  endsAfter: (deals: number): string =>
    `After ${deals} deals the higher total wins; equal totals are a draw.`,
  tieBreak: (deals: number): string => `Level after ${deals} deals: one more deal breaks the tie.`,
};

import type { Call, Keyword, Meaning } from '../../engine/auction/call.ts';
import { bidOfCueBid, isBid, isCueBid, keywordOf, levelOf, strainOf } from '../../engine/auction/call.ts';
import { isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card, Colon, Rank, Strain, Suit } from '../../engine/cards.ts';
import type { CallRecord } from '../../engine/view/types.ts';
import type { Contract } from '../../engine/scoring/contract.ts';
import { cardSign, signs } from '../format.ts';
import { momentBy } from '../moment.ts';
import { first } from './first.ts';

/** Bridge's own words: the same word for the same thing everywhere. */
const RANKS: Readonly<Record<Rank, string>> = {
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
};
const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const COLONS: Readonly<Record<Colon, string>> = {
  ':L': 'Little colon',
  ':R': 'Royal colon',
  ':G': 'Grand colon',
};

const { strainSign, contractSign, resultSign } = signs('NT');

const SIDE_CALLS = { P: 'Pass', X: 'Double', XX: 'Redouble', T: 'Transfer' } as const;

function strain(value: Strain): string {
  return value === 'NT' ? 'no-trump' : SUITS[value];
}

/** `queen of spades`, `Royal colon`. */
function card(value: Card): string {
  return isColon(value) ? COLONS[value] : `${RANKS[rankOf(value)]} of ${SUITS[suitOfSuitCard(value)]}`;
}

/** `1 spade`, `2 spades`, `1 no-trump`. */
function bid(level: number, of: Strain): string {
  return `${level} ${level === 1 && of !== 'NT' ? SUITS[of].slice(0, -1) : strain(of)}`;
}

/** As read aloud: `2 spades`, `2 spades, short?`, `pass`. `X` is a recue-bid straight after an answer (R35). */
function call(value: Call, meaning?: Meaning): string {
  if (isBid(value)) return bid(levelOf(value), strainOf(value));
  if (isCueBid(value)) return `${call(bidOfCueBid(value))}, ${keywordOf(value)}?`;
  return value === 'X' && meaning === 'recue-bid' ? 'Recue-bid' : SIDE_CALLS[value];
}

/** As written: `2♠`, `2♠ short?`, `Pass`. */
function callSign(value: Call, meaning?: Meaning): string {
  if (isBid(value)) return `${levelOf(value)}${strainSign(strainOf(value))}`;
  if (isCueBid(value)) return `${callSign(bidOfCueBid(value))} ${keywordOf(value)}?`;
  return call(value, meaning);
}

const ASKS: Readonly<Record<Keyword, string>> = {
  short: 'a suit with fewer than three cards',
  null: 'a suit without ace, king, queen or jack',
  ace: 'a suit with the ace',
  king: 'a suit with the king',
  queen: 'a suit with the queen',
  jack: 'a suit with the jack',
};

function shows(keyword: Keyword, shown: Suit): string {
  const suit = SUITS[shown];
  switch (keyword) {
    case 'short':
      return `${suit}: fewer than three`;
    case 'null':
      return `${suit}: no ace, king, queen or jack`;
    default:
      return `the ${keyword} of ${suit}`;
  }
}

/** What a jump promises (R16). */
function jump(made: Call): string {
  return made.endsWith('NT') ? 'a card in each suit' : 'four cards or more';
}

/** What a call says, in words; empty for calls whose words are the call itself. */
function meaning({ call: made, meaning: of, about }: CallRecord): string {
  const keyword = about?.keyword ?? 'short';
  switch (of) {
    case 'natural':
    case 'pass':
    case 'double':
    case 'redouble':
      return '';
    case 'jump':
      return `jump: ${jump(made)}`;
    case 'cue-bid':
      return `asks for ${ASKS[keyword]}`;
    case 'evading-cue-bid':
      return `evades, and asks for ${ASKS[keyword]}`;
    case 'subsequent-cue-bid':
      return `asks further: ${ASKS[keyword]}`;
    case 'evading-jump':
      return `evades with a jump: ${jump(made)}`;
    case 'answer':
      return about?.strain == null || about.strain === 'NT'
        ? 'has no suit to show'
        : `shows ${shows(keyword, about.strain)}`;
    case 'second-answer':
      return about?.strain == null || about.strain === 'NT'
        ? 'has no other suit'
        : `also shows ${shows(keyword, about.strain)}`;
    case 'recue-bid':
      return 'asks for a second suit of that kind';
    case 'transfer':
      return 'takes the answer over as a bid';
  }
}

export const words = {
  ...first.words,
  rank: (rank: Rank): string => RANKS[rank],
  suit: (suit: Suit): string => SUITS[suit],
  /** After a one: `1 spade`. */
  oneOfSuit: (suit: Suit): string => SUITS[suit].slice(0, -1),
  strain,
  card,
  /** `♠Q`, `the Royal colon`: in the middle of a sentence. */
  theCard: (value: Card): string => cardSign(value) ?? `the ${card(value)}`,
  /** `♠Q`, `Royal colon`. */
  cardSign: (value: Card): string => cardSign(value) ?? card(value),
  cardBack: 'card back',
  call,
  callSign,
  strainSign,
  royals: 'royals',
  contractSign,
  resultSign,
  keyword: (keyword: Keyword): string => keyword,
  asks: (keyword: Keyword): string => ASKS[keyword],
  jump,
  meaning,
  /** `3 hearts doubled`. */
  contract: (contract: Omit<Contract, 'declarer'>): string =>
    `${bid(contract.level, contract.strain)}${['', ' doubled', ' redoubled'][contract.doubled] ?? ''}`,
  tricks: (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`),
  /** Of the tricks that are still to be won. */
  allTricks: (left: number): string => (left === 1 ? 'the last trick' : `all ${left} tricks left`),
  cards: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  points: (count: number): string => (count === 1 ? '1 point' : `${count} points`),
  date: (time: number): string => momentBy(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }), time),
  list: (items: readonly string[]): string =>
    new Intl.ListFormat('en', { type: 'conjunction' }).format(items),
};

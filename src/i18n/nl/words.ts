import type { Call, Keyword, Meaning } from '../../engine/auction/call.ts';
import { bidOfCueBid, isBid, isCueBid, keywordOf, levelOf, strainOf } from '../../engine/auction/call.ts';
import { isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card, Colon, Rank, Strain, Suit } from '../../engine/cards.ts';
import type { CallRecord } from '../../engine/view/types.ts';
import { cardSign, signs } from '../format.ts';
import { momentBy } from '../moment.ts';
import type { Messages } from '../messages.ts';
import { first } from './first.ts';

/** The words of Dutch bridge: heer, vrouw, boer; sans atout; doublet. */
const RANKS: Readonly<Record<Rank, string>> = {
  A: 'aas',
  K: 'heer',
  Q: 'vrouw',
  J: 'boer',
  T: 'tien',
  9: 'negen',
  8: 'acht',
  7: 'zeven',
  6: 'zes',
  5: 'vijf',
  4: 'vier',
  3: 'drie',
  2: 'twee',
};
const SUITS: Readonly<Record<Suit, string>> = { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' };
/** In one word with a rank: `klaverboer`. */
const STEMS: Readonly<Record<Suit, string>> = { ...SUITS, C: 'klaver' };
const COLONS: Readonly<Record<Colon, string>> = {
  ':L': 'Kleine kolon',
  ':R': 'Koninklijke kolon',
  ':G': 'Grote kolon',
};

const { strainSign, contractSign, resultSign } = signs('SA');

const SIDE_CALLS = { P: 'Pas', X: 'Doublet', XX: 'Redoublet', T: 'Transfer' } as const;

const KEYWORDS: Readonly<Record<Keyword, string>> = {
  short: 'kort',
  null: 'niets',
  ace: 'aas',
  king: 'heer',
  queen: 'vrouw',
  jack: 'boer',
};

function strain(value: Strain): string {
  return value === 'NT' ? 'sans atout' : SUITS[value];
}

/** `schoppenvrouw`, `Koninklijke kolon`. */
function card(value: Card): string {
  return isColon(value) ? COLONS[value] : STEMS[suitOfSuitCard(value)] + RANKS[rankOf(value)];
}

/** `1 schoppen`, `2 sans atout`. */
function bid(level: number, of: Strain): string {
  return `${level} ${strain(of)}`;
}

/** As read aloud: `2 schoppen`, `2 schoppen, kort?`, `pas`. `X` is a recue-bid straight after an answer (R35). */
function call(value: Call, meaning?: Meaning): string {
  if (isBid(value)) return bid(levelOf(value), strainOf(value));
  if (isCueBid(value)) return `${call(bidOfCueBid(value))}, ${KEYWORDS[keywordOf(value)]}?`;
  return value === 'X' && meaning === 'recue-bid' ? 'Recuebid' : SIDE_CALLS[value];
}

/** As written: `2♠`, `2♠ kort?`, `Pas`. */
function callSign(value: Call, meaning?: Meaning): string {
  if (isBid(value)) return `${levelOf(value)}${strainSign(strainOf(value))}`;
  if (isCueBid(value)) return `${callSign(bidOfCueBid(value))} ${KEYWORDS[keywordOf(value)]}?`;
  return call(value, meaning);
}

const ASKS: Readonly<Record<Keyword, string>> = {
  short: 'een kleur met minder dan drie kaarten',
  null: 'een kleur zonder aas, heer, vrouw of boer',
  ace: 'een kleur met een aas',
  king: 'een kleur met een heer',
  queen: 'een kleur met een vrouw',
  jack: 'een kleur met een boer',
};

function shows(keyword: Keyword, shown: Suit): string {
  switch (keyword) {
    case 'short':
      return `${SUITS[shown]}: minder dan drie`;
    case 'null':
      return `${SUITS[shown]}: geen aas, heer, vrouw of boer`;
    default:
      return STEMS[shown] + KEYWORDS[keyword];
  }
}

/** What a jump promises (R16). */
function jump(made: Call): string {
  return made.endsWith('NT') ? 'een kaart in elke kleur' : 'vier kaarten of meer';
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
      return `sprong: ${jump(made)}`;
    case 'cue-bid':
      return `vraagt naar ${ASKS[keyword]}`;
    case 'evading-cue-bid':
      return `wijkt uit, en vraagt naar ${ASKS[keyword]}`;
    case 'subsequent-cue-bid':
      return `vraagt verder: ${ASKS[keyword]}`;
    case 'evading-jump':
      return `wijkt uit met een sprong: ${jump(made)}`;
    case 'answer':
      return about?.strain == null || about.strain === 'NT'
        ? 'heeft zo’n kleur niet'
        : `toont ${shows(keyword, about.strain)}`;
    case 'second-answer':
      return about?.strain == null || about.strain === 'NT'
        ? 'heeft geen andere kleur'
        : `toont ook ${shows(keyword, about.strain)}`;
    case 'recue-bid':
      return 'vraagt naar een tweede kleur van die soort';
    case 'transfer':
      return 'neemt het antwoord over als bod';
  }
}

const slagen = (count: number): string => (count === 1 ? '1 slag' : `${count} slagen`);

export const words: Messages['words'] = {
  ...first.words,
  rank: (rank) => RANKS[rank],
  suit: (suit) => SUITS[suit],
  oneOfSuit: (suit) => SUITS[suit],
  strain,
  card,
  theCard: (value) => cardSign(value) ?? `de ${card(value)}`,
  cardSign: (value) => cardSign(value) ?? card(value),
  cardBack: 'achterkant van een kaart',
  call,
  callSign,
  strainSign,
  royals: 'royals',
  contractSign,
  resultSign,
  keyword: (keyword) => KEYWORDS[keyword],
  asks: (keyword) => ASKS[keyword],
  jump,
  meaning,
  contract: ({ level, strain: of, doubled }) =>
    `${bid(level, of)}${['', ' gedoubleerd', ' geredoubleerd'][doubled] ?? ''}`,
  tricks: slagen,
  allTricks: (left) => (left === 1 ? 'de laatste slag' : `alle ${left} resterende slagen`),
  cards: (count) => (count === 1 ? '1 kaart' : `${count} kaarten`),
  points: (count) => (count === 1 ? '1 punt' : `${count} punten`),
  date: (time) => momentBy(new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' }), time),
  list: (items) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(items),
};

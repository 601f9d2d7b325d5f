import type { Action, Sitting } from '../../engine/index.ts';
import { SITTINGS } from '../../engine/index.ts';
import { isCard } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { isCall } from '../../engine/notation.ts';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { PublicEntry } from '../running.ts';

/** What is written as words; spreading and dealing the pack are tags. */
export type SpokenAction = Exclude<Action, { readonly type: 'spread' | 'deal' }>;
type SpokenPublic = Exclude<PublicEntry, { readonly type: 'deal' }>;

/**
 * An entry as words: the seat, then a call or card in its own notation (`N 2S-short`, `S HT`), or what was done and with what
 * (`N discard H2 DK`, `S claim 6`, `N answer-claim yes`).
 */
export function entryWords(entry: SpokenAction | SpokenPublic): string {
  const { seat } = entry;
  switch (entry.type) {
    case 'call':
      return `${seat} ${entry.call}`;
    case 'play':
      return `${seat} ${entry.card}`;
    case 'cut':
      return `${seat} cut ${entry.place}`;
    case 'discard':
      return `${seat} discard ${'cards' in entry ? entry.cards.join(' ') : entry.count}`.trimEnd();
    case 'draw':
      return `${seat} draw${'count' in entry ? ` ${entry.count}` : ''}`;
    case 'claim':
      return `${seat} claim ${entry.tricks}`;
    case 'sit':
      return `${seat} sit ${entry.sitting}`;
    case 'answer-claim':
    case 'answer-undo':
    case 'answer-stop':
    case 'answer-sit':
      return `${seat} ${entry.type} ${entry.accept ? 'yes' : 'no'}`;
    default:
      return `${seat} ${entry.type}`;
  }
}

/** Is this word a seat, and so the beginning of an entry? No other word of an entry is. */
export function isSeat(word: string): word is Seat {
  return SEATS.some((seat) => seat === word);
}

const ALONE = ['look', 'undo', 'ask-undo', 'ask-stop', 'capture', 'draw'] as const;
const ANSWERS = ['answer-claim', 'answer-undo', 'answer-stop', 'answer-sit'] as const;

/** The action that these words say; cards are checked by the rules later. `null`: they say none. */
export function parseAction(seat: Seat, words: readonly string[]): SpokenAction | null {
  const [verb, ...rest] = words;
  if (verb === 'discard') return { type: 'discard', seat, cards: rest as readonly Card[] };
  if (verb === undefined || rest.length > 1) return null;
  const [word] = rest;
  if (word === undefined) {
    const alone = ALONE.find((one) => one === verb);
    return alone === undefined ? callOrCard(seat, verb) : { type: alone, seat };
  }
  if (verb === 'cut') return counted(word, (place) => ({ type: 'cut', seat, place }));
  return withOneWord(seat, verb, word);
}

/** The public entry that these words say, `null` if none. */
export function parsePublic(seat: Seat, words: readonly string[]): SpokenPublic | null {
  const [verb, word, ...rest] = words;
  if (verb === undefined || rest.length > 0) return null;
  if (word === undefined) {
    const alone = (['capture', 'undo', 'ask-undo'] as const).find((one) => one === verb);
    return alone === undefined ? callOrCard(seat, verb) : { type: alone, seat };
  }
  if (verb === 'draw' || verb === 'discard') return counted(word, (count) => ({ type: verb, seat, count }));
  const entry = withOneWord(seat, verb, word);
  return entry?.type === 'answer-stop' ? null : entry;
}

type CallOrCard = Extract<PublicEntry, { readonly type: 'call' | 'play' }>;
/** What log and public part write alike. */
type Common =
  Extract<PublicEntry, { readonly type: 'claim' | 'sit' }> | Extract<Action, { readonly accept: boolean }>;

function callOrCard(seat: Seat, word: string): CallOrCard | null {
  if (isCall(word)) return { type: 'call', seat, call: word };
  return isCard(word) ? { type: 'play', seat, card: word } : null;
}

function withOneWord(seat: Seat, verb: string, word: string): Common | null {
  if (verb === 'claim') return counted(word, (tricks) => ({ type: 'claim', seat, tricks }));
  if (verb === 'sit') {
    const sitting = SITTINGS.find((one): one is Sitting => one === word);
    return sitting === undefined ? null : { type: 'sit', seat, sitting };
  }
  const answer = ANSWERS.find((one) => one === verb);
  if (answer === undefined || (word !== 'yes' && word !== 'no')) return null;
  return { type: answer, seat, accept: word === 'yes' };
}

function counted<T>(word: string, make: (count: number) => T): T | null {
  return /^\d{1,9}$/.test(word) ? make(Number(word)) : null;
}

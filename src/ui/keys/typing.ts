import type { Call } from '../../engine/auction/call.ts';
import { isCueBid } from '../../engine/auction/call.ts';
import type { Card } from '../../engine/cards.ts';
import type { Language } from '../../i18n/index.ts';
import { typedCall } from './typedCall.ts';
import { typedCard } from './typedCard.ts';

/** What can be named by typing now: cards of a hand, and calls while the auction runs. */
export interface Nameable {
  readonly cards: readonly Card[];
  readonly calls: 'none' | 'no-cue-bids' | 'all';
  /** Where the languages clash, the reader's own is meant. */
  readonly language: Language;
}

/** Letters typed so far, and what they name. */
export interface Typed {
  readonly text: string;
  readonly call: Call | null;
  readonly card: Card | null;
  /** They name something that is not here, or nothing at all. */
  readonly missing: boolean;
}

export const NOTHING_TYPED: Typed = { text: '', call: null, card: null, missing: false };

/** What the letters name; `null` if nothing that could be named begins so. */
function read(text: string, { cards, calls, language }: Nameable): Typed | null {
  const call = calls === 'none' ? null : typedCall(text, language);
  if (call !== null) {
    const missing = calls === 'no-cue-bids' && call !== 'more' && isCueBid(call);
    return { text, call: call === 'more' || missing ? null : call, card: null, missing };
  }
  const card = typedCard(text);
  if (card === null) return null;
  const held = card !== 'more' && cards.includes(card);
  return { text, call: null, card: held ? card : null, missing: card !== 'more' && !held };
}

/**
 * One letter more. What goes on nothing begins anew; a letter that begins nothing either stands there as missing, so that it is seen,
 * unless nothing was typed before: then it is no matter of ours, and `null` comes out.
 */
export function typeLetter(before: Typed, letter: string, nameable: Nameable): Typed | null {
  const text = before.text + letter;
  const typed = read(text, nameable) ?? read(letter, nameable);
  if (typed !== null) return typed;
  return before.text === '' ? null : { text, call: null, card: null, missing: true };
}

/** The last letter taken away. */
export function untypeLetter(before: Typed, nameable: Nameable): Typed {
  const text = before.text.slice(0, -1);
  return (text === '' ? null : read(text, nameable)) ?? NOTHING_TYPED;
}

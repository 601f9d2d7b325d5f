import { COLONS, RANKS, SUITS, isCard, isColon } from './cards.ts';
import type { Card, Rank, Suit } from './cards.ts';
import { CALLS } from './auction/call.ts';
import type { Call } from './auction/call.ts';
import { ruleError } from './errors.ts';
import { sortHand } from './hand.ts';
import type { Hand } from './hand.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';

/*
 * Cards and calls are their own notation (rulings §1): formatting them is the identity, parsing is a check.
 * Only a hand has a written form of its own.
 */
const HIGH_TO_LOW: readonly Rank[] = [...RANKS].reverse();
const WRITTEN_SUITS: readonly Suit[] = [...SUITS].reverse();
const CALL_SET: ReadonlySet<string> = new Set(CALLS);

/** `SA`, `HT`, `:L` … Error: `not-a-card`. */
export function parseCard(text: string): Result<Card> {
  return isCard(text) ? ok(text) : err(ruleError('not-a-card', null, { text }));
}

/** Is this text one of the 256 calls? */
export function isCall(text: string): text is Call {
  return CALL_SET.has(text);
}

/** `2S`, `2S-short`, `P`, `X`, `XX`, `T` … Error: `not-a-call`. */
export function parseCall(text: string): Result<Call> {
  return isCall(text) ? ok(text) : err(ruleError('not-a-call', null, { text }));
}

/** A hand of any size: `AKQ2.J94.T.543:LG` (rulings §1). Any order of cards comes out in the written order. */
export function formatHand(hand: Hand): string {
  const suits = WRITTEN_SUITS.map((suit) =>
    HIGH_TO_LOW.filter((rank) => hand.includes(`${suit}${rank}`)).join(''),
  );
  const colons = COLONS.filter((colon) => hand.includes(colon)).map((colon) => colon[1]);
  return suits.join('.') + (colons.length > 0 ? `:${colons.join('')}` : '');
}

/** The reverse of `formatHand`; strict about order and doubles, so that one hand has one text. Error: `not-a-hand`. */
export function parseHand(text: string): Result<Hand> {
  const [suitText = '', colonText, ...rest] = text.split(':');
  const suits = suitText.split('.');
  const cards: string[] = suits.flatMap((ranks, at) =>
    [...ranks].map((rank) => `${WRITTEN_SUITS[at] ?? '?'}${rank}`),
  );
  for (const letter of colonText ?? '') cards.push(`:${letter}`);
  const hand = cards.every(isCard) ? sortHand(cards) : null;
  return hand !== null && suits.length === 4 && rest.length === 0 && formatHand(hand) === text
    ? ok(hand)
    : err(ruleError('not-a-hand', null, { text }));
}

/** The suit cards and the colons of a hand, each in written order. */
export function splitColons(hand: Hand): { readonly suits: Hand; readonly colons: Hand } {
  return { suits: hand.filter((card) => !isColon(card)), colons: hand.filter(isColon) };
}

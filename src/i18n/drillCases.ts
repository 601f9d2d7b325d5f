/** What a question of the drills turns on, told apart for the sentences of every language. */
import { isBid, strainOf } from '../engine/auction/call.ts';
import { groupOf, isColon, suitOf } from '../engine/cards.ts';
import type { Card, Suit } from '../engine/cards.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Option, Question } from '../teaching/drills/index.ts';

/** Why a trick goes where it goes (R46). */
export type TrickCase =
  'trump-on-colon' | 'goes-with-colon' | 'colon-wins' | 'colon-thrown' | 'one-suit' | 'trump' | 'other-suit';

/** The card that waits for the other one; `null` where a lead is awaited. */
export function ledOf({ position }: Question): Card | null {
  return position !== null && position.cards.length % 2 === 1 ? (position.cards.at(-1) ?? null) : null;
}

/** What decides the trick when this card follows; `null` where nothing was led. */
export function trickCase(question: Question, card: Card): TrickCase | null {
  const led = ledOf(question);
  if (led === null) return null;
  const trump = suitOf(card) !== null && suitOf(card) === trumpOf(question);
  if (isColon(led)) return trump ? 'trump-on-colon' : goesWith(card, led) ? 'goes-with-colon' : 'colon-wins';
  if (isColon(card)) return 'colon-thrown';
  if (suitOf(card) === suitOf(led)) return 'one-suit';
  return trump ? 'trump' : 'other-suit';
}

function goesWith(card: Card, colon: Card): boolean {
  return !isColon(card) && groupOf(card) === colon;
}

/** The trump of the contract: the strain of the last bid. */
function trumpOf({ position }: Question): string | null {
  const bid = position?.calls.findLast((call) => isBid(call));
  return bid !== undefined && isBid(bid) ? strainOf(bid) : null;
}

/** The suit that this card bars (R47), `null` if it is no colon that was thrown on a card; `nothing` if it is one of another group. */
export function barOf(question: Question, card: Card): Suit | 'nothing' | null {
  const led = ledOf(question);
  if (led === null || isColon(led) || !isColon(card)) return null;
  return groupOf(led) === card ? suitOf(led) : 'nothing';
}

/** Why any card may be played: it is led, a colon was led, or the suit led is not held (R43–R45). */
export function anyCardCase(question: Question): 'lead' | 'colon' | 'void' {
  const led = ledOf(question);
  if (led === null) return 'lead';
  return isColon(led) ? 'colon' : 'void';
}

/** What the auction ended with: a redouble, a transfer and a pass, or a pass (R21, R22). */
export function endCase({ asks, position }: Question): 'redouble' | 'transfer' | 'pass' {
  if (asks.type === 'contract' && asks.call === 'XX') return 'redouble';
  return position?.calls.at(-1) === 'T' ? 'transfer' : 'pass';
}

/** The options that the rules refuse, each with the reason. */
export function refused({ options, refusals }: Question): readonly [Option, RuleError][] {
  return options.flatMap((option, at): [Option, RuleError][] => {
    const error = refusals[at];
    return error == null ? [] : [[option, error]];
  });
}

/** Sentences, each after all that it is said of: `♠K, ♣10: Follow suit …`. */
export function grouped(said: readonly (readonly [sign: string, sentence: string])[]): string {
  const signs = new Map<string, readonly string[]>();
  for (const [sign, sentence] of said) signs.set(sentence, [...(signs.get(sentence) ?? []), sign]);
  return [...signs]
    .map(([sentence, of]) => [of.filter(Boolean).join(', '), sentence].filter(Boolean).join(': '))
    .join(' ');
}

/** The number of the right option, 0 if it is none. */
export function rightNumber({ options, right }: Question): number {
  const option = options[right];
  return option?.type === 'number' ? option.number : 0;
}

/** How many of the claimed tricks the declarer gets (R49). */
export function gainedBy(asks: Extract<Question['asks'], { type: 'claim' }>): number {
  return asks.seat === asks.declarer ? asks.tricks : asks.left - asks.tricks;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

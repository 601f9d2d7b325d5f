/** Formatting that every language shares. Suits are written ♠ ♥ ♦ ♣ in messages; the screen draws them (RichText). */
import type { Card, Strain, Suit } from '../engine/cards.ts';
import { isColon, rankOf, suitOfSuitCard } from '../engine/cards.ts';
import type { Contract, DealResult } from '../engine/scoring/contract.ts';
import { overOrShort } from '../engine/scoring/contract.ts';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `♠`, `NT` … */
export function strainSign(strain: Strain): string {
  return strain === 'NT' ? 'NT' : SUIT_SIGNS[strain];
}

/** `♠Q`, `♥10`; a colon has no sign: `null`. */
export function cardSign(card: Card): string | null {
  if (isColon(card)) return null;
  const rank = rankOf(card);
  return SUIT_SIGNS[suitOfSuitCard(card)] + (rank === 'T' ? '10' : rank);
}

/** `3♥X`, `2NT`. */
export function contractSign(contract: Omit<Contract, 'declarer'>): string {
  return `${contract.level}${strainSign(contract.strain)}${'X'.repeat(contract.doubled)}`;
}

/** `4♠X +2`, `3NT =`, `2NT −1`. */
export function resultSign(result: DealResult): string {
  const over = overOrShort(result);
  return `${contractSign(result)} ${over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`}`;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A right-to-left name inside a sentence keeps its own direction and leaves the sentence's alone. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

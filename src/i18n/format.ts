/** Formatting that every language shares. Suits are written ♠ ♥ ♦ ♣ in messages; the screen draws them (RichText). */
import type { Card, Suit } from '../engine/cards.ts';
import { isColon, rankOf, suitOfSuitCard } from '../engine/cards.ts';
import type { DealResult } from '../engine/scoring/contract.ts';
import { overOrShort } from '../engine/scoring/contract.ts';
import type { PadContract, PadStrain, PlayedDeal } from '../pads/index.ts';

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** `♠Q`, `♥10`; a colon has no sign: `null`. The screen writes the letters that were chosen (letters.ts). */
export function cardSign(card: Card): string | null {
  if (isColon(card)) return null;
  const rank = rankOf(card);
  return SUIT_SIGNS[suitOfSuitCard(card)] + (rank === 'T' ? '10' : rank);
}

interface Signs {
  /** `♠`, `NT` …; royals are an `R`. */
  readonly strainSign: (strain: PadStrain) => string;
  /** `3♥X`, `2NT`. */
  readonly contractSign: (contract: Omit<PadContract, 'declarer'>) => string;
  /** `4♠X +2`, `3NT =`, `2NT −1`. */
  readonly resultSign: (result: PlayedDeal) => string;
}

/** The end of a result's sign: `+2`, `=`, `−1`. */
export function overSign(result: Pick<DealResult, 'level' | 'tricks'>): string {
  const over = overOrShort(result);
  return over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`;
}

/** Contracts and results as they are written in a language; `noTrump` is its sign for no-trump. */
export function signs(noTrump: string): Signs {
  const strainSign: Signs['strainSign'] = (strain) =>
    strain === 'NT' ? noTrump : strain === 'R' ? strain : SUIT_SIGNS[strain];
  const contractSign: Signs['contractSign'] = ({ level, strain, doubled }) =>
    `${level}${strainSign(strain)}${'X'.repeat(doubled)}`;
  const resultSign: Signs['resultSign'] = (result) => `${contractSign(result)} ${overSign(result)}`;
  return { strainSign, contractSign, resultSign };
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A right-to-left name inside a sentence keeps its own direction and leaves the sentence's alone. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

import type { Rank } from '../engine/cards.ts';
import type { Language } from './language.ts';

/** The letters of ace, king, queen and jack, by the language that uses them. */
const LETTERS: Readonly<Record<Language, Readonly<Partial<Record<Rank, string>>>>> = {
  en: {},
  nl: { K: 'H', Q: 'V', J: 'B' },
};

/** A rank as cards and signs show it: `A`, `K` (or `H`), `10` … */
export function rankSign(rank: Rank, letters: Language): string {
  return LETTERS[letters][rank] ?? (rank === 'T' ? '10' : rank);
}

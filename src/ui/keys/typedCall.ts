import { CALLS, KEYWORDS } from '../../engine/auction/call.ts';
import type { Call, Keyword } from '../../engine/auction/call.ts';
import type { Strain } from '../../engine/cards.ts';
import type { Language } from '../../i18n/index.ts';

/** Letters for a strain, in English and, where they do not clash, in Dutch. */
const STRAINS: Readonly<Record<string, Strain>> = {
  ...{ c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT', nt: 'NT' },
  ...{ k: 'C', r: 'D' },
};
/** In Dutch the `a` of sans atout comes before the `a` of a question for the ace. */
const STRAINS_OF: Readonly<Record<Language, Readonly<Record<string, Strain>>>> = {
  en: STRAINS,
  nl: { ...STRAINS, sa: 'NT' },
};
const SIDE_CALLS: Readonly<Record<string, Call>> = { p: 'P', x: 'X', xx: 'XX', t: 'T' };

type Question = readonly [string, Keyword];
const ENGLISH: readonly Question[] = KEYWORDS.map((keyword) => [keyword, keyword]);
/** What a Dutch player calls the keywords. */
const DUTCH: readonly Question[] = [
  ['kort', 'short'],
  ['niets', 'null'],
  ['aas', 'ace'],
  ['heer', 'king'],
  ['vrouw', 'queen'],
  ['boer', 'jack'],
];
/** Both languages are understood; of two words that begin alike the reader's own is meant. */
const QUESTIONS: Readonly<Record<Language, readonly Question[]>> = {
  en: [...ENGLISH, ...DUTCH],
  nl: [...DUTCH, ...ENGLISH],
};
const KNOWN: ReadonlySet<string> = new Set(CALLS);

/**
 * The call that typed letters name: `2s`, `3nt` or `3n` (in Dutch `3sa` too), `p`, `x`, `xx`, `t`, `2s-short`. Of a keyword its first
 * letter is enough, and the hyphen may be left out (R23). `'more'` where they begin one, `null` where they begin none. Capitals do not
 * matter.
 */
export function typedCall(text: string, language: Language): Call | 'more' | null {
  const typed = text.toLowerCase();
  const side = SIDE_CALLS[typed];
  if (side !== undefined) return side;
  if (/^[0-7]$/.test(typed)) return 'more';
  // The strain may be the two letters after the level, else it is the one.
  return bidOrQuestion(typed, 2, language) ?? bidOrQuestion(typed, 1, language);
}

function bidOrQuestion(typed: string, letters: 1 | 2, language: Language): Call | 'more' | null {
  const strain = STRAINS_OF[language][typed.slice(1, 1 + letters)];
  const bid = typed.charAt(0) + (strain ?? '');
  if (strain === undefined || typed.length < 1 + letters || !KNOWN.has(bid)) return null;
  const rest = /^(-?)([a-z]*)$/.exec(typed.slice(1 + letters));
  if (rest === null) return null;
  const [, hyphen = '', begun = ''] = rest;
  if (begun === '') return hyphen === '' ? (bid as Call) : 'more';
  const question = QUESTIONS[language].find(([word]) => word.startsWith(begun));
  return question === undefined ? null : (`${bid}-${question[1]}` as Call);
}

import { CALLS, KEYWORDS } from '../../engine/auction/call.ts';
import type { Call, Keyword } from '../../engine/auction/call.ts';
import type { Strain } from '../../engine/cards.ts';

/** Letters for a strain, in English and, where they do not clash, in Dutch. */
const STRAINS: Readonly<Record<string, Strain>> = {
  ...{ c: 'C', d: 'D', h: 'H', s: 'S', n: 'NT', nt: 'NT' },
  ...{ k: 'C', r: 'D' },
};
const SIDE_CALLS: Readonly<Record<string, Call>> = { p: 'P', x: 'X', xx: 'XX', t: 'T' };
/** The keywords, then what a Dutch player calls them; of two that begin alike the first one is meant. */
const QUESTIONS: readonly (readonly [string, Keyword])[] = [
  ...KEYWORDS.map((keyword) => [keyword, keyword] as const),
  ...([
    ['kort', 'short'],
    ['niets', 'null'],
    ['aas', 'ace'],
  ] as const),
  ...([
    ['heer', 'king'],
    ['vrouw', 'queen'],
    ['boer', 'jack'],
  ] as const),
];
const KNOWN: ReadonlySet<string> = new Set(CALLS);

/**
 * The call that typed letters name: `2s`, `3nt` or `3n`, `p`, `x`, `xx`, `t`, `2s-short`. Of a keyword its first letter is enough,
 * and the hyphen may be left out (R23). `'more'` where they begin one, `null` where they begin none. Capitals do not matter.
 */
export function typedCall(text: string): Call | 'more' | null {
  const typed = text.toLowerCase();
  const side = SIDE_CALLS[typed];
  if (side !== undefined) return side;
  const parts = /^([0-7])(nt|[cdhsnkr]?)(-?)([a-z]*)$/.exec(typed);
  if (parts === null) return null;
  const [, level = '', letters = '', hyphen = '', begun = ''] = parts;
  if (letters === '') return hyphen + begun === '' ? 'more' : null;
  const bid = level + (STRAINS[letters] ?? '');
  if (!KNOWN.has(bid)) return null;
  if (begun === '') return hyphen === '' ? (bid as Call) : 'more';
  const question = QUESTIONS.find(([word]) => word.startsWith(begun));
  return question === undefined ? null : (`${bid}-${question[1]}` as Call);
}

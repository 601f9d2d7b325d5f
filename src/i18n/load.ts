import { first as en } from './en/first.ts';
import type { Language } from './language.ts';
import type { FirstMessages, Messages } from './messages.ts';
import { onDemand } from './onDemand.ts';

/** Where the words are. English is what everything falls back to, so its first part is always there. */
const SOURCES = {
  en: { first: () => Promise.resolve(en), whole: async () => (await import('./en/index.ts')).en },
  nl: {
    first: async () => (await import('./nl/first.ts')).first,
    whole: async () => (await import('./nl/index.ts')).nl,
  },
} satisfies Record<Language, { first: () => Promise<FirstMessages>; whole: () => Promise<Messages> }>;

const here = new Map<Language, FirstMessages | Messages>([['en', en]]);

/** Is this more than the part that Home needs? */
export function isWhole(t: FirstMessages | Messages): t is Messages {
  return 'table' in t;
}

/** As much of a language as has been fetched; of one that has not been, the English. */
export function messagesHere(language: Language): FirstMessages | Messages {
  return here.get(language) ?? here.get('en') ?? en;
}

/** Fetches what Home needs. Fails when the code cannot be fetched; it can be asked for again. */
export async function loadFirst(language: Language): Promise<FirstMessages> {
  const first = here.get(language) ?? (await SOURCES[language].first());
  if (!here.has(language)) here.set(language, first);
  return first;
}

/** Fetches everything of a language. Fails like `loadFirst`; asked again while it is under way, it gives the same promise. */
export const loadWhole = onDemand<Messages>({ en: () => bring('en'), nl: () => bring('nl') });

async function bring(language: Language): Promise<Messages> {
  const whole = await SOURCES[language].whole();
  here.set(language, whole);
  return whole;
}

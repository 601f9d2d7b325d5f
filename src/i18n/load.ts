import { first as en } from './en/first.ts';
import type { Language } from './language.ts';
import type { FirstMessages, Messages } from './messages.ts';

/** Where the words are. English is what everything falls back to, so its first part is always there. */
const SOURCES = {
  en: { first: () => Promise.resolve(en), whole: async () => (await import('./en/index.ts')).en },
  nl: {
    first: async () => (await import('./nl/first.ts')).first,
    whole: async () => (await import('./nl/index.ts')).nl,
  },
} satisfies Record<Language, { first: () => Promise<FirstMessages>; whole: () => Promise<Messages> }>;

const here = new Map<Language, FirstMessages | Messages>([['en', en]]);
const coming = new Map<Language, Promise<Messages>>();

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
export function loadWhole(language: Language): Promise<Messages> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const loading = SOURCES[language].whole();
  coming.set(language, loading);
  loading.then(
    (whole) => {
      here.set(language, whole);
      // React's `use` reads a promise that says so at once.
      Object.assign(loading, { status: 'fulfilled', value: whole });
    },
    () => coming.delete(language),
  );
  return loading;
}

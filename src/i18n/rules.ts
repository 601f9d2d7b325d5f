import type { Language } from './language.ts';
import type { RulesWords } from './rulesWords.ts';

/** Where the words of the reference are: apart from all others, since no match needs them. */
const SOURCES = {
  en: async () => (await import('./en/rules/index.ts')).rules,
  nl: async () => (await import('./nl/rules/index.ts')).rules,
} satisfies Record<Language, () => Promise<RulesWords>>;

const here = new Map<Language, RulesWords>();
const coming = new Map<Language, Promise<RulesWords>>();

/** The words of the reference, once they have been fetched. */
export function rulesHere(language: Language): RulesWords | null {
  return here.get(language) ?? null;
}

/** Fetches the words of the reference. Fails when the code cannot be fetched; asked again, it tries again. */
export function loadRules(language: Language): Promise<RulesWords> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const loading = SOURCES[language]();
  coming.set(language, loading);
  loading.then(
    (words) => here.set(language, words),
    () => coming.delete(language),
  );
  return loading;
}

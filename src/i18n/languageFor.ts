import type { Language } from './language.ts';

/** Each language in its own word. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };

/**
 * The language to speak: the one chosen, or for `system` whichever of ours comes first among those the reader prefers
 * (`navigator.languages`); English if none does.
 */
export function languageFor(chosen: Language | 'system', preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  for (const tag of preferred) {
    const [language] = tag.toLowerCase().split('-');
    if (language === 'en' || language === 'nl') return language;
  }
  return 'en';
}

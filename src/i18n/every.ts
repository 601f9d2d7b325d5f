import { en } from './en/index.ts';
import type { Language } from './language.ts';
import type { Messages } from './messages.ts';
import { nl } from './nl/index.ts';

const LANGUAGES: Readonly<Record<Language, Messages>> = { en, nl };

/** All messages of a language at once, for tests and tools: the app fetches the one it speaks (load.ts). */
export function messages(language: Language): Messages {
  return LANGUAGES[language];
}

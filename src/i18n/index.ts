/** Every sentence a user reads. A language is an object of the same shape as English, so a missing key or parameter does not compile. */
import { en } from './en/index.ts';
import type { Messages } from './en/index.ts';

export type { Messages };
export type Language = Messages['language'];

const LANGUAGES: Readonly<Record<Language, Messages>> = { en };

/** All messages of a language. */
export function messages(language: Language): Messages {
  return LANGUAGES[language];
}

export { cardSign, contractSign, isolate, resultSign, strainSign, SUIT_SIGNS } from './format.ts';

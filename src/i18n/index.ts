/** Every sentence a user reads. A language is an object of the same shape as English, in two parts: what Home needs, and the rest. */
export type { Language } from './language.ts';
export type { DrillMessages, FirstMessages, Messages } from './messages.ts';
export { cardSign, isolate, overSign, SUIT_SIGNS } from './format.ts';
export { rankSign } from './letters.ts';
export { LANGUAGE_NAMES, languageFor } from './languageFor.ts';
export { loadDrills } from './drills.ts';
export { isWhole, loadFirst, loadWhole, messagesHere } from './load.ts';

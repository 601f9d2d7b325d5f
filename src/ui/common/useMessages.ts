import { createContext, use, useContext } from 'react';
import type { Rank } from '../../engine/cards.ts';
import { isWhole, loadWhole, messagesHere, rankSign } from '../../i18n/index.ts';
import type { FirstMessages, Language, Messages } from '../../i18n/index.ts';

/** The messages on the screen, as far as they have come. */
export const MessagesContext = createContext<FirstMessages | Messages>(messagesHere('en'));

/** A language that is set, but whose words could not be fetched. */
export interface MissingLanguage {
  readonly language: Language;
  /** How often that failed. */
  readonly tries: number;
  readonly again: () => void;
}

export const MissingLanguageContext = createContext<MissingLanguage | null>(null);

/** The letters that cards show for king, queen and jack. */
export const LettersContext = createContext<Language>('en');

/** The messages of Home and of the frame of the app: here from the first moment on. */
export function useFirstMessages(): FirstMessages {
  return useContext(MessagesContext);
}

/** `const t = useMessages()`, then `t.table.menu`. On a screen whose words have not come yet, it waits for them. */
export function useMessages(): Messages {
  const t = useContext(MessagesContext);
  return isWhole(t) ? t : use(loadWhole(t.language));
}

/** How a rank is written on cards and in signs, in the letters that were chosen: `A`, `K` or `H`, `10` … */
export function useRankSign(): (rank: Rank) => string {
  const letters = useContext(LettersContext);
  return (rank) => rankSign(rank, letters);
}

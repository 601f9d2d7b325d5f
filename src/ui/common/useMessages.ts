import { createContext, useContext } from 'react';
import { messages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/index.ts';

/** The messages of the language in use. */
export const MessagesContext = createContext<Messages>(messages('en'));

/** `const t = useMessages()`, then `t.shell.appName`. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}

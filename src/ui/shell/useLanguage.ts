import { useEffect, useLayoutEffect, useState } from 'react';
import { languageFor, loadWhole, messagesHere } from '../../i18n/index.ts';
import type { FirstMessages, Language } from '../../i18n/index.ts';
import { useSettings } from '../../store/index.ts';

/**
 * The messages of the language that is set, and the language whose rank letters the cards show. Until a language has been fetched
 * the one before stays: a change of language takes nothing off the screen.
 */
export function useLanguage(): { readonly messages: FirstMessages; readonly letters: Language } {
  const wanted = languageFor(
    useSettings((settings) => settings.language),
    navigator.languages,
  );
  const letters = useSettings((settings) => settings.letters);
  const [messages, setMessages] = useState(() => messagesHere(wanted));
  useEffect(() => {
    let current = true;
    loadWhole(wanted).then(
      (whole) => {
        if (current) setMessages(whole);
      },
      // No network, and this language never fetched: the words stay as they are, and a change of screen or a reload asks again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  const { language } = messages;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return { messages, letters: letters === 'language' ? language : letters };
}

import { useEffect, useLayoutEffect, useState } from 'react';
import { languageFor, loadWhole, messagesHere } from '../../i18n/index.ts';
import type { FirstMessages, Language } from '../../i18n/index.ts';
import { useSettings } from '../../store/index.ts';
import type { MissingLanguage } from '../common/useMessages.ts';

interface Spoken {
  readonly messages: FirstMessages;
  /** The language whose rank letters the cards show. */
  readonly letters: Language;
  /** The language that is set, where its words did not come. */
  readonly missing: MissingLanguage | null;
}

/**
 * The messages of the language that is set. Until a language has been fetched the one before stays: a change of language takes
 * nothing off the screen. What does not come can be asked for again; the setting stays.
 */
export function useLanguage(): Spoken {
  const wanted = languageFor(
    useSettings((settings) => settings.language),
    navigator.languages,
  );
  const letters = useSettings((settings) => settings.letters);
  const [messages, setMessages] = useState(() => messagesHere(wanted));
  const [failed, setFailed] = useState<{ readonly of: Language; readonly tries: number } | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    loadWhole(wanted).then(
      (whole) => {
        if (!current) return;
        setMessages(whole);
        setFailed(null);
      },
      () => {
        if (current)
          setFailed((before) => ({ of: wanted, tries: before?.of === wanted ? before.tries + 1 : 1 }));
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, asked]);
  const { language } = messages;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const again = (): void => setAsked(asked + 1);
  return {
    messages,
    letters: letters === 'language' ? language : letters,
    // Where Home's part of it has come, a screen that needs the rest says by itself what is missing.
    missing:
      failed?.of === wanted && language !== wanted ? { language: wanted, tries: failed.tries, again } : null,
  };
}

import { useContext } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/index.ts';
import { useSettings } from '../../store/index.ts';
import { MissingLanguageContext, useFirstMessages } from './useMessages.ts';

interface LanguageSwitchProps {
  /** The notice that a language did not come lies behind the dialog then: it is said here too. */
  readonly inDialog?: boolean;
}

/** The way to the other language, in its own word: who cannot read this one finds it. */
export function LanguageSwitch({ inDialog = false }: LanguageSwitchProps) {
  const { language, shell } = useFirstMessages();
  const choose = useSettings((settings) => settings.choose);
  const missing = useContext(MissingLanguageContext);
  const other = language === 'en' ? 'nl' : 'en';
  const name = LANGUAGE_NAMES[other];
  return (
    <>
      <button
        type="button"
        className="btn"
        lang={other}
        onClick={() => {
          if (missing?.language === other) missing.again();
          else choose({ language: other });
        }}
      >
        {name}
      </button>
      {inDialog && missing?.language === other && <p role="status">{shell.notices.language.short(name)}</p>}
    </>
  );
}

import { LANGUAGE_NAMES } from '../../i18n/index.ts';
import { useSettings } from '../../store/index.ts';
import { useFirstMessages } from './useMessages.ts';

/** The way to the other language, in its own word: who cannot read this one finds it. */
export function LanguageSwitch() {
  const { language } = useFirstMessages();
  const choose = useSettings((settings) => settings.choose);
  const other = language === 'en' ? 'nl' : 'en';
  return (
    <button type="button" className="btn" lang={other} onClick={() => choose({ language: other })}>
      {LANGUAGE_NAMES[other]}
    </button>
  );
}

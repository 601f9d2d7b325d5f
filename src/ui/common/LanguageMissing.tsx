import { useContext } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/index.ts';
import { MissingLanguageContext, useFirstMessages } from './useMessages.ts';

/** That the words of the language that is set did not come; nothing where they did. */
export function LanguageMissing() {
  const t = useFirstMessages().shell.notices.language;
  const missing = useContext(MissingLanguageContext);
  if (missing === null) return null;
  return (
    <div className="notice calm">
      <p>
        {t.missing(LANGUAGE_NAMES[missing.language])} {missing.tries > 1 && t.stillNot(missing.tries)}
      </p>
      <button type="button" className="btn" onClick={missing.again}>
        {t.again}
      </button>
      {/* Some browsers fetch nothing twice for one page. Without a network loading it anew would lose the page too. */}
      {missing.tries > 1 && navigator.onLine && (
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
      )}
    </div>
  );
}

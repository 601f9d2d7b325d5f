import { lazy, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';
import { Spare } from './Spare.tsx';

const TroubleReport = lazy(async () => ({ default: (await import('./TroubleReport.tsx')).TroubleReport }));

/** How browsers say, each in its own words, that the code or the style of a screen did not come. */
const NOT_LOADED = /dynamically imported|importing a module|preload css/i;

interface TroubleProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * What is shown in place of a screen that failed; hands are put away. Of the error only its name is shown: the message may quote a
 * card. Code that did not come is asked for anew by loading the page: within one page, browsers do not try a module again.
 */
export function Trouble({ error, onRetry }: TroubleProps) {
  const t = useFirstMessages().shell.trouble;
  const putAway = useTable((table) => table.putAway);
  const [, navigate] = useLocation();
  useLayoutEffect(() => putAway(), [putAway]);
  const notLoaded = error instanceof Error && NOT_LOADED.test(error.message);
  return (
    <main className="trouble">
      <div role="alert">
        <h1>{notLoaded ? t.notLoaded : t.title}</h1>
        <p>{notLoaded ? t.whyNotLoaded : t.what}</p>
        <p>{t.kept}</p>
      </div>
      <div className="row">
        {!notLoaded && (
          <button type="button" className="btn primary" onClick={onRetry}>
            {t.again}
          </button>
        )}
        <button
          type="button"
          className={notLoaded ? 'btn primary' : 'btn'}
          onClick={() => window.location.reload()}
        >
          {t.reload}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            navigate('/');
            onRetry();
          }}
        >
          {t.home}
        </button>
      </div>
      <p className="hint">{t.name(error instanceof Error ? error.name : 'Error')}</p>
      <Spare>
        <TroubleReport error={error} />
      </Spare>
    </main>
  );
}

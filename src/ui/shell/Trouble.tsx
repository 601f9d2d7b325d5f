import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';

interface ReportProps {
  readonly error: unknown;
}

const Report: ComponentType<ReportProps> = lazy(async () => {
  // What helps with a failure must not fail itself: without its code there is no report.
  const loaded = await import('./TroubleReport.tsx').catch(() => null);
  return { default: loaded?.TroubleReport ?? (() => null) };
});

/** How browsers say, each in its own words, that the code or the style of a screen did not come. */
const NOT_LOADED = /dynamically imported|importing a module|preload css/i;

interface TroubleProps extends ReportProps {
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
  useEffect(() => putAway(), [putAway]);
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
      <Suspense fallback={null}>
        <Report error={error} />
      </Suspense>
    </main>
  );
}

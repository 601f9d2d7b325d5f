import { useState } from 'react';
import { useLocation } from 'wouter';
import { version } from '../../../package.json';
import { useTable } from '../../store/index.ts';
import { copyText } from '../common/copyText.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { routeAt } from '../routes.ts';
import { reportOf } from './report.ts';
import './trouble-report.css';

/** The report of a failure: to be read, copied, downloaded. It is sent nowhere. */
export function TroubleReport({ error }: { readonly error: unknown }) {
  const t = useMessages().device.report;
  const [path] = useLocation();
  const view = useTable((table) => table.view);
  const saving = useTable((table) => table.saving);
  const publicLog = useTable((table) => table.publicLog);
  const [at] = useState(Date.now);
  const [copied, setCopied] = useState<boolean | null>(null);
  const report = reportOf({
    error,
    screen: routeAt(path).path,
    version,
    browser: navigator.userAgent,
    at,
    saving,
    view,
    events: publicLog(),
  });
  return (
    <section className="trouble-report" aria-labelledby="trouble-report">
      <h2 id="trouble-report">{t.title}</h2>
      <p>{t.holds}</p>
      <details>
        <summary>{t.see}</summary>
        <pre>{report}</pre>
      </details>
      <div className="row">
        <button type="button" className="btn" onClick={() => void copyText(report).then(setCopied)}>
          {t.copy}
        </button>
        <button type="button" className="btn" onClick={() => saveFile(t.fileName, report)}>
          {t.download}
        </button>
      </div>
      <p role="status">{copied === null ? '' : copied ? t.copied : t.notCopied}</p>
    </section>
  );
}

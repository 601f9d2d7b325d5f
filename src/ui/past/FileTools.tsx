import { useRef, useState } from 'react';
import { useMessages } from '../common/useMessages.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { StatisticsDialog } from './StatisticsDialog.tsx';
import { usePast } from './PastContext.tsx';
import { useBackupAge } from './useBackupAge.ts';

/** Everything into a file, and files back in. */
export function FileTools() {
  const { files: t, statistics } = useMessages();
  const records = usePast((past) => past.records);
  const age = useBackupAge();
  const [exporting, setExporting] = useState(false);
  const [counting, setCounting] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [imported, setImported] = useState<Parameters<typeof t.done>[0] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="past-files">
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {t.import}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.txt,application/json,text/plain"
        aria-label={t.choose}
        onChange={(event) => {
          setImported(null);
          setFile(event.target.files?.[0] ?? null);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      {records.length > 0 && (
        <>
          <button type="button" className="btn" onClick={() => setExporting(true)}>
            {t.exportAll}
          </button>
          <button type="button" className="btn" onClick={() => setCounting(true)}>
            {statistics.title}
          </button>
          <p className="hint">{age}</p>
        </>
      )}
      <p role="status" className={imported === null ? 'sr-only' : undefined}>
        {imported !== null && t.done(imported)}
      </p>
      {counting && <StatisticsDialog onClose={() => setCounting(false)} />}
      {exporting && <ExportDialog records={records} everything onClose={() => setExporting(false)} />}
      {file !== null && (
        <ImportDialog
          file={file}
          onClose={(brings) => {
            setFile(null);
            setImported(brings);
          }}
        />
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { PastRecord } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ExportedFile } from './ExportedFile.tsx';
import { countedOf } from './countedOf.ts';
import { usePast } from './PastContext.tsx';

interface ExportDialogProps {
  readonly records: readonly PastRecord[];
  /** Is it everything there is: a backup? */
  readonly everything: boolean;
  readonly onClose: () => void;
}

type Format = 'json' | 'text';
const FORMATS: readonly Format[] = ['json', 'text'];
const NOBODY: BySeat<boolean> = { N: false, S: false };

/** Some records as a file: which kind, and whether hands of running deals may be in it; then it is written. */
export function ExportDialog({ records, everything, onClose }: ExportDialogProps) {
  const { files: t, shell } = useMessages();
  const write = usePast((past) => past.exportFile);
  const [format, setFormat] = useState<Format>('json');
  const [agreed, setAgreed] = useState(NOBODY);
  const [done, setDone] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const [written, setWritten] = useState<{ readonly file: Blob; readonly unread: number } | null>(null);
  const control = useRef(new AbortController());
  useEffect(() => {
    const { current } = control;
    return () => current.abort();
  }, []);
  const running = records.filter(({ where, outcome }) => where === 'table' && outcome === null);
  const start = async (): Promise<void> => {
    control.current = new AbortController();
    setFailed(false);
    setDone(0);
    const { signal } = control.current;
    const file = await write({ records, format, opened: agreed, progress: setDone, signal });
    setDone(null);
    setFailed(file === null && !signal.aborted);
    setWritten(file);
  };
  return (
    <Dialog title={everything ? t.exportAll : t.exportSome(countedOf(records))} onClose={onClose}>
      {written !== null ? (
        <ExportedFile
          file={written.file}
          unread={written.unread}
          format={format}
          everything={everything}
          onClose={onClose}
        />
      ) : (
        <div className="past-form">
          <RadioCards<Format>
            legend={t.format}
            values={FORMATS}
            labels={t.formats}
            hints={t.formatHints}
            value={format}
            onChange={setFormat}
          />
          {running.length > 0 && <Agreement records={running} agreed={agreed} onAgree={setAgreed} />}
          <p role="status">{done === null ? '' : t.writing(done, records.length)}</p>
          {failed && (
            <p className="error" role="alert">
              {t.notWritten}
            </p>
          )}
          <div className="row">
            <button type="button" className="btn" onClick={onClose}>
              {shell.cancel}
            </button>
            <button
              type="button"
              className="btn primary"
              disabled={done !== null}
              onClick={() => void start()}
            >
              {t.write}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface AgreementProps {
  readonly records: readonly PastRecord[];
  readonly agreed: BySeat<boolean>;
  readonly onAgree: (agreed: BySeat<boolean>) => void;
}

/** Hands of a deal that is not over leave the device only if both players say so, each for themselves. */
function Agreement({ records, agreed, onAgree }: AgreementProps) {
  const t = useMessages().files;
  const [only, more] = records;
  const alone = more === undefined ? only : undefined;
  const label = { N: t.northAgrees, S: t.southAgrees };
  return (
    <fieldset className="past-agree">
      <legend>{t.running(records.length)}</legend>
      <p>{t.openHands}</p>
      {SEATS.map((seat) => (
        <label key={seat}>
          <input
            type="checkbox"
            checked={agreed[seat]}
            onChange={(event) => onAgree({ ...agreed, [seat]: event.target.checked })}
          />
          {alone === undefined ? label[seat] : t.agrees(isolate(alone.names[seat]))}
        </label>
      ))}
    </fieldset>
  );
}

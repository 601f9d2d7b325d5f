import { useEffect, useRef, useState } from 'react';
import type { ImportRead } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { usePast } from './PastContext.tsx';
import { fileReason } from './fileReason.ts';

interface ImportDialogProps {
  readonly file: File;
  /** Told what came in, `null` if nothing did. */
  readonly onClose: (imported: Brings | null) => void;
}

type Brings = Extract<ImportRead, { readonly type: 'preview' }>['brings'];
type Step = 'reading' | 'storing' | ImportRead | { readonly type: 'changed' };

/** A file on its way in: read whole, shown, and kept only then; or refused with the reason. Nothing is changed before the last step. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const t = useMessages();
  const read = usePast((past) => past.readFile);
  const keep = usePast((past) => past.keepFile);
  const [step, setStep] = useState<Step>('reading');
  const [progress, setProgress] = useState({ part: 0, records: 0 });
  const control = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    control.current = controller;
    const told = (part: number, records: number): void => setProgress({ part, records });
    void read(file, told, controller.signal).then((found) => {
      if (!controller.signal.aborted) setStep(found);
    });
    return () => controller.abort();
  }, [file, read]);
  const store = async (brings: Brings): Promise<void> => {
    setStep('storing');
    setProgress({ part: 0, records: 0 });
    const done = await keep((part, records) => setProgress({ part, records }), control.current.signal);
    if (done === 'done') onClose(brings);
    else setStep({ type: done });
  };
  const close = (): void => onClose(null);
  const cancel = (): void => {
    control.current.abort();
    close();
  };
  if (step === 'reading' || step === 'storing') {
    return (
      <Dialog title={step === 'reading' ? t.files.importing : t.files.keeping} onClose={close}>
        <div className="past-form">
          <progress value={progress.part} aria-label={t.files.importing} />
          <p className="num">{t.files.progress(Math.floor(progress.part * 100), progress.records)}</p>
          <button type="button" className="btn" onClick={cancel}>
            {t.shell.cancel}
          </button>
        </div>
      </Dialog>
    );
  }
  if (step.type === 'preview') {
    return <ImportPreview read={step} onKeep={() => void store(step.brings)} onClose={close} />;
  }
  return (
    <Dialog title={t.files.refusedTitle} onClose={close}>
      <div className="past-form">
        <p role="alert">
          {step.type === 'refused'
            ? `${fileReason(t, step.error)} ${t.files.nothingChanged}`
            : t.files[step.type]}
        </p>
        <button type="button" className="btn primary" onClick={close}>
          {t.past.close}
        </button>
      </div>
    </Dialog>
  );
}

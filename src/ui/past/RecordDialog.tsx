import { useState } from 'react';
import type { PastRecord } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { usePast } from './PastContext.tsx';
import { RenameForm } from './RenameForm.tsx';
import { recordWords } from './recordWords.ts';
import { useOpenRecord } from './useOpenRecord.ts';

interface RecordDialogProps {
  readonly record: PastRecord;
  readonly onClose: () => void;
}

/** What can be done with one record. */
export function RecordDialog({ record, onClose }: RecordDialogProps) {
  const t = useMessages();
  const { past } = t;
  const remove = usePast((state) => state.remove);
  const duplicate = usePast((state) => state.duplicate);
  const { rematch } = useOpenRecord();
  const [renaming, setRenaming] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { players, kind, when, length } = recordWords(t, record);
  if (exporting) return <ExportDialog records={[record]} everything={false} onClose={onClose} />;
  if (renaming) return <RenameForm record={record} onClose={onClose} />;
  const closeOr = (done: boolean): void => (done ? onClose() : setFailed(past.notOpened));
  return (
    <Dialog title={players} onClose={onClose}>
      <p className="hint">
        {kind} · {when} · {length}
      </p>
      {failed !== null && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="past-actions">
        <Action label={past.rename} onDo={() => setRenaming(true)} />
        <Action
          label={past.duplicate}
          hint={past.duplicateHint}
          onDo={() =>
            void duplicate(record).then((made) =>
              made === 'secret' ? setFailed(past.notDuplicated) : closeOr(made !== null),
            )
          }
        />
        <Action
          label={past.rematch}
          hint={past.rematchHint}
          onDo={() => void rematch(record).then(closeOr)}
        />
        <Action label={t.files.export} onDo={() => setExporting(true)} />
        <Action label={past.remove} danger onDo={() => void remove([record]).then(onClose)} />
      </div>
      <button type="button" className="btn" onClick={onClose}>
        {past.close}
      </button>
    </Dialog>
  );
}

interface ActionProps {
  readonly label: string;
  readonly hint?: string;
  readonly danger?: boolean;
  readonly onDo: () => void;
}

function Action({ label, hint, danger = false, onDo }: ActionProps) {
  return (
    <div>
      <button type="button" className={danger ? 'btn danger' : 'btn'} onClick={onDo}>
        {label}
      </button>
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

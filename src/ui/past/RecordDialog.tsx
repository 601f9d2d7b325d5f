import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { PastRecord } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { reviewPath } from '../review/address.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { usePast } from './PastContext.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { isRunning } from './isRunning.ts';
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
  const [removing, setRemoving] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { players, kind, when, length, notes } = recordWords(t, record);
  if (exporting) return <ExportDialog records={[record]} everything={false} onClose={onClose} />;
  const removeIt = (): void => void remove([record]).then(onClose);
  if (removing) return <RemoveDialog running={[record]} onRemove={removeIt} onClose={onClose} />;
  if (renaming) return <RenameForm record={record} onClose={onClose} />;
  const closeOr = (done: boolean): void => (done ? onClose() : setFailed(past.notOpened));
  return (
    <Dialog title={players} onClose={onClose}>
      <p className="hint">
        {kind} · {when} · {length}
      </p>
      {notes.map((note) => (
        <p key={note} className="past-mark">
          {note}
        </p>
      ))}
      {failed !== null && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="past-actions">
        {record.where === 'table' && record.deals > 0 && (
          <div>
            <Link className="btn" href={reviewPath(record.id, 1)}>
              {t.review.openDeals}
            </Link>
          </div>
        )}
        <Action label={past.rename} onDo={() => setRenaming(true)} />
        <Action
          label={past.duplicate}
          hint={record.secret === null ? past.duplicateHint : past.notDuplicated}
          off={record.secret !== null}
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
        <Action
          label={past.remove}
          danger
          onDo={() => (isRunning(record) ? setRemoving(true) : removeIt())}
        />
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
  /** May it not be done now? The hint says why. */
  readonly off?: boolean;
  readonly onDo: () => void;
}

function Action({ label, hint, danger = false, off = false, onDo }: ActionProps) {
  const hintId = useId();
  return (
    <div>
      <button
        type="button"
        className={danger ? 'btn danger' : 'btn'}
        aria-disabled={off || undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        onClick={() => !off && onDo()}
      >
        {label}
      </button>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

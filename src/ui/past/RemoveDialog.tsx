import type { PastRecord } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';

interface RemoveDialogProps {
  readonly running: readonly PastRecord[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asked before matches are deleted amid a deal: what would be lost. */
export function RemoveDialog({ running, onRemove, onClose }: RemoveDialogProps) {
  const { past: t, shell } = useMessages();
  return (
    <Dialog title={t.removeRunning.title(running.length)} onClose={onClose}>
      <div className="past-form">
        <p>{t.removeRunning.lost(running.length)}</p>
        <p className="hint">{t.removeHint}</p>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {shell.cancel}
          </button>
          <button type="button" className="btn danger" onClick={onRemove}>
            {t.remove}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

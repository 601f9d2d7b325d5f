import { useState } from 'react';
import type { PastRecord } from '../../store/past/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { isRunning } from './isRunning.ts';
import { usePast } from './PastContext.tsx';
import type { Chosen } from './useChosen.ts';

interface ChosenBarProps {
  readonly chosen: Chosen;
  readonly shown: readonly PastRecord[];
}

/** What can be done with all chosen records together. */
export function ChosenBar({ chosen, shown }: ChosenBarProps) {
  const { past: t, files, words } = useMessages();
  const [removing, setRemoving] = useState(false);
  const [exporting, setExporting] = useState(false);
  const remove = usePast((past) => past.remove);
  const { records } = chosen;
  const running = records.filter(isRunning);
  const removeThem = (): void => {
    setRemoving(false);
    void remove(records);
  };
  return (
    <div className="past-chosen">
      {records.length > 0 && <p>{t.selected(records.length, words.number)}</p>}
      <button
        type="button"
        className="btn"
        onClick={records.length === shown.length ? chosen.none : chosen.all}
        disabled={shown.length === 0}
      >
        {records.length === shown.length && shown.length > 0 ? t.selectNone : t.selectAll}
      </button>
      {records.length > 0 && (
        <button type="button" className="btn" onClick={() => setExporting(true)}>
          {files.export}
        </button>
      )}
      {records.length > 0 && (
        <button
          type="button"
          className="btn danger"
          onClick={() => (running.length > 0 ? setRemoving(true) : removeThem())}
        >
          {t.remove}
        </button>
      )}
      {removing && (
        <RemoveDialog running={running} onRemove={removeThem} onClose={() => setRemoving(false)} />
      )}
      {exporting && <ExportDialog records={records} everything={false} onClose={() => setExporting(false)} />}
    </div>
  );
}

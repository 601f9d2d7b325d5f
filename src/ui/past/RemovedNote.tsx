import { useMessages } from '../common/useMessages.ts';
import { countedOf } from './countedOf.ts';
import { isRunning } from './isRunning.ts';
import { usePast } from './PastContext.tsx';

/** What was deleted, until it is gone for good: a reload in between changes nothing. */
export function RemovedNote() {
  const { past: t, words } = useMessages();
  const removed = usePast((past) => past.removed);
  const running = usePast((past) => past.removed.some(isRunning));
  const undo = usePast((past) => past.undoRemove);
  const purge = usePast((past) => past.purge);
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="panel past-note">
          <p>
            {t.removed(countedOf(removed), words.number)}{' '}
            <span className="hint">
              {t.removeHint} {running && t.removeRunning.goes}
            </span>
          </p>
          <span className="actions">
            <button type="button" className="btn primary" onClick={() => void undo()}>
              {t.undo}
            </button>
            <button type="button" className="btn" onClick={() => void purge()}>
              {t.forGood}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

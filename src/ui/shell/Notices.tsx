import { useTable } from '../../store/index.ts';
import { useFirstMessages } from '../common/useMessages.ts';

/** What must be known on every screen: the match is not saved (for as long as that is so), or another tab went on with it. */
export function Notices() {
  const t = useFirstMessages().shell.notices;
  const saving = useTable((table) => table.saving);
  const moved = useTable((table) => table.movedElsewhere);
  const dismiss = useTable((table) => table.dismissMoved);
  return (
    // Always in the page, so that screen readers notice what comes into it.
    <div className="notices" role="status">
      {saving.state === 'memory' && (
        <p className="notice">
          <strong>{t.notSaved}</strong> {t.memory[saving.reason]}
        </p>
      )}
      {moved && (
        <div className="notice">
          <p>{t.moved}</p>
          <button type="button" className="btn" onClick={dismiss}>
            {t.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}

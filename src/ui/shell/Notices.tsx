import { useState } from 'react';
import { useTable } from '../../store/index.ts';
import { LanguageMissing } from '../common/LanguageMissing.tsx';
import { useFirstMessages } from '../common/useMessages.ts';
import { News } from './News.tsx';

/**
 * What must be known on every screen: the match is not saved (for as long as that is so), another tab went on with it, or the
 * browser has emptied storage. Each with a way on.
 */
export function Notices() {
  const t = useFirstMessages().shell.notices;
  const saving = useTable((table) => table.saving);
  const playing = useTable((table) => table.view !== null);
  const moved = useTable((table) => table.movedElsewhere);
  const dismiss = useTable((table) => table.dismissMoved);
  const emptied = useTable((table) => table.emptied);
  const dismissEmptied = useTable((table) => table.dismissEmptied);
  return (
    // Always in the page, so that screen readers notice what comes into it.
    <div className="notices" role="status">
      {saving.state === 'memory' && (
        <div className="notice">
          <p>
            <strong>{playing ? t.notSaved : t.noneSaved}</strong> {t.memory[saving.reason]}
          </p>
          {saving.reason === 'newer' ? (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {t.reload}
            </button>
          ) : (
            <SaveAgain />
          )}
        </div>
      )}
      {emptied !== null && (
        <div className="notice">
          <p>{t.emptied[emptied]}</p>
          <button type="button" className="btn" onClick={dismissEmptied}>
            {t.dismiss}
          </button>
        </div>
      )}
      {moved && (
        <div className="notice">
          <p>{t.moved}</p>
          <button type="button" className="btn" onClick={dismiss}>
            {t.dismiss}
          </button>
        </div>
      )}
      <LanguageMissing />
      <News />
    </div>
  );
}

/** Gone as soon as it has helped. */
function SaveAgain() {
  const t = useFirstMessages().shell.notices;
  const saveAgain = useTable((table) => table.saveAgain);
  const [tries, setTries] = useState(0);
  const again = async () => {
    await saveAgain();
    setTries((before) => before + 1);
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void again()}>
        {t.saveAgain}
      </button>
      {tries > 0 && <span>{t.stillNot(tries)}</span>}
    </>
  );
}

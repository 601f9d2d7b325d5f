import { useState } from 'react';
import { explainError } from '../../i18n/explain.ts';
import { useTable } from '../../store/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import './aside.css';
import { AsideList } from './AsideList.tsx';
import './home.css';

const NOBODY = { N: '', S: '' };

/** Saved data that could not be used: why, how much, and a copy for whoever can repair it. */
export function SetAside() {
  const t = useMessages();
  const { aside: words } = t.shell;
  const aside = useTable((table) => table.aside);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Page title={words.title} className="aside">
      <p>{aside.length === 0 ? words.none : words.intro}</p>
      {aside.length > 0 && (
        <AsideList
          aside={aside}
          explain={(refusal) => explainError(t, refusal, NOBODY)}
          onDownload={setAsked}
        />
      )}
      {asked !== null && <Agreement id={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

/** The file may hold both hands of a deal that is not over, so both players say yes first. */
function Agreement({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages().shell;
  const asideText = useTable((table) => table.asideText);
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      saveFile(t.aside.fileName(id), await asideText(id));
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={t.aside.agreeTitle} onClose={onClose}>
      <p>{t.aside.agree}</p>
      <p className="error" role="alert">
        {failed ? t.aside.failed : ''}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className="btn primary" onClick={() => void download()}>
          {t.aside.agreed}
        </button>
      </div>
    </Dialog>
  );
}

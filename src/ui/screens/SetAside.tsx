import { useState } from 'react';
import { explainError } from '../../i18n/explain.ts';
import type { Messages } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';
import type { AsideReason, AsideSummary } from '../../store/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import './aside.css';
import './home.css';

const NOBODY = { N: '', S: '' };

/** Saved data that could not be used: why, how much, and a copy for whoever can repair it. */
export function SetAside() {
  const t = useMessages();
  const { aside: words } = t.shell;
  const aside = useTable((table) => table.aside);
  const [asked, setAsked] = useState<AsideSummary | null>(null);
  return (
    <Page title={words.title} className="aside">
      <p>{aside.length === 0 ? words.none : words.intro}</p>
      {aside.length > 0 && (
        <ul role="list" className="panel">
          {aside.map((one) => (
            <li key={one.id} className="match-line">
              <div>
                <p className="players">{reasonInWords(t, one.reason)}</p>
                <p className="hint">
                  {words.found(t.shell.when(one.at))} · {words.size(one.size)}
                </p>
              </div>
              <button
                type="button"
                className="btn"
                aria-label={words.downloadNamed(t.shell.when(one.at))}
                onClick={() => setAsked(one)}
              >
                {words.download}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && <Agreement id={asked.id} onClose={() => setAsked(null)} />}
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

function reasonInWords(t: Messages, reason: AsideReason): string {
  const { reasons } = t.shell.aside;
  // Entries count from 0 in the record, from 1 for people.
  switch (reason.why) {
    case 'not-a-match':
      return reasons['not-a-match'](reason.path);
    case 'newer':
      return reasons.newer(reason.version);
    case 'entries-missing':
      return reasons['entries-missing'](reason.at + 1);
    case 'entry-unreadable':
      return reasons['entry-unreadable'](reason.at + 1);
    case 'entry-refused':
      return reasons['entry-refused'](reason.at + 1, explainError(t, reason.error, NOBODY));
  }
}

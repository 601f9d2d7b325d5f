import { useState } from 'react';
import type { PadError } from '../../pads/index.ts';
import type { AsideReason } from '../../store/index.ts';
import { usePads } from '../../store/pads/index.ts';
import { saveFile } from '../common/saveFile.ts';
import { useMessages } from '../common/useMessages.ts';
import { usePadError } from './usePadError.ts';

/** Pads that could not be read: why, and the whole of each as a file. Nothing on a pad is secret. */
export function PadsAside() {
  const { pads, shell } = useMessages();
  const { aside: t } = shell;
  const aside = usePads((state) => state.aside);
  const asideText = usePads((state) => state.asideText);
  const [failed, setFailed] = useState(false);
  const reason = useReason();
  if (aside.length === 0) return null;
  const download = async (id: string): Promise<void> => {
    try {
      saveFile(pads.asideFile(id), await asideText(id));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <section className="match-list">
      <h2>{pads.asideTitle}</h2>
      <ul role="list" className="panel">
        {aside.map(({ id, at, size, reason: why }) => (
          <li key={id} className="match-line">
            <div>
              <p>{reason(why)}</p>
              <p className="hint">
                {t.found(shell.when(at))} · {t.size(size)}
              </p>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={t.downloadNamed(shell.when(at))}
              onClick={() => void download(id)}
            >
              {t.download}
            </button>
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{t.failed}</p>}
    </section>
  );
}

function useReason(): (reason: AsideReason<PadError>) => string {
  const { reasons } = useMessages().shell.aside;
  const explain = usePadError();
  return (reason) => {
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
        return reasons['entry-refused'](reason.at + 1, explain(reason.error));
    }
  };
}

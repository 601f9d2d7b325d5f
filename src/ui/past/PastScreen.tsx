import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { PastRecord } from '../../store/past/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { FileTools } from './FileTools.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { PastFilter } from './PastFilter.tsx';
import { PastList } from './PastList.tsx';
import { PastProvider, usePast } from './PastContext.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { found } from './filter.ts';
import type { Kind } from './filter.ts';
import './past.css';
import { useChosen } from './useChosen.ts';
import { useOpenRecord } from './useOpenRecord.ts';

/** Every match and pad, finished or not, the last one first. */
export function PastScreen() {
  const t = useMessages().past;
  return (
    <Page title={t.title} className="past">
      <p className="past-private">{t.private}</p>
      <PastProvider>
        <Past />
      </PastProvider>
    </Page>
  );
}

function Past() {
  const t = useMessages().past;
  const status = usePast((past) => past.status);
  const failure = usePast((past) => past.failure);
  const refresh = usePast((past) => past.refresh);
  // Drawn in pieces: ten thousand lines that an import brings must not keep a tap waiting.
  const records = useDeferredValue(usePast((past) => past.records));
  if (status === 'reading') return <p role="status">{t.reading}</p>;
  return (
    <>
      {failure !== null && (
        <div className="panel past-note" role="alert">
          <p>{t.failed[failure]}</p>
          <button type="button" className="btn" onClick={() => void refresh()}>
            {t.again}
          </button>
        </div>
      )}
      <FileTools />
      <RemovedNote />
      {records.length === 0 ? <Nothing /> : <Records records={records} />}
    </>
  );
}

function Nothing() {
  const t = useMessages().past;
  return (
    <div className="panel past-nothing">
      <p>{t.none}</p>
      <p className="hint">{t.noneHint}</p>
    </div>
  );
}

function Records({ records }: { readonly records: readonly PastRecord[] }) {
  const t = useMessages().past;
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [more, setMore] = useState<PastRecord | null>(null);
  const [failed, setFailed] = useState(false);
  // What is typed shows at once; the list follows.
  const [wanted, wantedKind] = [useDeferredValue(text), useDeferredValue(kind)];
  const shown = useMemo(() => found(records, wanted, wantedKind), [records, wanted, wantedKind]);
  const chosen = useChosen(shown);
  const { open } = useOpenRecord();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  // The same each time, so that no line is drawn again for it.
  const onOpen = useCallback((record: PastRecord) => {
    void latest.current(record).then((opened) => setFailed(!opened));
  }, []);
  return (
    <>
      <PastFilter {...{ text, kind, records }} shown={shown.length} onText={setText} onKind={setKind} />
      <ChosenBar chosen={chosen} shown={shown} />
      {failed && (
        <p className="panel past-note" role="alert">
          {t.notOpened}
        </p>
      )}
      {shown.length === 0 ? (
        <div className="panel past-nothing">
          <p>{t.noneFound}</p>
          <button
            type="button"
            className="btn"
            onClick={() => {
              setText('');
              setKind('all');
            }}
          >
            {t.showAll}
          </button>
        </div>
      ) : (
        <PastList
          records={shown}
          chosen={chosen.ids}
          onChoose={chosen.choose}
          onOpen={onOpen}
          onMore={setMore}
        />
      )}
      {more !== null && <RecordDialog record={more} onClose={() => setMore(null)} />}
    </>
  );
}

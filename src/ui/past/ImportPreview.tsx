import type { ImportCounts, ImportRead } from '../../store/past/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { recordWords } from './recordWords.ts';

interface ImportPreviewProps {
  readonly read: Extract<ImportRead, { readonly type: 'preview' }>;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

const COUNTS: readonly (keyof ImportCounts)[] = [
  'added',
  'back',
  'longer',
  'copies',
  'earlier',
  'same',
  'behind',
  'heldBack',
];
/** Lines that are shown; the rest is counted. */
const LINES = 6;

/** What a file holds and what would be done with it. */
export function ImportPreview({ read: { counts, added, brings }, onKeep, onClose }: ImportPreviewProps) {
  const t = useMessages();
  const { files } = t;
  const count = brings.matches + brings.pads;
  return (
    <Dialog title={files.preview} onClose={onClose}>
      <div className="past-form">
        <ul>
          {COUNTS.filter((one) => counts[one] > 0).map((one) => (
            <li key={one}>{files.counts[one](counts[one])}</li>
          ))}
        </ul>
        {added.length > 0 && (
          <ul role="list" className="past-preview">
            {added.slice(0, LINES).map((record) => {
              const { players, kind, result, when, length } = recordWords(t, record);
              return (
                <li key={record.id}>
                  <p className="players">{players}</p>
                  <p className="hint">{[kind, result, length, when].join(' · ')}</p>
                </li>
              );
            })}
            {added.length > LINES && <li>{files.andMore(added.length - LINES)}</li>}
          </ul>
        )}
        <p>{count === 0 ? files.nothingNew : files.allOrNothing}</p>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            {count === 0 ? t.past.close : t.shell.cancel}
          </button>
          {count > 0 && (
            <button type="button" className="btn primary" onClick={onKeep}>
              {files.keep(brings)}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

import { memo } from 'react';
import type { PastRecord } from '../../store/past/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { recordWords } from './recordWords.ts';

interface PastLineProps {
  readonly record: PastRecord;
  readonly chosen: boolean;
  readonly onChoose: (id: string, chosen: boolean) => void;
  readonly onOpen: (record: PastRecord) => void;
  readonly onMore: (record: PastRecord) => void;
}

/** One match or pad: who, what, how it ended, when, how long, and what can be done with it. Drawn again only when it is another. */
export const PastLine = memo(function PastLine({ record, chosen, onChoose, onOpen, onMore }: PastLineProps) {
  const t = useMessages();
  const { past } = t;
  const { players, kind, result, score, when, length, notes } = recordWords(t, record);
  const open = record.outcome === null;
  return (
    <div className="past-line">
      <label className="past-choose">
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(record.id, event.target.checked)}
          aria-label={past.select(players, when)}
        />
      </label>
      <div className="past-who">
        <p className="players">{players}</p>
        <p className="hint">{kind}</p>
        {notes.map((note) => (
          <p key={note} className="past-mark">
            {note}
          </p>
        ))}
      </div>
      <div className="past-result">
        <p>{result}</p>
        <p className="num">{score}</p>
      </div>
      <p className="hint past-when">
        <span>{when} ·</span> <span>{length}</span>
      </p>
      <div className="past-do">
        <button
          type="button"
          className="btn"
          aria-label={(open ? past.goOnNamed : past.showNamed)(players, when)}
          onClick={() => onOpen(record)}
        >
          {open ? past.goOn : past.show}
        </button>
        <button
          type="button"
          className="btn"
          aria-label={past.moreNamed(players, when)}
          aria-haspopup="dialog"
          onClick={() => onMore(record)}
        >
          {past.more}
        </button>
      </div>
    </div>
  );
});

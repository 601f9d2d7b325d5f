import type { PastRecord } from '../../store/past/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { countedOf } from './countedOf.ts';
import { GAMES, KINDS } from './filter.ts';
import type { Kind } from './filter.ts';

interface PastFilterProps {
  readonly text: string;
  readonly kind: Kind;
  readonly records: readonly PastRecord[];
  /** How many are shown. */
  readonly shown: number;
  readonly onText: (text: string) => void;
  readonly onKind: (kind: Kind) => void;
}

/** What of the list is to be shown, and how much that is. */
export function PastFilter({ text, kind, records, shown, onText, onKind }: PastFilterProps) {
  const { past: t, words } = useMessages();
  const games = GAMES.filter((game) => records.some((record) => record.game === game));
  return (
    <div className="past-filter">
      <label className="field">
        {t.search}
        <input
          type="search"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <label className="field">
        {t.kind}
        <select value={kind} onChange={(event) => onKind(event.target.value as Kind)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t.kinds[one]}
            </option>
          ))}
          {games.map((one) => (
            <option key={one} value={one}>
              {t.games[one]}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="past-count">
        {t.count(shown, countedOf(records), words.number)}
      </p>
    </div>
  );
}

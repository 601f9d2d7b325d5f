import type { AsideReason, AsideSummary } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface AsideListProps<Refusal> {
  readonly aside: readonly AsideSummary<Refusal>[];
  /** The sentence for an entry that is not legal. */
  readonly explain: (refusal: Refusal) => string;
  readonly onDownload: (id: string) => void;
}

/** Records that could not be read: why, how much, and a button for the whole of each. */
export function AsideList<Refusal>({ aside, explain, onDownload }: AsideListProps<Refusal>) {
  const { shell } = useMessages();
  const { aside: words } = shell;
  return (
    <ul role="list" className="panel">
      {aside.map(({ id, at, size, reason }) => (
        <li key={id} className="match-line">
          <div>
            <p className="players">{reasonIn(words.reasons, reason, explain)}</p>
            <p className="hint">
              {words.found(shell.when(at))} · {words.size(size)}
            </p>
          </div>
          <button
            type="button"
            className="btn"
            aria-label={words.downloadNamed(shell.when(at))}
            onClick={() => onDownload(id)}
          >
            {words.download}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Reasons = ReturnType<typeof useMessages>['shell']['aside']['reasons'];

function reasonIn<Refusal>(
  reasons: Reasons,
  reason: AsideReason<Refusal>,
  explain: (refusal: Refusal) => string,
): string {
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
}

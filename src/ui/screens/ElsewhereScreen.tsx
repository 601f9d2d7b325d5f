import { Link } from 'wouter';
import { useTable } from '../../store/index.ts';
import type { MatchSummary } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useMatchWords } from './MatchLine.tsx';

/** Stands where the match would, as another tab has it: which match it is, how far it has got, and a way to have it here. */
export function ElsewhereScreen() {
  const t = useMessages().shell;
  const match = useTable((table) => table.matches.find(({ id }) => id === table.match?.id));
  const takeOver = useTable((table) => table.takeOver);
  return (
    <main className="trouble">
      <div>
        <h1 tabIndex={-1}>{t.notices.elsewhere.title}</h1>
        {match !== undefined && <Stand match={match} />}
        <p>{t.notices.elsewhere.what}</p>
      </div>
      <div className="row">
        <button type="button" className="btn primary" onClick={() => void takeOver()}>
          {t.notices.elsewhere.take}
        </button>
        <Link href="/" className="btn">
          {t.toHome}
        </Link>
      </div>
    </main>
  );
}

function Stand({ match }: { readonly match: MatchSummary }) {
  const words = useMatchWords(match);
  return (
    <>
      <p className="players">{words.players}</p>
      <p>
        {words.stand} · {words.score}
      </p>
    </>
  );
}

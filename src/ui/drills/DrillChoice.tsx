import { Link } from 'wouter';
import { KINDS, standingIn } from '../../store/teaching/index.ts';
import type { Kind } from '../../store/teaching/index.ts';
import { useMessages } from '../common/useMessages.ts';
import '../learn/learn.css';
import { Page } from '../shell/Page.tsx';
import { useDrills, useDrillWords } from './useDrills.ts';

/** Every kind of question, with the level one has reached and how many were right. */
export function DrillChoice() {
  const t = useMessages().learn.drills;
  const waiting = useDrills((drills) => drills.progress.waiting.length);
  const some = useDrills((drills) => drills.progress.answered > 0);
  const forget = useDrills((drills) => drills.forget);
  return (
    <Page title={t.title} className="learn">
      <p>{t.intro}</p>
      {waiting > 0 && <p>{t.waiting(waiting)}</p>}
      <Link href="/learn/drills/all" className="btn primary big">
        {t.all}
      </Link>
      <ul role="list" className="chapters" aria-label={t.kinds}>
        {KINDS.map((kind) => (
          <KindLine key={kind} kind={kind} />
        ))}
      </ul>
      <div className="row">
        <Link href="/learn" className="btn">
          {t.toLearn}
        </Link>
        {some && (
          <button type="button" className="btn" onClick={forget}>
            {t.forget}
          </button>
        )}
      </div>
    </Page>
  );
}

function KindLine({ kind }: { readonly kind: Kind }) {
  const t = useMessages().learn.drills;
  const words = useDrillWords();
  const { level, tally } = standingIn(
    useDrills((drills) => drills.progress),
    kind,
  );
  const asked = tally.reduce((sum, one) => sum + one.asked, 0);
  const right = tally.reduce((sum, one) => sum + one.right, 0);
  return (
    <li>
      <Link href={`/learn/drills/${kind}`} className="panel chapter">
        <span className="chapter-title">{words.kind(kind)}</span>
        <small>{asked === 0 ? t.notYet : t.standing(level, words.level(level), right, asked)}</small>
      </Link>
    </li>
  );
}

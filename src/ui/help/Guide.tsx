import { useSettings } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import './guide.css';
import { EVERY_GUIDE, guideMark } from './guides.ts';
import type { GuideName } from './guides.ts';

interface GuideProps {
  readonly guide: GuideName;
  /** Whose first time it is; `''` where both players look. */
  readonly player: string;
}

/** A few words the first time that a player comes to a phase: they lie on the table, stop nothing, and go with one tap. */
export function Guide({ guide, player }: GuideProps) {
  const t = useMessages().help.guide;
  const seen = useSettings((settings) => settings.guideSeen);
  const choose = useSettings((settings) => settings.choose);
  const mark = guideMark(guide, player);
  if (seen.includes(mark) || seen.includes(EVERY_GUIDE)) return null;
  return (
    <aside className={`guide panel guide-${guide}`} aria-label={t.label}>
      <p>{t.steps[guide]}</p>
      <div>
        <button type="button" className="btn primary" onClick={() => choose({ guideSeen: [...seen, mark] })}>
          {t.done}
        </button>
        <button type="button" className="btn" onClick={() => choose({ guideSeen: [...seen, EVERY_GUIDE] })}>
          {t.never}
        </button>
      </div>
    </aside>
  );
}

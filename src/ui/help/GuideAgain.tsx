import { useSettings } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';

/** Brings the guides back. */
export function GuideAgain() {
  const t = useMessages().help.guide;
  const seen = useSettings((settings) => settings.guideSeen);
  const choose = useSettings((settings) => settings.choose);
  return (
    <div className="guide-again">
      <p>{t.againHint}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={seen.length === 0 || undefined}
        onClick={() => choose({ guideSeen: [] })}
      >
        {t.again}
      </button>
      <p role="status">{seen.length === 0 ? t.willShow : ''}</p>
    </div>
  );
}

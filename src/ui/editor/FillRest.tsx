import { useState } from 'react';
import { COLONS } from '../../engine/cards.ts';
import { SEATS, withSeat } from '../../engine/seat.ts';
import { NO_WISHES } from '../../store/editor/index.ts';
import type { FillError, Wishes } from '../../store/editor/index.ts';
import { explainSetup } from '../../i18n/explain.ts';
import { useMessages } from '../common/useMessages.ts';
import '../screens/newMatch.css';
import { useEditor } from './EditorContext.ts';
import { HandWishes } from './HandWishes.tsx';

/** The button that fills the rest, and what is wished for it. */
export function FillRest() {
  const t = useMessages();
  const fill = useEditor((editor) => editor.fill);
  const clear = useEditor((editor) => editor.change);
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES);
  const [outcome, setOutcome] = useState<FillError | 'filled' | null>(null);
  const { group } = wishes;
  const change = (changed: Partial<Wishes>): void => {
    setWishes({ ...wishes, ...changed });
    setOutcome(null);
  };
  return (
    <section className="panel editor-fill" aria-label={t.editor.fill}>
      <div className="editor-buttons">
        <button type="button" className="btn primary" onClick={() => setOutcome(fill(wishes) ?? 'filled')}>
          {t.editor.fill}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            clear({ hands: { N: [], S: [] }, upcard: null, pack: [], calls: [], cards: [], exchange: [] })
          }
        >
          {t.editor.clear}
        </button>
      </div>
      {outcome !== null && (
        <p
          className={outcome === 'filled' ? undefined : 'error'}
          role={outcome === 'filled' ? 'status' : 'alert'}
        >
          {outcome === 'filled' ? t.editor.filled : explainSetup(t, outcome, t.editor.names)}
        </p>
      )}
      <details className="fold">
        <summary>{t.editor.wishes}</summary>
        <div className="wishes">
          <p className="hint">{t.editor.wishesHint}</p>
          {SEATS.map((seat) => (
            <HandWishes
              key={seat}
              seat={seat}
              wish={wishes.hands[seat]}
              onChange={(wish) => change({ hands: withSeat(wishes.hands, seat, wish) })}
            />
          ))}
          <label className="field">
            {t.editor.group}
            <select
              value={group ?? 'any'}
              onChange={(event) =>
                change({ group: COLONS.find((colon) => colon === event.target.value) ?? null })
              }
            >
              {(['any', ...COLONS] as const).map((one) => (
                <option key={one} value={one}>
                  {t.editor.groups[one]}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="btn" onClick={() => change(NO_WISHES)}>
            {t.editor.noWishes}
          </button>
        </div>
      </details>
    </section>
  );
}

import { PRESET_NAMES, PRESETS, presetOf } from '../../engine/options.ts';
import { SEATS } from '../../engine/seat.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';

const STARTS = ['exchange', 'auction', 'play'] as const;

/** Where it starts, who deals, by which rules. */
export function StartFields() {
  const t = useMessages();
  const { options, dealer, start, exchange } = useEditor((editor) => editor.draft);
  const change = useEditor((editor) => editor.change);
  const preset = presetOf(options);
  return (
    <section className="panel editor-start" aria-label={t.editor.start}>
      <RadioCards
        legend={t.editor.start}
        values={STARTS}
        labels={t.editor.starts}
        hints={t.editor.startHints}
        value={start}
        onChange={(to) => change({ start: to, ...clearedFor(to) })}
      />
      <div className="editor-pair">
        <label className="field">
          {t.editor.dealer}
          <select
            value={dealer}
            onChange={(event) =>
              change({ dealer: SEATS.find((seat) => seat === event.target.value) ?? dealer })
            }
          >
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {t.editor.names[seat]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t.editor.rules}
          <select
            value={preset ?? ''}
            onChange={(event) => {
              const name = PRESET_NAMES.find((one) => one === event.target.value);
              if (name !== undefined) change({ options: PRESETS[name] });
            }}
          >
            {preset === null && <option value="">{t.words.preset(null)}</option>}
            {PRESET_NAMES.map((name) => (
              <option key={name} value={name}>
                {t.words.preset(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {start === 'exchange' && exchange.length > 0 && (
        <p>
          {t.editor.exchangeDone(exchange.length)}{' '}
          <button type="button" className="btn" onClick={() => change({ exchange: [] })}>
            {t.editor.exchangeBack}
          </button>
        </p>
      )}
    </section>
  );
}

/** What cannot have happened before it starts there. */
function clearedFor(start: (typeof STARTS)[number]): object {
  if (start === 'exchange') return { calls: [], cards: [] };
  return start === 'auction' ? { cards: [], exchange: [] } : { exchange: [] };
}

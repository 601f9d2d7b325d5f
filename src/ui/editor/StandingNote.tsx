import type { StoreApi } from 'zustand/vanilla';
import { explainSetup } from '../../i18n/explain.ts';
import { useDeviceTable } from '../../store/index.ts';
import type { TableState } from '../../store/index.ts';
import { createOpenTable } from '../../store/teaching/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';

interface StandingNoteProps {
  readonly onPlay: (table: StoreApi<TableState>) => void;
}

/** Whether it can be played, and else the first thing that is missing or that the rules forbid. */
export function StandingNote({ onPlay }: StandingNoteProps) {
  const t = useMessages();
  const { error } = useEditor((editor) => editor.standing);
  const match = useEditor((editor) => editor.match);
  const device = useDeviceTable();
  const ruling = error?.code === 'rule' ? error.params.error.ruling : null;
  const play = (): void => {
    const made = match();
    if (made !== null) {
      onPlay(createOpenTable({ device: device.getState(), names: t.editor.names, match: made }));
    }
  };
  return (
    <section className="panel editor-standing" aria-label={t.editor.play}>
      <p role="status" className={error === null ? 'good' : 'error'}>
        {error === null ? (
          t.editor.good
        ) : (
          <>
            <RichText text={explainSetup(t, error, t.editor.names)} />
            {ruling !== null && ` ${t.editor.ruling(ruling)}`}
          </>
        )}
      </p>
      <button type="button" className="btn primary big" aria-disabled={error !== null} onClick={play}>
        {t.editor.play}
      </button>
    </section>
  );
}

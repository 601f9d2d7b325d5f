import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { OtherTable, useTable } from '../../store/index.ts';
import type { TableState } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { ResultTitle } from '../score/ResultSlip.tsx';
import { ScoreSum } from '../score/ScoreSum.tsx';
import { TableScreen } from '../screens/TableScreen.tsx';
import { useReview } from './ReviewContext.ts';
import './review.css';

/** A copy of a moment on an open table, played on: the table itself, under a bar that says it does not score. */
export function CopyTable({ table }: { readonly table: StoreApi<TableState> }) {
  const running = useStore(table, (state) => state.view?.deal != null);
  return (
    <div className="copy">
      <CopyBar />
      <OtherTable table={table}>{running ? <TableScreen /> : <PlayedOut />}</OtherTable>
    </div>
  );
}

function CopyBar() {
  const { review: t } = useMessages();
  const stop = useReview((review) => review.stopPlaying);
  return (
    <header className="copy-bar">
      <p>
        <strong>{t.copy}</strong>
      </p>
      <CopyName />
      <button type="button" className="btn primary" onClick={stop}>
        {t.backToReview}
      </button>
    </header>
  );
}

/** A copy without a name keeps the one it had. */
function CopyName() {
  const { review: t } = useMessages();
  const copy = useReview((review) => review.copy);
  const rename = useReview((review) => review.rename);
  const [name, setName] = useState(copy?.name ?? '');
  return (
    <label className="copy-name">
      <span className="sr-only">{t.copyNamed}</span>
      <input
        value={name}
        maxLength={60}
        onChange={({ target }) => {
          setName(target.value);
          if (copy !== null) rename(copy.id, target.value);
        }}
      />
    </label>
  );
}

/** The copy has come to its end: what it would have scored. */
function PlayedOut() {
  const t = useMessages();
  const view = useTable((state) => state.view);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const phase = view?.phase;
  const last = phase?.name === 'between' || phase?.name === 'over' ? phase.last : null;
  const row = view?.sheet.rows.at(-1);
  return (
    <main className="copy-over">
      <h1 ref={heading} tabIndex={-1}>
        {t.review.copyOver}
      </h1>
      {last !== null && row !== undefined && (
        <section className="paper review-result" aria-label={t.score.scoreOfDeal}>
          <h2>
            <ResultTitle result={last.result} />
          </h2>
          <ScoreSum row={row} bonuses={[]} />
        </section>
      )}
    </main>
  );
}

import { useId } from 'react';
import type { Options } from '../../engine/options.ts';
import type { PadKind } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import '../styles/print.css';
import './tables.css';
import { NumberTable } from './NumberTable.tsx';
import { tablesOf } from './tablesOf.ts';

interface ScoringCardProps {
  readonly kind: PadKind;
  readonly redoubledBonus: Options['redoubledBonus'];
}

/** What scores what in a game, on one leaf to lay beside the cards. */
export function ScoringCard({ kind, redoubledBonus }: ScoringCardProps) {
  const t = useMessages();
  const id = useId();
  return (
    <article className="scoring-card leaf paper" aria-labelledby={id}>
      <h2 id={id}>{t.score.sheetTitle(kind)}</h2>
      <div className="scoring-tables">
        {tablesOf(kind, t, redoubledBonus).map((table) => (
          <NumberTable key={table.title} table={table} />
        ))}
      </div>
    </article>
  );
}

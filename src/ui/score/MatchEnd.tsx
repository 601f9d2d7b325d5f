import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SEATS } from '../../engine/seat.ts';
import type { Sheet } from '../../engine/scoring/system.ts';
import { useTable } from '../../store/index.ts';
import { BackupReminder } from './BackupReminder.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { endWords } from './endWords.ts';

interface MatchEndProps {
  readonly sheet: Sheet;
}

/** The end of a match, said aloud: who has won with what, or why nobody has; and once more with the same players. */
export function MatchEnd({ sheet }: MatchEndProps) {
  const t = useMessages();
  const { score } = t;
  const name = useNames();
  const rematch = useTable((state) => state.rematch);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { winner } = sheet;
  const { title, reason } = endWords(t, sheet, name);
  return (
    <section className="match-end" aria-labelledby="match-end-title">
      <p className="tag">{score.matchOver}</p>
      <h1 id="match-end-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <dl className="end-totals">
        {SEATS.map((seat) => (
          <div key={seat} className={winner === seat ? 'won' : undefined}>
            <dt>{name(seat)}</dt>
            <dd>{score.points(sheet.totals[seat])}</dd>
          </div>
        ))}
      </dl>
      {reason !== null && <p className="reason">{reason}</p>}
      <BackupReminder />
      <div className="actions">
        <button type="button" className="btn primary" onClick={() => void rematch()}>
          {score.rematch}
        </button>
        <Link className="btn" href="/sheet">
          {score.sheet}
        </Link>
        <Link className="btn" href="/">
          {score.home}
        </Link>
      </div>
    </section>
  );
}

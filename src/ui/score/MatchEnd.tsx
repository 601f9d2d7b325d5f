import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SEATS } from '../../engine/seat.ts';
import type { Sheet } from '../../engine/scoring/system.ts';
import { useTable } from '../../store/index.ts';
import { BackupReminder } from './BackupReminder.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { DEALS_IN_MATCH } from '../../engine/options.ts';

interface MatchEndProps {
  readonly sheet: Sheet;
  readonly stopped: boolean;
}

/** The end of a match, said aloud: who has won with what, or why nobody has; and once more with the same players. */
export function MatchEnd({ sheet, stopped }: MatchEndProps) {
  const { score } = useMessages();
  const name = useNames();
  const rematch = useTable((state) => state.rematch);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { winner } = sheet;
  const reason = useReason(sheet, stopped);
  return (
    <section className="match-end" aria-labelledby="match-end-title">
      <p className="tag">{score.matchOver}</p>
      <h1 id="match-end-title" ref={heading} tabIndex={-1}>
        {winner === 'draw'
          ? score.drawnMatch
          : winner !== null
            ? score.winner(name(winner))
            : score.stoppedAfter(sheet.rows.length)}
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

/** What the two totals do not say by themselves; `null` if there is nothing to add. */
function useReason({ rows, totals, bonuses, winner, complete }: Sheet, stopped: boolean): string | null {
  const { score } = useMessages();
  const name = useNames();
  const last = rows.at(-1)?.rubber;
  if (winner === null) return score.noWinner;
  if (last == null) return rows.length > DEALS_IN_MATCH ? score.byTieBreak : null;
  if (stopped && !complete) return bonuses.length > 0 ? score.rubberStopped : null;
  if (last.game === null) return null;
  if (winner === 'draw') return score.rubberYetDraw(name(last.game), totals.N);
  return winner === last.game
    ? score.rubberTo(name(winner))
    : score.rubberYetMatchTo(name(last.game), name(winner));
}

import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import type { PadAct } from './usePadAct.ts';
import { usePadSaid } from './usePadSaid.ts';

interface PadEndProps {
  readonly pad: OpenPad;
  readonly act: PadAct;
  readonly arrivedRef: { current: boolean };
}

/** The match is decided or was stopped: who has won, and what to do next. */
export function PadEnd({ pad, act, arrivedRef }: PadEndProps) {
  const { pads, score } = useMessages();
  const { name } = usePadSaid(pad);
  const again = usePads((state) => state.again);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (arrivedRef.current) {
      heading.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus({ preventScroll: true });
    }
    arrivedRef.current = true;
  }, [arrivedRef]);
  const { sheet, stopped, firstDealer } = pad.view;
  const { winner } = sheet;
  const reason = useReason(pad);
  return (
    <section className="panel pad-end" aria-labelledby="pad-end-title">
      <p className="tag brass">{score.matchOver}</p>
      <h2 id="pad-end-title" ref={heading} tabIndex={-1}>
        {winner === 'draw'
          ? score.drawnMatch
          : winner !== null
            ? score.winner(name(winner))
            : score.stoppedAfter(sheet.rows.length)}
      </h2>
      {reason !== null && <p>{reason}</p>}
      <div className="actions">
        <button type="button" className="btn primary big" onClick={() => void again()}>
          {pads.again(name(opponent(firstDealer)))}
        </button>
        {stopped && !sheet.complete && (
          <button type="button" className="btn" onClick={() => act({ type: 'go-on' })}>
            {pads.goOn}
          </button>
        )}
        <Link className="btn" href="/pads">
          {pads.otherPad}
        </Link>
        <Link className="btn" href="/">
          {pads.home}
        </Link>
      </div>
    </section>
  );
}

/** What the two totals do not say by themselves; `null` if there is nothing to add. */
function useReason(pad: OpenPad): string | null {
  const { score } = useMessages();
  const { name } = usePadSaid(pad);
  const { rows, totals, bonuses, winner, complete } = pad.view.sheet;
  const last = rows.at(-1)?.rubber;
  if (winner === null) return score.noWinner;
  if (last == null) return pad.game.deals !== null && rows.length > pad.game.deals ? score.byTieBreak : null;
  if (!complete) return bonuses.length > 0 ? score.rubberStopped : null;
  if (last.game === null) return null;
  if (winner === 'draw') return score.rubberYetDraw(name(last.game), totals.N);
  return winner === last.game
    ? score.rubberTo(name(winner))
    : score.rubberYetMatchTo(name(last.game), name(winner));
}

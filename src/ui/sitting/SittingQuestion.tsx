import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { DealState } from '../table/DealState.tsx';
import { useAwake } from '../table/useHold.ts';
import '../screens/hand-over.css';
import './sitting.css';

interface SittingQuestionProps {
  readonly view: SeatView;
  readonly asker: Seat;
  /** Who has to say yes too. */
  readonly decides: Seat;
}

/** One player has asked for the open table; the other's answer decides. It has the public view only, like the hand-over. */
export function SittingQuestion({ view, asker, decides }: SittingQuestionProps) {
  const t = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const heading = useRef<HTMLHeadingElement>(null);
  const awake = useAwake();
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  // A slow second click on what asked must not be taken for the other player's yes.
  const answer = (accept: boolean) => {
    if (awake.current) void dispatch({ type: 'answer-sit', seat: decides, accept });
  };
  return (
    <main className="hand-over">
      <header className="hand-over-head">
        <Link href="/" className="btn">
          {t.table.home}
        </Link>
        <DealState view={view} />
      </header>
      <div className="hand-over-body">
        <h1 ref={heading} tabIndex={-1}>
          {t.sitting.question}
        </h1>
        <p className="sitting-asked">{t.sitting.asked(name(asker), name(decides))}</p>
        <p className="sitting-asked">{t.sitting.hints.open}</p>
        <div className="answers">
          <button type="button" className="btn big" onClick={() => answer(false)}>
            {t.sitting.no(name(decides))}
          </button>
          <button type="button" className="btn big" onClick={() => answer(true)}>
            {t.sitting.yes(name(decides))}
          </button>
        </div>
      </div>
    </main>
  );
}

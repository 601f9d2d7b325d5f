import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { ChangeSitting } from '../sitting/ChangeSitting.tsx';
import { DealState } from '../table/DealState.tsx';
import { nextStep } from '../table/nextStep.ts';
import { TakeBack } from '../table/TakeBack.tsx';
import { useHold } from '../table/useHold.ts';
import './hand-over.css';

/** Between two turns: who gets the device, and what happened. It has the public view only; no hand is anywhere in the page. */
export function HandOverScreen() {
  const view = useTable((state) => state.view);
  if (view?.turn == null) return null;
  // A new turn is a new screen: a press that began on the one before must not count here.
  return <HandOver key={view.length} view={view} turn={view.turn} />;
}

function HandOver({ view, turn }: { readonly view: SeatView; readonly turn: Seat }) {
  const t = useMessages();
  const name = useNames();
  const open = useTable((state) => state.open);
  const heading = useRef<HTMLHeadingElement>(null);
  const hold = useHold(() => void open(turn));
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const news = view.news.filter((event) => event.type !== 'result');
  return (
    <main className="hand-over">
      <header className="hand-over-head">
        <Link href="/" className="btn">
          {t.table.home}
        </Link>
        <DealState view={view} />
        <ChangeSitting view={view} />
      </header>
      <div className="hand-over-body">
        <h1 ref={heading} tabIndex={-1}>
          {t.table.overTo(name(turn))}
        </h1>
        <section className="news" aria-label={t.table.whatHappened}>
          {news.length === 0 ? (
            <p>{t.table.nothingNew}</p>
          ) : (
            <ul role="list">
              {news.map((event, at) => (
                <li key={at}>
                  <RichText text={t.table.happened(event, name)} />
                </li>
              ))}
            </ul>
          )}
          <p className="next-step">{t.table.toAct[nextStep(view)](name(turn))}</p>
        </section>
        <button type="button" className={hold.holding ? 'hold holding' : 'hold'} {...hold.handlers}>
          <span>{t.table.hold(name(turn))}</span>
        </button>
        <p className="hold-hint" role="status">
          {t.table.holdHint[hold.fault ?? 'none']}
        </p>
      </div>
      <footer className="hand-over-foot">
        <TakeBack view={view} seat={opponent(turn)} />
        <button
          type="button"
          className="btn plain-open"
          onClick={(event) => {
            // The second click of a double click, which may be a slow one, was meant for the turn before.
            if (hold.listens() && event.detail <= 1) void open(turn);
          }}
        >
          {t.table.openPlainly(name(turn))}
        </button>
      </footer>
    </main>
  );
}

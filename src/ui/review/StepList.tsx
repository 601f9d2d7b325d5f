import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { CallWords } from '../auction/AuctionHistory.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { useReview } from './ReviewContext.ts';
import { stepRows } from './stepRows.ts';
import type { PlayedCard, StepRow } from './stepRows.ts';
import type { Look } from './useLook.ts';

/** Every step of the line that is walked, to jump to. */
export function StepList({ look }: { readonly look: Look }) {
  const t = useMessages();
  const steps = useReview((review) => review.steps);
  const fates = useReview((review) => review.fates);
  const from = useReview((review) => review.from);
  const step = useReview((review) => review.moment.step);
  const known = look.future === 'hidden' ? step + 1 : steps.length;
  const groups = useMemo(
    () => stepRows({ steps: steps.slice(0, known), fates, from }),
    [steps, known, fates, from],
  );
  const list = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(list.current), [step]);
  return (
    <section className="step-list panel" aria-label={t.review.list} ref={list}>
      <h2>{t.review.list}</h2>
      {groups.map(({ group, rows }, at) => (
        <div key={at}>
          <h3>{t.table[group]}</h3>
          <ol role="list">
            {rows.map((row) => (
              <li key={row.at}>
                <Row row={row} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Scrolls the list, never the page, to the step that is shown. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list === null || current == null || list.scrollHeight <= list.clientHeight) return;
  const [box, place] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (place.top < box.top || place.bottom > box.bottom)
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
}

function Row({ row }: { readonly row: StepRow }) {
  const t = useMessages();
  const name = useNames();
  switch (row.kind) {
    case 'call':
      return (
        <Jump at={row.at} undone={row.undone}>
          <span className="step-who">{name(row.call.seat)}</span> <CallWords record={row.call} />
        </Jump>
      );
    case 'told':
      return (
        <Jump at={row.at} undone={row.undone}>
          {row.happened.map((event, at) => (
            <span key={at}>
              <RichText text={t.table.happened(event, name)} />{' '}
            </span>
          ))}
        </Jump>
      );
    case 'trick':
      return (
        <div className="step-trick">
          <span className="step-number">
            <span className="sr-only">{t.review.trick(row.number)}</span>
            <span aria-hidden="true">{row.number}</span>
          </span>
          <Played card={row.led} won={row.led.seat === row.winner} />
          {row.followed !== null && <Played card={row.followed} won={row.followed.seat === row.winner} />}
        </div>
      );
  }
}

interface PlayedProps {
  readonly card: PlayedCard;
  readonly won: boolean;
}

function Played({ card: { at, card, seat, undone }, won }: PlayedProps) {
  const t = useMessages();
  const name = useNames();
  return (
    <Jump at={at} undone={undone}>
      <span className="num">
        <RichText text={t.words.cardSign(card)} />
      </span>{' '}
      <small className="step-who">
        {name(seat)}
        {won && (
          <>
            <span aria-hidden="true"> ★</span>
            <span className="sr-only">, {t.review.won}</span>
          </>
        )}
      </small>
    </Jump>
  );
}

interface JumpProps {
  readonly at: number;
  readonly undone: boolean;
  readonly children: ReactNode;
}

function Jump({ at, undone, children }: JumpProps) {
  const { review: t } = useMessages();
  const go = useReview((review) => review.go);
  const current = useReview((review) => review.moment.step === at);
  const noted = useReview((review) => review.notes.has(at));
  return (
    <button
      type="button"
      className={undone ? 'step undone' : 'step'}
      aria-current={current ? 'step' : undefined}
      onClick={() => go(at)}
    >
      <span className="step-words">{children}</span>
      {undone && <small className="tag">{t.takenBack}</small>}
      {noted && <small className="tag brass">{t.noted}</small>}
    </button>
  );
}

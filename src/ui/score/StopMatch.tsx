import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { goTo } from './goTo.ts';

/** Between deals both may agree to stop (R69, R91): the button, and in a dialog what it means and who asks. */
export function StopMatch({ view }: { readonly view: SeatView }) {
  const { score } = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const [open, setOpen] = useState(false);
  if (view.legal.askStop.length === 0) return null;
  const ask = (seat: Seat) => {
    setOpen(false);
    void dispatch({ type: 'ask-stop', seat });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {score.stop}
      </button>
      {open && (
        <Dialog title={score.stopTitle} onClose={() => setOpen(false)}>
          <div className="stop-dialog">
            <WhatStoppingMeans view={view} />
            <p>{score.whoAsks}</p>
            <div className="actions">
              {view.legal.askStop.map((seat) => (
                <button key={seat} type="button" className="btn" onClick={() => ask(seat)}>
                  {score.asks(name(seat))}
                </button>
              ))}
              <button type="button" className="btn primary" onClick={() => setOpen(false)}>
                {score.playOn}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface StopAnswerProps {
  readonly view: SeatView;
  /** Who answers: the player who did not ask. */
  readonly decides: Seat;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** One has asked to stop: the other agrees or plays on. It stands where the next deal would, and takes the focus. */
export function StopAnswer({ view, decides, heading }: StopAnswerProps) {
  const { score } = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  useLayoutEffect(() => goTo(heading), [heading]);
  const answer = (accept: boolean) => void dispatch({ type: 'answer-stop', seat: decides, accept });
  return (
    <section className="panel stop-answer" aria-labelledby="stop-title">
      <h2 id="stop-title" ref={heading} tabIndex={-1}>
        {score.stopTitle}
      </h2>
      <p>{score.asked(name(opponent(decides)), name(decides))}</p>
      <WhatStoppingMeans view={view} />
      <div className="actions">
        <button type="button" className="btn danger" onClick={() => answer(true)}>
          {score.agree(name(decides))}
        </button>
        <button type="button" className="btn primary" onClick={() => answer(false)}>
          {score.refuse(name(decides))}
        </button>
      </div>
    </section>
  );
}

function WhatStoppingMeans({ view: { options, sheet } }: { readonly view: SeatView }) {
  const { score } = useMessages();
  const name = useNames();
  if (options.scoring !== 'rubber') return <p>{score.stopSix}</p>;
  // A vulnerable player has won a game (R67), which is what the bonus is for.
  const bonuses = SEATS.flatMap((seat) => [
    ...(sheet.vulnerable[seat] ? [score.stopGame(name(seat))] : []),
    ...(sheet.part[seat] > 0 ? [score.stopPart(name(seat))] : []),
  ]);
  return (
    <p>
      {score.stopRubber} {bonuses.length > 0 && score.stopBonuses(bonuses)}
    </p>
  );
}

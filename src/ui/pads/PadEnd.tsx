import { Link } from 'wouter';
import { opponent } from '../../engine/seat.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { endWords } from '../score/endWords.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';
import type { PadAct } from './usePadAct.ts';
import { usePadSaid } from './usePadSaid.ts';

interface PadEndProps {
  readonly pad: OpenPad;
  readonly act: PadAct;
  readonly arrivedRef: { current: boolean };
}

/** The match is decided or was stopped: who has won, and what to do next. */
export function PadEnd({ pad, act, arrivedRef }: PadEndProps) {
  const t = useMessages();
  const { pads, score } = t;
  const { name } = usePadSaid(pad);
  const again = usePads((state) => state.again);
  const heading = useArrivalFocus(arrivedRef);
  const { sheet, stopped, firstDealer } = pad.view;
  const { title, reason } = endWords(t, sheet, name);
  return (
    <section className="panel pad-end" aria-labelledby="pad-end-title">
      <p className="tag brass">{score.matchOver}</p>
      <h2 id="pad-end-title" ref={heading} tabIndex={-1}>
        {title}
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

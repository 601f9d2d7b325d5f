import { useContext, useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView, Sitting } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { FrameContext } from '../common/FrameContext.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { SittingChoice } from './SittingChoice.tsx';
import './sitting.css';

/** Sitting another way from here on: the button, and in a dialog the choice. The open table has to be asked for by one of the two. */
export function ChangeSitting({ view }: { readonly view: SeatView }) {
  const t = useMessages().sitting;
  const { Frame } = useContext(FrameContext);
  const [open, setOpen] = useState(false);
  if (view.legal.sit.length === 0) return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {open && (
        <Frame title={t.change} onClose={() => setOpen(false)}>
          <Change view={view} onDone={() => setOpen(false)} />
        </Frame>
      )}
    </>
  );
}

function Change({ view, onDone }: { readonly view: SeatView; readonly onDone: () => void }) {
  const t = useMessages().sitting;
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const [chosen, setChosen] = useState<Sitting>(view.sitting);
  const changes = chosen !== view.sitting;
  const sit = (seat: Seat) => {
    onDone();
    void dispatch({ type: 'sit', seat, sitting: chosen });
  };
  return (
    <div className="change-sitting">
      <SittingChoice value={chosen} onChange={setChosen} />
      {changes && chosen === 'open' && <p>{t.bothMustAgree}</p>}
      <div className="answers">
        <button type="button" className="btn" onClick={onDone}>
          {t.keep}
        </button>
        {changes && chosen !== 'open' && (
          <button type="button" className="btn primary" onClick={() => sit(view.turn ?? 'N')}>
            {t.changeTo(t.names[chosen])}
          </button>
        )}
        {changes &&
          chosen === 'open' &&
          SEATS.map((seat) => (
            <button key={seat} type="button" className="btn" onClick={() => sit(seat)}>
              {t.asks(name(seat))}
            </button>
          ))}
      </div>
    </div>
  );
}

import type { Seat } from '../../engine/seat.ts';
import { opponent } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

interface TakeBackProps {
  readonly view: SeatView;
  /** Whose last action it is. */
  readonly seat: Seat;
  /** Where it stands all the time, two words have to do for the eye. */
  readonly short?: boolean;
}

/** Undo of a player's own last action: at once while it is free, else by asking the opponent; nothing if there is none. */
export function TakeBack({ view, seat, short = false }: TakeBackProps) {
  const t = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const way = view.legal.undo[seat];
  if (way === null) return null;
  const what = t.table.taken(view.undoTaken[seat], name);
  const label = way === 'free' ? t.table.takeBack(what) : t.table.askTakeBack(what, name(opponent(seat)));
  return (
    <button
      type="button"
      className="btn take-back"
      onClick={(event) => {
        // The second click of a double click was meant for the card or call that has just been made.
        if (event.detail <= 1) void dispatch({ type: way === 'free' ? 'undo' : 'ask-undo', seat });
      }}
    >
      {short && <span aria-hidden="true">{t.sitting.takeBack}</span>}
      <span className={short ? 'sr-only' : undefined}>
        <RichText text={label} />
      </span>
    </button>
  );
}

import { useRef, useState } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { PlayerName } from '../table/OpponentStrip.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { ChoiceContext, useKeptChoice } from '../table/useChoice.ts';
import { FaceDown } from './FaceDown.tsx';
import { Layer } from './Layer.tsx';
import { PeekButton } from './PeekButton.tsx';
import { Peeked } from './Peeked.tsx';
import { useFocusKept } from './useFocusKept.ts';

interface SideProps {
  readonly seat: Seat;
  /** What everybody may see. */
  readonly view: SeatView;
}

/** One player's edge of the table, with all that opens facing that player. */
export function Side({ seat, view }: SideProps) {
  const t = useMessages();
  const name = useNames()(seat);
  const side = useRef<HTMLElement>(null);
  const peek = useTable((table) => table.peeks[seat]);
  const [menu, setMenu] = useState(false);
  const choice = useKeptChoice();
  const own = peek?.own ?? null;
  useFocusKept(side, own === null ? -1 : peek?.length);
  const close = () => {
    setMenu(false);
  };
  return (
    <section
      ref={side}
      className="player-side"
      data-seat={seat}
      data-phase={view.phase.name}
      data-to-act={view.turn === seat || undefined}
      aria-label={t.across.side(name)}
    >
      <PeekButton seat={seat} side={side} />
      <div className="who">
        <PlayerName view={view} seat={seat} />
        {view.turn === seat && <p className="your-turn">{t.across.yourTurn}</p>}
      </div>
      <ChoiceContext value={choice}>
        {peek === null || own === null ? (
          <FaceDown seat={seat} held={view.deal?.held[seat] ?? 0} />
        ) : (
          <Peeked view={peek} own={own} />
        )}
      </ChoiceContext>
      <button
        type="button"
        className="btn open-menu"
        aria-label={t.across.menuOf(name)}
        aria-expanded={menu}
        onClick={() => {
          setMenu(!menu);
        }}
      >
        {t.table.menuShort}
      </button>
      {menu && <TableMenu view={peek ?? view} seat={seat} onClose={close} frame={Layer} />}
    </section>
  );
}

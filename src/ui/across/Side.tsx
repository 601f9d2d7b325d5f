import { useId } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { FrameContext } from '../common/FrameContext.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { TypedLine } from '../keys/TypedLine.tsx';
import { TypingContext } from '../keys/TypingContext.ts';
import type { Typed } from '../keys/typing.ts';
import { PlayerName } from '../table/OpponentStrip.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { ChoiceContext, useKeptChoice } from '../table/useChoice.ts';
import { FaceDown } from './FaceDown.tsx';
import { FirstTime } from './FirstTime.tsx';
import { Layer } from './Layer.tsx';
import { PeekButton } from './PeekButton.tsx';
import { Peeked } from './Peeked.tsx';
import { Reading } from './Reading.tsx';
import { useFocusKept } from './useFocusKept.ts';

/** What of the menu is open: all of it, or only what may be done now. */
export type MenuPage = 'menu' | 'moves';

interface SideProps {
  readonly seat: Seat;
  /** What everybody may see. */
  readonly view: SeatView;
  /** What this player is typing. */
  readonly typed: Typed;
  readonly element: HTMLElement | null;
  readonly onElement: (element: HTMLElement | null) => void;
  readonly menu: MenuPage | null;
  readonly onMenu: (menu: MenuPage | null) => void;
}

/** One player's edge of the table, with all that opens facing that player. */
export function Side({ seat, view, typed, element, onElement, menu, onMenu }: SideProps) {
  const t = useMessages();
  const name = useNames()(seat);
  const headingId = useId();
  const peek = useTable((table) => table.peeks[seat]);
  const choice = useKeptChoice();
  const own = peek?.own ?? null;
  const acts = view.turn === seat;
  useFocusKept(element, own === null ? -1 : peek?.length);
  return (
    <section
      ref={onElement}
      className="player-side"
      data-seat={seat}
      data-phase={view.phase.name}
      data-to-act={acts || undefined}
      aria-labelledby={headingId}
    >
      <h2 className="sr-only" id={headingId}>
        {t.across.side(name)}
      </h2>
      <FrameContext value={{ Frame: Layer, place: element }}>
        <PeekButton seat={seat} side={element} />
        <div className="who">
          <PlayerName view={view} seat={seat} />
          {acts && <p className="your-turn">{t.across.yourTurn}</p>}
        </div>
        {/* What lies under an open layer is not to be hit. */}
        <div className="peeked" inert={menu !== null}>
          <ChoiceContext value={choice}>
            <TypingContext value={typed}>
              <Held seat={seat} view={view} peek={peek} />
            </TypingContext>
          </ChoiceContext>
        </div>
        {own !== null && <TypedLine typed={typed} />}
        <Reading view={view} inert={!acts || menu !== null} />
        {own === null && acts && <FirstTime view={view} seat={seat} />}
        <SideMenu seat={seat} view={peek ?? view} menu={menu} onMenu={onMenu} />
      </FrameContext>
    </section>
  );
}

/** The hand and all that is done with it, or its backs. */
function Held({ seat, view, peek }: Pick<SideProps, 'seat' | 'view'> & { readonly peek: SeatView | null }) {
  return peek?.own == null ? (
    <FaceDown seat={seat} held={view.deal?.held[seat] ?? 0} />
  ) : (
    <Peeked view={peek} own={peek.own} />
  );
}

/** The button of the player's own menu, and the menu. */
function SideMenu({ seat, view, menu, onMenu }: Pick<SideProps, 'seat' | 'view' | 'menu' | 'onMenu'>) {
  const t = useMessages();
  const name = useNames()(seat);
  const isOpen = menu !== null;
  return (
    <>
      <button
        type="button"
        className="btn open-menu"
        aria-label={t.across.menuOf(name)}
        aria-expanded={isOpen}
        onClick={() => {
          onMenu(isOpen ? null : 'menu');
        }}
      >
        {t.table.menuShort}
      </button>
      {isOpen && (
        <TableMenu
          view={view}
          seat={seat}
          asking={menu === 'moves'}
          onClose={() => {
            onMenu(null);
          }}
        />
      )}
    </>
  );
}

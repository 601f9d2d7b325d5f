import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { opponent } from '../../engine/seat.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { AuctionCentre } from '../auction/AuctionCentre.tsx';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Guide } from '../help/Guide.tsx';
import { guideFor } from '../help/guides.ts';
import { TypedLine } from '../keys/TypedLine.tsx';
import { TypingContext } from '../keys/TypingContext.ts';
import { useTableKeys } from '../keys/useTableKeys.ts';
import { useExchangeMotion } from '../motion/useExchangeMotion.ts';
import { ContractPanel, ExchangePanel, UpcardPanel } from '../table/DealPanel.tsx';
import { DealState } from '../table/DealState.tsx';
import { ExchangeCentre } from '../table/ExchangeCentre.tsx';
import { LiveRegion } from '../table/LiveRegion.tsx';
import { OpenOpponent } from '../table/OpenOpponent.tsx';
import { OpponentStrip } from '../table/OpponentStrip.tsx';
import { PlayCentre } from '../table/PlayCentre.tsx';
import { Question } from '../table/Question.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { TakeBack } from '../table/TakeBack.tsx';
import { LastTrick } from '../table/TrickView.tsx';
import '../table/table.css';
import '../table/table-sizes.css';

/**
 * The table as the player who opened the hand-over sees it: one layout for exchange, auction and play, so that nothing jumps. `aside`: what is
 * said about it, in the place of a guide.
 */
export function TableScreen({ aside = null }: { readonly aside?: ReactNode }) {
  const view = useTable((state) => state.view);
  if (view?.own == null) return null;
  return (
    <>
      {/* At the open table the turn passes without a hand-over: what the one had chosen is not the other's. */}
      <OwnTable key={view.own.seat} view={view} own={view.own} aside={aside} />
      <LiveRegion view={view} />
    </>
  );
}

function OwnTable({ view, own, aside }: SideProps & { readonly aside: ReactNode }) {
  const t = useMessages();
  const name = useNames();
  const putAway = useTable((state) => state.putAway);
  const [menu, setMenu] = useState<'menu' | 'moves' | null>(null);
  const main = useRef<HTMLElement>(null);
  useExchangeMotion(main, view);
  // What had the focus may be gone with the step it belonged to, and the keyboard must not start from nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [view.length]);
  const typed = useTableKeys(view, own, {
    seat: own.seat,
    onMenu: () => setMenu('menu'),
    onAsk: () => setMenu('moves'),
  });
  const guide = aside === null ? guideFor(view) : null;
  return (
    <main
      className={`table table-${view.phase.name}${view.open === null ? '' : ' open-table'}`}
      ref={main}
      tabIndex={-1}
      aria-label={t.table[phaseKey(view)]}
    >
      <h1 className="sr-only">{t.table.yourHand(name(own.seat))}</h1>
      <header className="table-top">
        <Opponent view={view} own={own} />
        <div className="table-facts">
          <DealState view={view} />
          <div className="table-buttons">
            {view.sitting === 'open' ? (
              <TakeBack view={view} seat={own.seat} short />
            ) : (
              <button type="button" className="btn" onClick={putAway}>
                {t.table.putAway}
              </button>
            )}
            <button
              type="button"
              className="btn"
              aria-label={t.table.menu}
              onClick={() => {
                setMenu('menu');
              }}
            >
              {t.table.menuShort}
            </button>
          </div>
        </div>
      </header>
      <div className="table-left">
        <Left view={view} own={own} />
      </div>
      <TypingContext value={typed}>
        <Centre view={view} own={own} />
      </TypingContext>
      <div className="table-right">
        <Right view={view} own={own} />
      </div>
      {aside}
      {guide !== null && <Guide guide={guide} player={name(own.seat)} />}
      <TypedLine typed={typed} />
      {menu !== null && (
        <TableMenu
          view={view}
          asking={menu === 'moves'}
          seat={own.seat}
          onClose={() => {
            setMenu(null);
          }}
        />
      )}
    </main>
  );
}

interface SideProps {
  readonly view: SeatView;
  readonly own: OwnView;
}

function Opponent({ view, own }: SideProps) {
  const seat = opponent(own.seat);
  return view.open === null ? (
    <OpponentStrip view={view} seat={seat} />
  ) : (
    <OpenOpponent view={view} theirs={view.open[seat]} />
  );
}

function Left({ view, own }: SideProps) {
  const { phase, deal } = view;
  if (phase.name === 'play') return <ContractPanel phase={phase} />;
  if (phase.name === 'exchange') return <ExchangePanel view={view} own={own} />;
  return deal !== null && <UpcardPanel deal={deal} own={own} />;
}

function Right({ view, own }: SideProps) {
  const { phase, deal } = view;
  if (deal === null) return null;
  if (phase.name === 'auction') return <AuctionHistory calls={phase.calls} dealer={deal.dealer} />;
  return (
    phase.name === 'play' && (
      <>
        <LastTrick phase={phase} asked={isAsked(view, own)} />
        <UpcardPanel deal={deal} own={own} />
      </>
    )
  );
}

/** Does a question of the opponent take the middle? */
function isAsked({ undoAsked }: SeatView, { shown }: OwnView): boolean {
  return undoAsked !== null || shown !== null;
}

function Centre({ view, own }: SideProps) {
  if (isAsked(view, own)) return <Question view={view} own={own} />;
  switch (view.phase.name) {
    case 'exchange':
      return <ExchangeCentre view={view} own={own} phase={view.phase} />;
    case 'auction':
      return <AuctionCentre view={view} own={own} phase={view.phase} />;
    case 'play':
      return <PlayCentre view={view} own={own} phase={view.phase} />;
    default:
      return null;
  }
}

function phaseKey(view: SeatView): 'exchange' | 'auction' | 'play' {
  const { name } = view.phase;
  return name === 'exchange' || name === 'auction' ? name : 'play';
}

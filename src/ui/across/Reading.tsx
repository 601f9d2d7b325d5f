import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { ContractPanel, ExchangePanel } from '../table/DealPanel.tsx';

interface ReadingProps {
  readonly view: SeatView;
  /** Whom it faces. */
  readonly seat: Seat;
}

/**
 * What both players read at any time, one copy for each. A screen reader and the keyboard need only one of them, the
 * mover's; inert, the other is for the eyes alone.
 */
export function Reading({ view, seat }: ReadingProps) {
  return (
    <div className="reading" data-facing={seat} inert={view.turn !== seat}>
      <Panel view={view} />
    </div>
  );
}

function Panel({ view }: { readonly view: SeatView }) {
  const { phase, deal } = view;
  switch (phase.name) {
    case 'auction':
      return deal !== null && <AuctionHistory calls={phase.calls} dealer={deal.dealer} />;
    case 'play':
      return <ContractPanel phase={phase} />;
    case 'exchange':
      return <ExchangePanel view={view} />;
    default:
      return null;
  }
}

import type { SeatView } from '../../engine/view/types.ts';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { useMessages } from '../common/useMessages.ts';
import { ContractPanel, ExchangePanel } from '../table/DealPanel.tsx';

interface ReadingProps {
  readonly view: SeatView;
  /** Is it for the eyes alone? Of the two copies a screen reader and the keyboard need only one, the mover's. */
  readonly inert: boolean;
}

/** What both players read at any time, one copy for each. Of a long auction the last calls are in sight, the others above them. */
export function Reading({ view, inert }: ReadingProps) {
  const long = view.phase.name === 'auction';
  return (
    <div className="reading" inert={inert} {...(long && !inert && { tabIndex: 0 })}>
      <Panel view={view} />
    </div>
  );
}

function Panel({ view }: { readonly view: SeatView }) {
  const t = useMessages();
  const { phase, deal } = view;
  switch (phase.name) {
    case 'auction':
      return (
        deal !== null && (
          <>
            {/* Stands below, in sight: where the bidding box lies over the upcard. */}
            <p className="tag upcard-tag">{t.table.upcardIs(t.words.card(deal.upcard))}</p>
            <AuctionHistory calls={phase.calls} dealer={deal.dealer} />
          </>
        )
      );
    case 'play':
      return <ContractPanel phase={phase} />;
    case 'exchange':
      return <ExchangePanel view={view} />;
    default:
      return null;
  }
}

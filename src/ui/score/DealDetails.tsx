import type { ReactNode } from 'react';
import type { Card } from '../../engine/cards.ts';
import { SEATS } from '../../engine/seat.ts';
import type { FinishedView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { AuctionList } from './AuctionList.tsx';
import { CardLine } from './CardLine.tsx';
import './deal.css';
import { DealCode } from './DealCode.tsx';
import { TrickList } from './TrickList.tsx';

interface DealDetailsProps {
  readonly deal: FinishedView;
  /** Further folds behind them. */
  readonly children?: ReactNode;
}

/** All that may be known of a deal that is over, folded: the exchange, the auction, the tricks, the code (R48). */
export function DealDetails({ deal, children }: DealDetailsProps) {
  const { score } = useMessages();
  return (
    <div className="folds">
      <Fold title={score.auction}>
        <AuctionList deal={deal} />
      </Fold>
      <Fold title={score.allTricks}>
        <TrickList deal={deal} />
      </Fold>
      <Fold title={score.exchange}>
        <Exchange deal={deal} />
      </Fold>
      <Fold title={score.code}>
        <DealCode code={deal.code} />
      </Fold>
      {children}
    </div>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="fold panel">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Exchange({ deal }: { readonly deal: FinishedView }) {
  const { score, words } = useMessages();
  const name = useNames();
  const { capture } = deal;
  return (
    <dl className="exchange-list">
      <div>
        <dt>{score.turnedUp}</dt>
        <dd>
          <RichText text={words.cardSign(deal.turnedUp)} />
          {capture !== null && <small>{score.captured(name(capture.seat), words.card(capture.colon))}</small>}
        </dd>
      </div>
      {SEATS.map((seat) => (
        <Cards key={seat} title={score.dealt(name(seat))} cards={deal.dealt[seat]} />
      ))}
      {SEATS.map((seat) => (
        <Cards key={seat} title={score.drawn(name(seat))} cards={deal.drawn[seat]} />
      ))}
      {SEATS.map((seat) => (
        <Cards key={seat} title={score.discards(name(seat))} cards={deal.discards[seat]} />
      ))}
      <Cards title={score.unseen} cards={deal.unseen} />
    </dl>
  );
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <CardLine cards={cards} />
      </dd>
    </div>
  );
}

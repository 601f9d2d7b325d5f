import { SEATS, opponent } from '../../engine/seat.ts';
import { tricksNeeded } from '../../engine/scoring/contract.ts';
import type { DealView, OwnView, PlayView, SeatView } from '../../engine/view/types.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Term } from '../help/Term.tsx';
import { ContractSign } from './ContractSign.tsx';
import { LittleCards } from './LittleCards.tsx';
import { UpcardTerm } from './UpcardTerm.tsx';
import './panels.css';

/** The contract, what it still needs, and what it and its defeat are worth now. */
export function ContractPanel({ phase }: { readonly phase: PlayView }) {
  const t = useMessages();
  const name = useNames();
  const { contract, won, worth } = phase;
  const needed = tricksNeeded(contract);
  const sign = <ContractSign contract={contract} />;
  return (
    <section className="panel contract" aria-label={t.table.contract}>
      <h2>{t.table.contract}</h2>
      <p className="contract-sign num">{contract.doubled === 0 ? sign : <Term of="doubled">{sign}</Term>}</p>
      <dl className="facts">
        <dt>
          <Term of="declarer">{t.table.declarer}</Term>
        </dt>
        <dd>{name(contract.declarer)}</dd>
        <dt>{t.table.needs}</dt>
        <dd>{t.table.needsMore(needed - won[contract.declarer], needed)}</dd>
        {SEATS.map((seat) => (
          <Fact key={seat} term={t.table.won(name(seat))} value={String(won[seat])} />
        ))}
        <Fact term={t.table.worthMade(name(contract.declarer))} value={t.words.number(worth.made)} />
        <Fact
          term={t.table.worthShort(name(opponent(contract.declarer)))}
          value={t.words.number(worth.oneShort)}
        />
      </dl>
    </section>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** The pack and the upcard, a capture, one's own discards on request. */
export function UpcardPanel({ deal, own }: { readonly deal: DealView; readonly own: OwnView | null }) {
  const t = useMessages();
  const name = useNames();
  return (
    <section className="panel upcard" aria-label={t.table.upcard}>
      <h2>
        <UpcardTerm upcard={deal.upcard} />
      </h2>
      <div className="pack-and-upcard small">
        <span className="card">
          <CardBack />
        </span>
        <span className="card" role="img" aria-label={t.table.upcardIs(t.words.card(deal.upcard))}>
          <CardFace card={deal.upcard} />
        </span>
        <div>
          <p>{t.table.unseen(deal.unseen)}</p>
          {deal.capture !== null && (
            <p>{t.table.captured(name(deal.capture.seat), t.words.card(deal.capture.upcard))}</p>
          )}
        </div>
      </div>
      {own !== null && <OwnDiscards own={own} />}
    </section>
  );
}

/** One's own discards, shown on request. */
export function OwnDiscards({ own }: { readonly own: OwnView }) {
  const t = useMessages();
  if (own.discards.length === 0) return null;
  return (
    <details className="discards">
      <summary>{t.table.discarded}</summary>
      <LittleCards cards={own.discards} />
    </details>
  );
}

/**
 * What happened in the exchange since the player to act last did. What one did oneself, one knows: `own` is whose table it is, and
 * absent where both players read it.
 */
export function ExchangePanel({ view, own }: { readonly view: SeatView; readonly own?: OwnView }) {
  const t = useMessages();
  const name = useNames();
  const news = view.news.filter((event) => !('seat' in event) || event.seat !== own?.seat);
  return (
    <section className="panel" aria-label={t.table.whatHappened}>
      <h2>{t.table.whatHappened}</h2>
      {news.length === 0 ? (
        <p>{t.table.nothingNew}</p>
      ) : (
        <ul role="list" className="news-list">
          {news.map((event, at) => (
            <li key={at}>
              <RichText text={t.table.happened(event, name)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { Card } from '../../engine/cards.ts';
import { groupOf } from '../../engine/cards.ts';
import type { DealView, ExchangeView, OwnView, SeatView } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useMessages } from '../common/useMessages.ts';
import { OwnSide } from './OwnSide.tsx';
import { UpcardTerm } from './UpcardTerm.tsx';
import './panels.css';
import { useChoice } from './useChoice.ts';

interface ExchangeCentreProps {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly phase: ExchangeView;
}

/** The exchange: capture if possible, draw, then choose the discards; nothing leaves before "Discard" (R7–R11). */
export function ExchangeCentre(props: ExchangeCentreProps) {
  const t = useMessages();
  const { deal } = props.view;
  return (
    <>
      <section className="table-centre exchange" aria-label={t.table.exchange}>
        <h2 className="sr-only">{t.table.exchange}</h2>
        {deal !== null && <PackAndUpcard deal={deal} explained />}
        <Capture {...props} />
      </section>
      <ExchangeSide {...props} />
    </>
  );
}

interface PackAndUpcardProps {
  readonly deal: DealView;
  /** Where a hand may come to lie over the words, there is nothing to tap: the menu explains. */
  readonly explained?: boolean;
}

/** The pack, face down, and the upcard beside it. */
export function PackAndUpcard({ deal, explained = false }: PackAndUpcardProps) {
  const t = useMessages();
  return (
    <div className="pack-and-upcard">
      <figure>
        <span className="card pack">
          <CardBack />
        </span>
        <figcaption>{t.table.unseen(deal.unseen)}</figcaption>
      </figure>
      <figure>
        <span className="card" role="img" aria-label={t.table.upcardIs(t.words.card(deal.upcard))}>
          <CardFace card={deal.upcard} />
        </span>
        <figcaption>{explained ? <UpcardTerm upcard={deal.upcard} /> : t.table.upcard}</figcaption>
      </figure>
    </div>
  );
}

/** Takes the upcard for the colon of its group, where the player may. */
export function Capture({ view, own }: Omit<ExchangeCentreProps, 'phase'>) {
  const t = useMessages();
  const dispatch = useTable((state) => state.dispatch);
  const { deal, legal } = view;
  const { seat } = own;
  if (deal === null || legal.capture !== seat) return null;
  return (
    <button type="button" className="btn" onClick={() => void dispatch({ type: 'capture', seat })}>
      {t.table.capture(t.words.card(deal.upcard), t.words.card(groupOf(deal.upcard)))}
    </button>
  );
}

/** The hand in the exchange: draws first, then the cards to throw away are chosen from it. */
export function ExchangeSide({ view, own, phase }: ExchangeCentreProps) {
  const t = useMessages();
  const dispatch = useTable((state) => state.dispatch);
  const dismiss = useTable((state) => state.dismissRefusal);
  const [chosen, choose] = useChoice<Card>(view.length);
  const { seat } = own;
  const discarding = phase.step === 'discard';

  function tap(card: Card): void {
    if (!discarding) return;
    dismiss();
    choose(chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]);
  }

  return (
    <OwnSide
      view={view}
      own={own}
      prompt={
        discarding
          ? t.table.discardPrompt(phase.count - chosen.length, phase.count)
          : t.table.drawPrompt(phase.count)
      }
      playable={own.hand}
      chosen={chosen}
      fresh={discarding ? own.drawn : []}
      mode={discarding ? 'toggle' : null}
      onTap={tap}
    >
      {discarding ? (
        <button
          type="button"
          className="btn primary"
          aria-disabled={chosen.length !== phase.count || undefined}
          onClick={() => void dispatch({ type: 'discard', seat, cards: chosen })}
        >
          {t.table.discard(phase.count)}
        </button>
      ) : (
        <button type="button" className="btn primary" onClick={() => void dispatch({ type: 'draw', seat })}>
          {t.table.draw(phase.count)}
        </button>
      )}
    </OwnSide>
  );
}

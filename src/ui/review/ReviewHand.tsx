import { suitOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { shapeOf } from '../../engine/hand.ts';
import type { Seat } from '../../engine/seat.ts';
import type { ReviewView } from '../../store/teaching/index.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import '../cards/fan.css';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { PlayerName } from '../table/OpponentStrip.tsx';
import { useDisplayOrder } from '../table/useDisplayOrder.ts';
import type { Look } from './useLook.ts';

interface ReviewHandProps {
  readonly seat: Seat;
  readonly moment: ReviewView;
  readonly look: Look;
}

/** A player's side of a deal that is walked: name, points, and the hand, in which what has been played is grey. */
export function ReviewHand({ seat, moment, look }: ReviewHandProps) {
  const t = useMessages();
  const name = useNames();
  const { table, hands, whole } = moment;
  const hidden = look.hidden === seat;
  const dealt = look.hands === 'dealt';
  const shown = dealt ? moment.dealt[seat] : whole[seat];
  // When all is over nothing is grey: it is looked at once more.
  const over = table.deal === null;
  const gone = dealt || over ? [] : shown.filter((card) => !hands[seat].includes(card));
  const fresh = dealt || table.phase.name !== 'exchange' ? [] : moment.drawn[seat];
  return (
    <section className="review-side" aria-label={t.score.handOf(name(seat))}>
      <div className="review-name">
        <PlayerName view={table} seat={seat} />
        {!hidden && <span className="tag">{t.words.points(shapeOf(shown).points)}</span>}
      </div>
      {hidden ? (
        <FaceDown seat={seat} count={over ? whole[seat].length : hands[seat].length} />
      ) : (
        <Cards cards={shown} gone={gone} fresh={fresh} moment={moment} />
      )}
    </section>
  );
}

function FaceDown({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  const t = useMessages();
  const name = useNames();
  return (
    <div className="backs" role="img" aria-label={t.review.faceDown(name(seat), t.words.cards(count))}>
      {Array.from({ length: count }, (_, at) => (
        <CardBack key={at} />
      ))}
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly Card[];
  readonly gone: readonly Card[];
  readonly fresh: readonly Card[];
  readonly moment: ReviewView;
}

function Cards({ cards, gone, fresh, moment: { table } }: CardsProps) {
  const t = useMessages();
  const { phase } = table;
  const last = phase.name === 'between' || phase.name === 'over' ? phase.last : null;
  const contract = phase.name === 'play' ? phase.contract : last?.contract;
  const ordered = useDisplayOrder(cards, contract?.strain ?? null);
  return (
    <div className="fan">
      <ol role="list" style={{ '--n': cards.length }}>
        {ordered.map((card, at) => (
          <li key={card} className={startsSuit(ordered, at) ? 'gap' : undefined}>
            <span className={gone.includes(card) ? 'card off' : 'card'}>
              <CardFace card={card} />
              {fresh.includes(card) && (
                <span className="ribbon" aria-hidden="true">
                  {t.table.freshRibbon}
                </span>
              )}
            </span>
            <span className="sr-only">
              {[
                t.words.card(card),
                ...(gone.includes(card) ? [t.review.gone] : []),
                ...(fresh.includes(card) ? [t.table.fresh] : []),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function startsSuit(cards: readonly Card[], at: number): boolean {
  const [before, card] = [cards[at - 1], cards[at]];
  return before !== undefined && card !== undefined && suitOf(before) !== suitOf(card);
}

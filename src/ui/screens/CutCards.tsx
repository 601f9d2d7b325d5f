import type { Card } from '../../engine/cards.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import './cut.css';

interface CutCardsProps {
  /** What each player has turned over, in order (R3). */
  readonly cards: BySeat<readonly Card[]>;
  /** Who picks now; `null` when both have their card. */
  readonly picker: Seat | null;
}

/** Both players and the cards they cut, the one that counts last. */
export function CutCards({ cards, picker }: CutCardsProps) {
  const t = useMessages();
  const name = useNames();
  return (
    <ul role="list" className="cut-cards">
      {SEATS.map((seat) => {
        const turned = cards[seat];
        // While the cut goes on one line has room, and of a colon the question tells: nothing moves when a card is turned.
        const told = picker === null ? turned : seat === picker ? [] : turned.slice(-1);
        const words = told.length === 0 ? null : t.words.list(told.map((card) => t.words.card(card)));
        return (
          <li key={seat} className={seat === picker ? 'now' : undefined}>
            <span className="cut-fan" aria-hidden="true">
              {turned.map((card) => (
                <CardFace key={card} card={card} />
              ))}
              {turned.length === 0 && <CardBack />}
            </span>
            <span className="cut-who">
              <span className="players">{name(seat)}</span>
              {words !== null && <span>{words}</span>}
              {seat === picker && <span className="tag brass">{t.shell.cut.now}</span>}
              {seat !== picker && words === null && <span className="tag">{t.shell.cut.then}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

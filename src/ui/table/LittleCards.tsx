import type { Card } from '../../engine/cards.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useMessages } from '../common/useMessages.ts';
import './panels.css';

/** Cards laid out small, to be looked at only; each has its name. */
export function LittleCards({ cards }: { readonly cards: readonly Card[] }) {
  const t = useMessages();
  return (
    <ul role="list" className="little-cards">
      {cards.map((card) => (
        <li key={card}>
          <span className="card" role="img" aria-label={t.words.card(card)}>
            <CardFace card={card} />
          </span>
        </li>
      ))}
    </ul>
  );
}

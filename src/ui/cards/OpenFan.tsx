import { suitOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { useMessages } from '../common/useMessages.ts';
import { CardFace } from './CardFace.tsx';
import './fan.css';

/** Cards laid open in a fan, to be looked at only; each has its name. */
export function OpenFan({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useMessages();
  return (
    <div className="fan">
      <ol role="list" style={{ '--n': cards.length }}>
        {cards.map((card, at) => (
          <li key={card} className={startsSuit(cards, at) ? 'gap' : undefined}>
            <CardFace card={card} />
            <span className="sr-only">{words.card(card)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function startsSuit(hand: readonly Card[], at: number): boolean {
  const [before, card] = [hand[at - 1], hand[at]];
  return before !== undefined && card !== undefined && suitOf(before) !== suitOf(card);
}

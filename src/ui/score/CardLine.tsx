import type { Card, Suit } from '../../engine/cards.ts';
import { SUITS, isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import { sortHand } from '../../engine/hand.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { useMessages } from '../common/useMessages.ts';

const WRITTEN_SUITS: readonly Suit[] = [...SUITS].reverse();

/** Cards in one line of text, suit by suit, high to low: `♠ A 10 7  ♥ K  Royal colon`. */
export function CardLine({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useMessages();
  const suitCards = sortHand(cards).filter((card) => !isColon(card));
  return (
    <span className="card-line">
      {WRITTEN_SUITS.map((suit) => {
        const held = suitCards.filter((card) => suitOfSuitCard(card) === suit);
        if (held.length === 0) return null;
        const ranks = held.map((card) => rankOf(card).replace('T', '10')).join(' ');
        return (
          <span key={suit}>
            <SuitSymbol suit={suit} />
            <span className="sr-only">{words.suit(suit)}: </span> {ranks}{' '}
          </span>
        );
      })}
      {cards.filter(isColon).map((colon) => (
        <span key={colon} className="colon-word">
          {words.card(colon)}{' '}
        </span>
      ))}
    </span>
  );
}

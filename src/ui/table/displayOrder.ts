import { isColon, rankHeight, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card, Strain, Suit, SuitCard } from '../../engine/cards.ts';
import type { Choices } from '../../store/index.ts';

export type OrderChoices = Pick<Choices, 'suitOrder' | 'ranks' | 'trumpsLeft' | 'colons'>;

/**
 * A hand in the order its player likes to see it; the same cards, each suit and the colons together. Colons keep the order they
 * are written in and lie at the end that was chosen, outside the trumps too. A suit keeps its place when another runs out, so
 * that nothing but the cards played ever moves. `strain` is that of the contract, `null` before there is one.
 */
export function displayOrder(
  hand: readonly Card[],
  choices: OrderChoices,
  strain: Strain | null,
): readonly Card[] {
  const suits = [...choices.suitOrder] as Suit[];
  if (choices.trumpsLeft === 'on') suits.sort((a, b) => Number(b === strain) - Number(a === strain));
  const up = choices.ranks === 'ascending' ? 1 : -1;
  const place = (card: SuitCard): number =>
    suits.indexOf(suitOfSuitCard(card)) * 100 + up * rankHeight(rankOf(card));
  const colons = hand.filter(isColon);
  const others = hand.filter((card) => !isColon(card)).sort((a, b) => place(a) - place(b));
  return choices.colons === 'left' ? [...colons, ...others] : [...others, ...colons];
}

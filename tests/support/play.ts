/** The play of the cards for tests, from written hands of any size. */
import type { Card, Strain } from '../../src/engine/cards.ts';
import { explainCard, legalCards, playCard, startPlay } from '../../src/engine/play/index.ts';
import type { PlayState } from '../../src/engine/play/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { handsOf } from './auction.ts';

/** The position before the lead; N leads if not said otherwise. Hands may be short: play then ends sooner. */
export function position(N: string, S: string, strain: Strain = 'NT', leader: Seat = 'N'): PlayState {
  return startPlay({ hands: handsOf({ N, S }), strain, leader });
}

/** The position after these cards, spaces between, each of which must be legal. */
export function after(play: PlayState, cards: string): PlayState {
  return cards.split(' ').reduce((now, text) => {
    const card = text as Card;
    if (!legalCards(now).includes(card)) throw new Error(`${card} is not legal`);
    return playCard(now, card);
  }, play);
}

/** The legal cards as one text. */
export function legal(play: PlayState): string {
  return legalCards(play).join(' ');
}

/** Code and ruling of the refusal of a card; `null` if it is legal. */
export function refused(play: PlayState, card: Card): string | null {
  const error = explainCard(play, card);
  return error === null ? null : `${error.code} ${String(error.ruling)}`;
}

import type { Card, Colon, Suit } from '../cards.ts';

/** Why a card is refused: code → what the sentence needs to know. */
export interface PlayErrors {
  /** R42: thirteen tricks have been played. */
  'play-over': Record<never, never>;
  'not-in-hand': { readonly card: Card };
  /** R44: the led suit; `colon` is the colon that matches the led card, if the player holds it. */
  'must-follow': { readonly suit: Suit; readonly colon: Colon | null };
  /** R44: a colon of another group may not be thrown while the led suit is held. */
  'colon-does-not-match': { readonly suit: Suit; readonly colon: Colon };
  /** R47 */
  barred: { readonly suit: Suit };
}

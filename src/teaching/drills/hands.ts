import { COLONS, SUIT_CARDS } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { sortHand } from '../../engine/hand.ts';
import type { Hand } from '../../engine/hand.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import type { BySeat } from '../../engine/seat.ts';
import { sample } from './chance.ts';

const HAND_SIZE = 13;

export interface Dealt {
  readonly hands: BySeat<Hand>;
  /** The cards in neither hand, in no order. */
  readonly rest: readonly [Card, ...Card[]];
}

/** Two random hands that hold so many colons between them, 0 to 3. */
export function dealtHands(colons: number, random: RandomBelow): Dealt {
  const chosen = sample(COLONS, colons, random);
  const suits = shuffle(SUIT_CARDS, random);
  const inHand = 2 * HAND_SIZE - colons;
  const cards = shuffle<Card>([...chosen, ...suits.slice(0, inHand)], random);
  const others = COLONS.filter((colon) => !chosen.includes(colon));
  return {
    hands: { N: sortHand(cards.slice(0, HAND_SIZE)), S: sortHand(cards.slice(HAND_SIZE)) },
    // There are 29 of them.
    rest: shuffle<Card>([...suits.slice(inHand), ...others], random) as [Card, ...Card[]],
  };
}

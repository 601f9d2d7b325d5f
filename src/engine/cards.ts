/** The pack of Bridgette as literal strings: what is written in a log is what the engine computes with. */

/** Suits, low to high (rulings §1). */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Strains, low to high (rulings §1, R13). */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

/** Ranks, low to high (rulings §1). */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Little, Royal, Grand: the order in which a written hand lists them (rulings §1). */
export const COLONS = [':L', ':R', ':G'] as const;
export type Colon = (typeof COLONS)[number];

export type SuitCard = `${Suit}${Rank}`;
export type Card = SuitCard | Colon;

/** The 52 suit cards, spades first and high to low: the order of a written hand. */
export const SUIT_CARDS: readonly SuitCard[] = [...SUITS]
  .reverse()
  .flatMap((suit) => [...RANKS].reverse().map((rank): SuitCard => `${suit}${rank}`));

/** All 55 cards in the order of a written hand: S H D C high to low, then the colons (R1). */
export const PACK: readonly Card[] = [...SUIT_CARDS, ...COLONS];

/** Place of each card in `PACK`, 0 to 54. */
const PLACE: ReadonlyMap<string, number> = new Map(PACK.map((card, place) => [card, place]));

/** Is this text one of the 55 cards (R1)? */
export function isCard(text: string): text is Card {
  return PLACE.has(text);
}

/** Place of a card in `PACK`, 0 to 54; sorting by it gives the order of a written hand. */
export function placeOf(card: Card): number {
  return PLACE.get(card) ?? -1;
}

/** A colon has no suit and no rank (R1). */
export function isColon(card: Card): card is Colon {
  return card[0] === ':';
}

/** The suit of a card, `null` for a colon (R1). */
export function suitOf(card: Card): Suit | null {
  return isColon(card) ? null : suitOfSuitCard(card);
}

/** The suit of a card known not to be a colon. */
export function suitOfSuitCard(card: SuitCard): Suit {
  return card[0] as Suit;
}

/** The rank of a card known not to be a colon. */
export function rankOf(card: SuitCard): Rank {
  return card[1] as Rank;
}

/** Height of a rank, 0 (two) to 12 (ace). */
export function rankHeight(rank: Rank): number {
  return RANKS.indexOf(rank);
}

const GROUPS: Readonly<Record<Rank, Colon>> = {
  '2': ':L',
  '3': ':L',
  '4': ':L',
  '5': ':L',
  '6': ':L',
  '7': ':L',
  '8': ':L',
  '9': ':L',
  T: ':L',
  J: ':R',
  Q: ':R',
  K: ':R',
  A: ':G',
};

/** The group of a card, named by the colon that matches it; a colon is of its own group (R2). */
export function groupOf(card: Card): Colon {
  return isColon(card) ? card : GROUPS[rankOf(card)];
}

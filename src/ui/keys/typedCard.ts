import type { Card, Rank, Suit } from '../../engine/cards.ts';

/** Letters for suits and ranks, in English and, where they do not clash, in Dutch. */
const SUITS: Readonly<Record<string, Suit>> = { s: 'S', h: 'H', d: 'D', c: 'C', r: 'D', k: 'C' };
const RANKS: Readonly<Record<string, Rank>> = {
  ...{ a: 'A', k: 'K', q: 'Q', j: 'J', t: 'T', 10: 'T' },
  ...{ h: 'K', v: 'Q', b: 'J' },
};
/** Of the Dutch names two begin alike: klein and koninklijk. */
const COLONS: Readonly<Record<string, Card | 'more'>> = {
  ...{ '': 'more', l: ':L', r: ':R', g: ':G' },
  ...{ k: 'more', kl: ':L', ko: ':R' },
};

/**
 * The card that typed letters name: `sq`, `h10` or `ht`, `:g`. `'more'` where they begin one, `null` where they begin none. Capitals
 * do not matter.
 */
export function typedCard(text: string): Card | 'more' | null {
  const typed = text.toLowerCase();
  if (typed.startsWith(':')) return COLONS[typed.slice(1)] ?? null;
  const suit = SUITS[typed.charAt(0)];
  const letters = typed.slice(1);
  if (suit === undefined) return null;
  if (letters === '' || letters === '1') return 'more';
  const rank = /^[2-9]$/.test(letters) ? (letters as Rank) : RANKS[letters];
  return rank === undefined ? null : `${suit}${rank}`;
}

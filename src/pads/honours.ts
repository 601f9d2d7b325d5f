import type { Ruling } from '../engine/errors.ts';
import type { HonoursKind, PadStrain } from './entry.ts';

/** Contract bridge counts honours in one hand alone, and so writes them short (R80). */
const SHORT: Readonly<Partial<Record<HonoursKind, HonoursKind>>> = {
  four: 'four-in-one',
  five: 'five-in-one',
  aces: 'four-in-one',
};

/** Honours by the word that says where they lay, whichever game counts them. In: the ruling of the game (R80, R81). */
export function honoursHeld(kind: HonoursKind, ruling: Ruling): HonoursKind {
  return (ruling === 'R80' ? SHORT[kind] : undefined) ?? kind;
}

/**
 * The tricks that trump honours win, however they are played. Each is beaten by a higher trump alone, so that it wins its trick
 * unless an honour of the other side falls on it, of which there are as many as are missing; two of one side share a trick only
 * where they lie in two hands.
 */
const TRUMPS_WIN: Readonly<Record<HonoursKind, number>> = {
  // The ace and the king of the other side may take both.
  three: 0,
  // Two and two fall together, and the ace takes one pair.
  four: 1,
  'four-in-one': 3,
  // Three and two.
  five: 3,
  'five-four-in-one': 4,
  'five-in-one': 5,
  aces: 0,
};

/** The tricks that a side wins at least with honours (R80, R81). In: the honours by the word that says where they lay. */
export function tricksOfHonours(held: HonoursKind, strain: PadStrain): number {
  if (strain !== 'NT') return TRUMPS_WIN[held];
  // An ace may be thrown on another suit, but not the first of four in one hand: that hand still holds the ace of the suit led.
  return held === 'four-in-one' ? 1 : 0;
}

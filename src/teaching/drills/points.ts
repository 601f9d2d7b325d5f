import { countSuit, shapeOf } from '../../engine/hand.ts';
import { SUITS, isColon } from '../../engine/cards.ts';
import type { Hand } from '../../engine/hand.ts';
import { PRESETS } from '../../engine/options.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionPosition } from './auctions.ts';
import { around, mixed, pick } from './chance.ts';
import { dealtHands } from './hands.ts';
import type { DrillLevel, Question } from './question.ts';

/** The point-count that a cue-bid needs ten of (R24). From level 2 on with colons, which count nothing. */
export function points(level: DrillLevel, random: RandomBelow): Question {
  const { hands, rest } = dealtHands(level === 1 ? 0 : level, random);
  const dealer = pick(SEATS, random);
  const seat = pick(SEATS, random);
  const right = shapeOf(hands[seat]).points;
  return {
    kind: 'points',
    level,
    rulings: ['R24'],
    asks: { type: 'points', seat },
    position: auctionPosition(PRESETS.advanced, { dealer, hands, upcard: rest[0], calls: [] }),
    moves: [],
    hidden: [opponent(seat)],
    ...mixed(
      { option: { type: 'number', number: right } },
      around(right, mistakes(hands[seat]), 3, random),
      random,
    ),
    lines: [],
  };
}

/** Counts what counts nothing: colons, tens, long and short suits; or is a jack or a queen out. */
function mistakes(hand: Hand): readonly number[] {
  const { points: right } = shapeOf(hand);
  const tens = hand.filter((card) => card[1] === 'T').length;
  const colons = hand.filter(isColon).length;
  const lengths = SUITS.map((suit) => countSuit(hand, suit));
  const long = lengths.reduce((sum, length) => sum + Math.max(0, length - 4), 0);
  const short = lengths.reduce((sum, length) => sum + Math.max(0, 3 - length), 0);
  const counts = [right + tens, right + 2 * colons, right + 4 * colons, right + long, right + short];
  return [...counts, right + 1, right + 2, right - 1, right - 2, right - 4].filter((count) => count >= 0);
}

import { bidOf, isPassedOut } from './entry.ts';
import type { PadEntry } from './entry.ts';
import { padError } from './errors.ts';
import type { PadError } from './errors.ts';
import type { PadGame } from './game.ts';

/** Tricks of a deal: what a declarer can take at most. */
export const TRICKS_IN_DEAL = 13;

/** Why a game has no such row, `null` if it has: everything that its `PadGame` lists, and nothing else. */
export function checkEntry(game: PadGame, entry: PadEntry): PadError | null {
  const { ruling } = game;
  if (isPassedOut(entry)) return game.passedOut ? null : padError('no-passing-out-here', ruling, {});
  const { doubled, honours, strain, tricks } = entry;
  const bid = bidOf(entry);
  if (!game.bids.includes(bid)) return padError('bid-not-here', ruling, { bid });
  if (!game.doublings.includes(doubled)) return padError('no-doubling-here', ruling, {});
  if (honours !== undefined) {
    const kinds = game.honours(strain);
    if (kinds.length === 0) return padError('no-honours-here', ruling, {});
    if (!kinds.includes(honours.kind))
      return padError('honours-not-in-strain', ruling, { kind: honours.kind, strain });
  }
  const countable = tricks === null || (Number.isInteger(tricks) && tricks >= 0 && tricks <= TRICKS_IN_DEAL);
  return countable ? null : padError('tricks-out-of-range', null, { most: TRICKS_IN_DEAL });
}

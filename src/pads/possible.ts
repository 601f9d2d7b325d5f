import type { Seat } from '../engine/seat.ts';
import { TRICKS_IN_DEAL } from './check.ts';
import { bidOf, isPassedOut } from './entry.ts';
import type { PadEntry } from './entry.ts';
import { padError } from './errors.ts';
import type { PadError } from './errors.ts';
import type { PadGame } from './game.ts';
import { honoursHeld, tricksOfHonours } from './honours.ts';

/** Why no deal can have gone so, though the game has each of its parts; `null` if one can. In: who dealt. */
export function impossible(game: PadGame, entry: PadEntry, dealer: Seat): PadError | null {
  if (isPassedOut(entry)) return null;
  const { declarer, honours, strain, tricks } = entry;
  const { dealersBid, ruling } = game;
  if (dealersBid !== null && bidOf(entry) === dealersBid && declarer !== dealer)
    return padError('dealers-bid-only', ruling === 'R81' ? ruling : 'R12', { bid: dealersBid });
  if (honours === undefined || tricks === null) return null;
  const { kind, side } = honours;
  const held = honoursHeld(kind, ruling);
  const least = tricksOfHonours(held, strain);
  const taken = side === declarer ? tricks : TRICKS_IN_DEAL - tricks;
  return taken < least ? padError('honours-win-more', ruling, { kind: held, strain, least, taken }) : null;
}

import { legalCalls, makeCall } from './auction/index.ts';
import type { AuctionState } from './auction/index.ts';
import { legalCards, playCard } from './play/index.ts';
import type { PlayState } from './play/index.ts';

/** How a game goes on from a state: the moves that are legal there and what each leads to. */
export interface Moves<State, Move> {
  /** Every legal move, each once; none when the game is over. */
  readonly moves: (state: State) => readonly Move[];
  readonly make: (state: State, move: Move) => State;
}

/**
 * Number of legal sequences of exactly `depth` moves, plus those that end the game earlier. Two engines that agree on it for many positions
 * agree on the rules: a missing or surplus move anywhere in the tree shows.
 */
export function perft<State, Move>(state: State, game: Moves<State, Move>, depth: number): number {
  if (depth === 0) return 1;
  const moves = game.moves(state);
  if (moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(game.make(state, move), game, depth - 1);
  return count;
}

/** `perft` of an auction; an auction that has ended counts once. */
export function auctionPerft(auction: AuctionState, depth: number): number {
  return perft(auction, { moves: legalCalls, make: makeCall }, depth);
}

/** `perft` of the play of the cards; a play that has ended counts once. */
export function playPerft(play: PlayState, depth: number): number {
  return perft(play, { moves: legalCards, make: playCard }, depth);
}

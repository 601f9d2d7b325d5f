import type { Call } from '../auction/call.ts';
import type { Card } from '../cards.ts';
import type { Options } from '../options.ts';
import type { Seat } from '../seat.ts';
import type { Sitting } from './sitting.ts';

/** What is fixed before the first entry of a log. */
export interface Setup {
  readonly options: Options;
  /** Who deals first if the players did not cut for it (prepared deals); `null`: they cut (R3). */
  readonly firstDealer: Seat | null;
  /** Do older tricks lie face up during play (R48)? */
  readonly olderTricksOpen: boolean;
  /** How the players sit down; a log entry changes it. */
  readonly sitting: Sitting;
}

/**
 * One entry of a log. Whatever happens in a match is one of these; the log only ever grows.
 * `pack` is an order of all 55 cards: chance enters as data.
 */
export type Action =
  /** The pack is spread face down for the cut (R3). */
  | { readonly type: 'spread'; readonly pack: readonly Card[] }
  /** A player picks a card of the spread; `place` counts from 0 (R3). */
  | { readonly type: 'cut'; readonly seat: Seat; readonly place: number }
  /** The next deal (R5). */
  | { readonly type: 'deal'; readonly pack: readonly Card[] }
  | { readonly type: 'capture'; readonly seat: Seat }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'discard'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'call'; readonly seat: Seat; readonly call: Call }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card }
  /** "I win n of the tricks that are left" (R49). */
  | { readonly type: 'claim'; readonly seat: Seat; readonly tricks: number }
  | { readonly type: 'answer-claim'; readonly seat: Seat; readonly accept: boolean }
  /** A player whose turn it is opens the hand-over and sees what has happened. */
  | { readonly type: 'look'; readonly seat: Seat }
  /** Free undo of a player's own last action. */
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'ask-undo'; readonly seat: Seat }
  | { readonly type: 'answer-undo'; readonly seat: Seat; readonly accept: boolean }
  /** Between deals: a player asks to end the match here (R91). */
  | { readonly type: 'ask-stop'; readonly seat: Seat }
  | { readonly type: 'answer-stop'; readonly seat: Seat; readonly accept: boolean }
  /** Sits another way from here on; the open table waits for the opponent's yes. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitting: Sitting }
  | { readonly type: 'answer-sit'; readonly seat: Seat; readonly accept: boolean };

export type ActionType = Action['type'];

/** A whole match: what it was set up as, and everything that was done. The only thing that is saved. */
export interface Match {
  readonly setup: Setup;
  readonly log: readonly Action[];
}

import type { AuctionState, CallRecord } from '../auction/index.ts';
import type { Card } from '../cards.ts';
import type { ExchangeState } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import type { PlayState, Trick } from '../play/index.ts';
import type { Contract, DealResult } from '../scoring/contract.ts';
import type { Sheet } from '../scoring/system.ts';
import { opponent } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import type { Setup } from './action.ts';
import type { PublicEvent } from './event.ts';
import type { SitRequest, Sitting } from './sitting.ts';

/** The players cut for the first deal (R3). */
export interface CutPhase {
  readonly name: 'cut';
  /** The pack as it lies face down; `null` before it is spread. */
  readonly spread: readonly Card[] | null;
  /** Places picked by each player, in order; all but the last showed a colon. */
  readonly picks: BySeat<readonly number[]>;
}

/** No deal is running. */
export interface BetweenPhase {
  readonly name: 'between';
  /** Who has asked to end the match here (R91). */
  readonly stopAsked: Seat | null;
}

export interface ExchangePhase {
  readonly name: 'exchange';
  readonly exchange: ExchangeState;
}

export interface AuctionPhase {
  readonly name: 'auction';
  /** The exchange as it ended. */
  readonly exchange: ExchangeState;
  readonly auction: AuctionState;
}

export interface PlayPhase {
  readonly name: 'play';
  readonly exchange: ExchangeState;
  readonly calls: readonly CallRecord[];
  readonly contract: Contract;
  /** Hands at the first lead. */
  readonly hands: BySeat<Hand>;
  readonly play: PlayState;
  /** An offer that waits for its answer (R49). */
  readonly claim: Claim | null;
  /** Has the player to act already offered in this turn (R49)? */
  readonly claimed: boolean;
}

/** The match has ended. */
export interface OverPhase {
  readonly name: 'over';
  /** Did the players agree to end it early (R69, R91)? */
  readonly stopped: boolean;
}

export type Phase = CutPhase | BetweenPhase | ExchangePhase | AuctionPhase | PlayPhase | OverPhase;
/** The phases in which hands are secret. */
export type DealPhase = ExchangePhase | AuctionPhase | PlayPhase;

export interface Claim {
  readonly seat: Seat;
  readonly tricks: number;
}

/** A deal that is over: nothing of it is secret any more (R48). */
export interface FinishedDeal {
  readonly number: number;
  readonly exchange: ExchangeState;
  readonly calls: readonly CallRecord[];
  readonly contract: Contract;
  /** Hands at the first lead. */
  readonly hands: BySeat<Hand>;
  readonly tricks: readonly Trick[];
  /** The accepted claim that ended it, if one did (R49). */
  readonly claim: Claim | null;
  readonly result: DealResult;
  readonly events: readonly PublicEvent[];
}

/** An action of the running deal that could be taken back; the one before it is `before.undoable`. */
export interface Undoable {
  readonly seat: Seat;
  /** Its place in the log, from 0. */
  readonly at: number;
  /** Did it show its player a card (draw, capture)? Then it is never taken back freely. */
  readonly showed: boolean;
  /** The state it was made in. */
  readonly before: MatchState;
}

/** A request to take back, waiting for the opponent's answer. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly target: Undoable;
}

export interface MatchState {
  readonly setup: Setup;
  /** Accepted actions so far: the length of the log. */
  readonly length: number;
  readonly firstDealer: Seat | null;
  /** How the players sit now. */
  readonly sitting: Sitting;
  readonly sitAsked: SitRequest | null;
  /** The cards turned over in the cut, in order (R3); none if there was no cut. */
  readonly cut: BySeat<readonly Card[]>;
  readonly finished: readonly FinishedDeal[];
  /** The score after the finished deals. */
  readonly sheet: Sheet;
  readonly phase: Phase;
  /** What has happened in the running or the last deal, in order. */
  readonly events: readonly PublicEvent[];
  /** For each player, how many entries of the log they have had the chance to see. */
  readonly seen: BySeat<number>;
  /** For each player, the place of their last own action in this deal, or of the deal: news starts there. */
  readonly acted: BySeat<number>;
  /** The newest action of the running deal that could be taken back. */
  readonly undoable: Undoable | null;
  readonly request: UndoRequest | null;
  /** Who has been refused an undo since the last action that changed anything. */
  readonly refused: readonly Seat[];
}

/** The deal running, `null` between deals. */
export function dealPhase(state: MatchState): DealPhase | null {
  const { phase } = state;
  return phase.name === 'exchange' || phase.name === 'auction' || phase.name === 'play' ? phase : null;
}

/** The hands as they are now. */
export function handsOf(phase: DealPhase): BySeat<Hand> {
  switch (phase.name) {
    case 'exchange':
      return phase.exchange.hands;
    case 'auction':
      return phase.auction.hands;
    case 'play':
      return phase.play.hands;
  }
}

/**
 * Who must act or answer, and so holds the device; `null` where nothing is secret (the cut, between deals, the end).
 * A question goes before the game: first the way of sitting, which both answer with no hand in sight; then a request to take back,
 * then a claim.
 */
export function turnOf(state: MatchState): Seat | null {
  if (state.sitAsked !== null) return null;
  if (state.request !== null) return opponent(state.request.seat);
  const { phase } = state;
  switch (phase.name) {
    case 'exchange':
      return phase.exchange.turn;
    case 'auction':
      return phase.auction.turn;
    case 'play':
      return phase.claim === null ? phase.play.turn : opponent(phase.claim.seat);
    default:
      return null;
  }
}

import type { CallRecord } from '../auction/index.ts';
import type { Card } from '../cards.ts';
import type { Capture } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import type { PublicEvent, Happening } from '../match/event.ts';
import type { LegalActions } from '../match/legal.ts';
import type { SitRequest, Sitting } from '../match/sitting.ts';
import type { Options } from '../options.ts';
import type { Trick } from '../play/index.ts';
import type { Contract, DealResult } from '../scoring/contract.ts';
import type { Sheet, Worth } from '../scoring/system.ts';
import type { BySeat, Seat } from '../seat.ts';

// A view holds these too; whoever reads views takes the types from here and needs no other door of the engine.
export type { CallRecord, Happening, PublicEvent, SitRequest, Sitting, Trick };

/** Who looks: a player, everybody (the hand-over screen), or both players at the open table. */
export type Viewer = Seat | 'public' | 'open';

/** What one viewer may see of a match. Hidden cards are counts here: there is no field one could be written in. */
export interface SeatView {
  readonly viewer: Viewer;
  readonly options: Options;
  /** Entries in the log: an action carries the length it was meant for. */
  readonly length: number;
  /** Who must act or answer; `null` where nothing is secret. */
  readonly turn: Seat | null;
  readonly phase: PhaseView;
  /** The running deal, `null` between deals. */
  readonly deal: DealView | null;
  /** How the players sit, and a wish to change it that waits for the opponent's answer. */
  readonly sitting: Sitting;
  readonly sitAsked: SitRequest | null;
  /** The viewer's own cards in a running deal, at the open table those of the player to act; `null` for `public` and between deals. */
  readonly own: OwnView | null;
  /** Both players' cards: at the open table only, while a deal runs. */
  readonly open: BySeat<OwnView> | null;
  readonly sheet: Sheet;
  /** What the viewer may do; nothing that is the opponent's to do. */
  readonly legal: LegalActions;
  /** What happened since the viewer last acted; for `public` and `open`, since the player to act last did. */
  readonly news: readonly PublicEvent[];
  /** A request to take back that waits for its answer, and what would vanish. */
  readonly undoAsked: { readonly seat: Seat; readonly taken: readonly Happening[] } | null;
  /** What each seat's own last action was, in public words, if it may be taken back now. */
  readonly undoTaken: BySeat<readonly Happening[]>;
}

export interface DealView {
  /** From 1. */
  readonly number: number;
  readonly dealer: Seat;
  readonly tieBreak: boolean;
  /** The card lying face up now. */
  readonly upcard: Card;
  readonly capture: Capture | null;
  /** Cards in the pack that nobody has drawn. */
  readonly unseen: number;
  /** How many cards each player holds. */
  readonly held: BySeat<number>;
  /** How many each has thrown away. */
  readonly thrown: BySeat<number>;
}

export interface OwnView {
  readonly seat: Seat;
  readonly hand: Hand;
  /** Point-count of the hand (R24). */
  readonly points: number;
  readonly drawn: readonly Card[];
  readonly discards: readonly Card[];
  /** The opponent's hand while their claim waits for this player's answer (R49). */
  readonly shown: Hand | null;
}

export type PhaseView = CutView | BetweenView | ExchangeView | AuctionView | PlayView | OverView;

export interface CutView {
  readonly name: 'cut';
  /** Cards in the spread, 0 before it is spread. */
  readonly spread: number;
  /** Places whose cards have been turned over, with the card. */
  readonly turned: readonly { readonly seat: Seat; readonly place: number; readonly card: Card }[];
}

export interface BetweenView {
  readonly name: 'between';
  readonly nextDealer: Seat | null;
  readonly stopAsked: Seat | null;
  /** The cards of the cut, before the first deal. */
  readonly cut: BySeat<readonly Card[]>;
  readonly last: FinishedView | null;
}

export interface ExchangeView {
  readonly name: 'exchange';
  readonly step: 'draw' | 'discard';
  /** How many the player to act draws and discards. */
  readonly count: number;
}

export interface AuctionView {
  readonly name: 'auction';
  readonly calls: readonly CallRecord[];
  /** The contract if everybody passed now; `null` before the opening and until a cue-bid has been dealt with (R30). */
  readonly standing: Contract | null;
  /** The player to act owes this answer; only that player's own view holds it (R28, R37). */
  readonly answer: string | null;
}

export interface PlayView {
  readonly name: 'play';
  readonly calls: readonly CallRecord[];
  readonly contract: Contract;
  readonly leader: Seat;
  readonly led: Card | null;
  /** The suit that may not be led to this trick (R47). */
  readonly bar: PlayBar | null;
  readonly won: BySeat<number>;
  readonly last: Trick | null;
  /** All finished tricks if the match shows older ones, else none (R48). */
  readonly older: readonly Trick[];
  readonly worth: Worth;
  readonly claim: { readonly seat: Seat; readonly tricks: number; readonly left: number } | null;
}

export interface PlayBar {
  readonly suit: 'C' | 'D' | 'H' | 'S';
  /** The colon that barred it and the card it met. */
  readonly colon: Card;
  readonly met: Card;
}

export interface OverView {
  readonly name: 'over';
  readonly stopped: boolean;
  readonly last: FinishedView | null;
}

/** A finished deal: nothing of it is secret (R48). */
export interface FinishedView {
  readonly number: number;
  readonly dealer: Seat;
  readonly code: string;
  readonly turnedUp: Card;
  readonly capture: Capture | null;
  /** As dealt, before the exchange. */
  readonly dealt: BySeat<Hand>;
  readonly drawn: BySeat<readonly Card[]>;
  readonly discards: BySeat<readonly Card[]>;
  /** Both hands at the first lead. */
  readonly hands: BySeat<Hand>;
  readonly unseen: readonly Card[];
  readonly calls: readonly CallRecord[];
  readonly contract: Contract;
  readonly tricks: readonly Trick[];
  readonly claim: { readonly seat: Seat; readonly tricks: number } | null;
  readonly result: DealResult;
}

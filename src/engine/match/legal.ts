import { legalCalls } from '../auction/index.ts';
import type { Call } from '../auction/call.ts';
import type { Card } from '../cards.ts';
import { drawCount, explainCapture } from '../exchange.ts';
import type { ExchangeState } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import { legalCards, tricksLeft } from '../play/index.ts';
import { SEATS, opponent } from '../seat.ts';
import type { BySeat, Seat } from '../seat.ts';
import { cutDone } from './cut.ts';
import { sittingsToChangeTo } from './sit.ts';
import type { Sitting } from './sitting.ts';
import { turnOf } from './state.ts';
import type { DealPhase, MatchState } from './state.ts';
import { undoWay } from './undo.ts';
import type { UndoWay } from './undo.ts';

/**
 * All that may be done in a state: the one source of legality. Single acts are listed; a choice of many cards is described
 * ("any n of these"), and `deal` and `spread` take any order of the pack.
 */
export interface LegalActions {
  readonly spread: boolean;
  /** Who may still pick a card of the spread, any card that is not taken (R3). */
  readonly cut: readonly Seat[];
  readonly deal: boolean;
  readonly capture: Seat | null;
  /** Who draws, and how many (R7). */
  readonly draw: { readonly seat: Seat; readonly count: number } | null;
  /** Who discards any `count` different cards of `from` (R8). */
  readonly discard: { readonly seat: Seat; readonly count: number; readonly from: Hand } | null;
  /** Calls of the player to act (R12–R39). */
  readonly calls: readonly Call[];
  /** Cards the player to act may play (R43–R47). */
  readonly cards: readonly Card[];
  /** Who may claim 0 to `most` tricks (R49). */
  readonly claim: { readonly seat: Seat; readonly most: number } | null;
  readonly answerClaim: Seat | null;
  /** Who has something new to see and holds the turn. */
  readonly look: Seat | null;
  readonly undo: BySeat<UndoWay>;
  readonly answerUndo: Seat | null;
  /** Who may ask to end the match here: between two deals, both (R91). */
  readonly askStop: readonly Seat[];
  readonly answerStop: Seat | null;
  /** The ways of sitting that either player may change to now. */
  readonly sit: readonly Sitting[];
  readonly answerSit: Seat | null;
}

const NOTHING: LegalActions = {
  spread: false,
  cut: [],
  deal: false,
  capture: null,
  draw: null,
  discard: null,
  calls: [],
  cards: [],
  claim: null,
  answerClaim: null,
  look: null,
  undo: { N: null, S: null },
  answerUndo: null,
  askStop: [],
  answerStop: null,
  sit: [],
  answerSit: null,
};

let latest: { readonly state: MatchState; readonly legal: LegalActions } | null = null;

/**
 * All that may be done now, by either player. States never change, and one state is asked about again and again (to act, to explain,
 * by each view): the latest answer is kept.
 */
export function legalActions(state: MatchState): LegalActions {
  if (latest?.state !== state) latest = { state, legal: workOut(state) };
  return latest.legal;
}

function workOut(state: MatchState): LegalActions {
  return state.sitAsked === null
    ? { ...inPhase(state), sit: sittingsToChangeTo(state) }
    : { ...NOTHING, answerSit: opponent(state.sitAsked.seat) };
}

function inPhase(state: MatchState): LegalActions {
  const { phase } = state;
  switch (phase.name) {
    case 'cut':
      return phase.spread === null
        ? { ...NOTHING, spread: true }
        : { ...NOTHING, cut: SEATS.filter((seat) => !cutDone(phase, seat)) };
    case 'between':
      return phase.stopAsked === null
        ? { ...NOTHING, deal: true, askStop: state.finished.length > 0 ? SEATS : [] }
        : { ...NOTHING, answerStop: opponent(phase.stopAsked) };
    case 'over':
      return NOTHING;
    default:
      return inDeal(state, phase);
  }
}

function inDeal(state: MatchState, phase: DealPhase): LegalActions {
  const turn = turnOf(state);
  const undo = { N: undoWay(state, 'N'), S: undoWay(state, 'S') };
  const look = turn !== null && state.seen[turn] < state.length ? turn : null;
  if (state.request !== null) return { ...NOTHING, undo, look, answerUndo: turn };
  switch (phase.name) {
    case 'exchange':
      return inExchange(phase.exchange, { ...NOTHING, undo, look });
    case 'auction':
      return { ...NOTHING, undo, look, calls: legalCalls(phase.auction) };
    case 'play': {
      if (phase.claim !== null) return { ...NOTHING, undo, look, answerClaim: turn };
      const claim = turn === null || phase.claimed ? null : { seat: turn, most: tricksLeft(phase.play) };
      return { ...NOTHING, undo, look, cards: legalCards(phase.play), claim };
    }
  }
}

function inExchange(exchange: ExchangeState, always: LegalActions): LegalActions {
  const seat = exchange.turn;
  if (seat === null) return always;
  const count = drawCount(exchange, seat);
  return exchange.step === 'draw'
    ? { ...always, draw: { seat, count }, capture: explainCapture(exchange) === null ? seat : null }
    : { ...always, discard: { seat, count, from: exchange.hands[seat] } };
}

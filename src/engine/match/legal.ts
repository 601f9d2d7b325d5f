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
import { dealPhase, turnOf } from './state.ts';
import type { MatchState } from './state.ts';
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
  readonly askStop: readonly Seat[];
  readonly answerStop: Seat | null;
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
};

const known = new WeakMap<MatchState, LegalActions>();

/** All that may be done now, by either player. States never change, so the answer is worked out once for each. */
export function legalActions(state: MatchState): LegalActions {
  let legal = known.get(state);
  if (legal === undefined) {
    legal = workOut(state);
    known.set(state, legal);
  }
  return legal;
}

function workOut(state: MatchState): LegalActions {
  if (dealPhase(state) !== null) return { ...NOTHING, ...inDeal(state) };
  const { phase } = state;
  if (phase.name === 'cut') {
    return phase.spread === null
      ? { ...NOTHING, spread: true }
      : { ...NOTHING, cut: SEATS.filter((seat) => !cutDone(phase, seat)) };
  }
  if (phase.name !== 'between') return NOTHING;
  if (phase.stopAsked !== null) return { ...NOTHING, answerStop: opponent(phase.stopAsked) };
  return { ...NOTHING, deal: true, askStop: state.finished.length > 0 ? SEATS : [] };
}

function inDeal(state: MatchState): Partial<LegalActions> {
  const turn = turnOf(state);
  const always = {
    undo: { N: undoWay(state, 'N'), S: undoWay(state, 'S') },
    look: turn !== null && state.seen[turn] < state.length ? turn : null,
  };
  if (state.request !== null) return { ...always, answerUndo: turn };
  const { phase } = state;
  switch (phase.name) {
    case 'exchange':
      return { ...always, ...inExchange(phase.exchange) };
    case 'auction':
      return { ...always, calls: legalCalls(phase.auction) };
    case 'play': {
      if (phase.claim !== null) return { ...always, answerClaim: turn };
      const claim = turn === null || phase.claimed ? null : { seat: turn, most: tricksLeft(phase.play) };
      return { ...always, cards: legalCards(phase.play), claim };
    }
    default:
      return always;
  }
}

function inExchange(exchange: ExchangeState): Partial<LegalActions> {
  const seat = exchange.turn;
  if (seat === null) return {};
  const count = drawCount(exchange, seat);
  return exchange.step === 'draw'
    ? { draw: { seat, count }, capture: explainCapture(exchange) === null ? seat : null }
    : { discard: { seat, count, from: exchange.hands[seat] } };
}

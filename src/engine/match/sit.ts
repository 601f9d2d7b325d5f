import type { Seat } from '../seat.ts';
import type { PublicEvent } from './event.ts';
import { SITTINGS } from './sitting.ts';
import type { Sitting } from './sitting.ts';
import { dealPhase } from './state.ts';
import type { MatchState } from './state.ts';

/**
 * What may be changed to now, by either player: while a deal runs and between deals, but not while a question waits for its answer.
 * Before the first cut there is nothing to change: New match has just asked.
 */
export function sittingsToChangeTo(state: MatchState): readonly Sitting[] {
  const { phase, request, sitAsked, sitting } = state;
  const elsewhere = phase.name === 'cut' || phase.name === 'over';
  const asked =
    request !== null ||
    sitAsked !== null ||
    (phase.name === 'between' && phase.stopAsked !== null) ||
    (phase.name === 'play' && phase.claim !== null);
  return elsewhere || asked ? [] : SITTINGS.filter((one) => one !== sitting);
}

/** The state after a player's wish to sit another way; `state` counts the entry already. Only the open table waits for an answer. */
export function changedSitting(state: MatchState, seat: Seat, sitting: Sitting): MatchState {
  const changed = sitting === 'open' ? { sitAsked: { seat, sitting } } : { sitting };
  return {
    ...state,
    ...changed,
    events: eventsWith(state, { type: 'sit', seat, sitting, at: state.length - 1 }),
  };
}

/** The state after the opponent's answer; `state` counts the entry already. */
export function answeredSitting(state: MatchState, seat: Seat, accept: boolean): MatchState {
  return {
    ...state,
    sitting: accept && state.sitAsked !== null ? state.sitAsked.sitting : state.sitting,
    sitAsked: null,
    events: eventsWith(state, { type: 'answer-sit', seat, accept, at: state.length - 1 }),
  };
}

/** Between deals the events are those of a deal that is over, and change no more. */
function eventsWith(state: MatchState, event: PublicEvent): readonly PublicEvent[] {
  return dealPhase(state) === null ? state.events : [...state.events, event];
}

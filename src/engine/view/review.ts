import { act } from '../act.ts';
import type { Card } from '../cards.ts';
import { unseenPack } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import type { Action, Match } from '../match/action.ts';
import { startMatch } from '../match/apply.ts';
import { dealPhase, handsOf } from '../match/state.ts';
import type { MatchState } from '../match/state.ts';
import type { BySeat } from '../seat.ts';
import { view } from './view.ts';
import type { SeatView } from './types.ts';

/** One moment of a deal that is over, with nothing hidden. */
export interface ReviewView {
  /** From 0, the moment after the deal, to `steps`. */
  readonly step: number;
  readonly steps: number;
  /** What everybody saw then. */
  readonly table: SeatView;
  readonly hands: BySeat<Hand>;
  readonly discards: BySeat<readonly Card[]>;
  readonly unseen: readonly Card[];
}

/**
 * A moment of a finished deal (R48). `deal` counts from 1, `step` the entries of the log after the deal's own, looks and the way of sitting left out.
 * `null` if that deal is not over, is not there, or has no such step: an unfinished deal cannot be reviewed.
 */
export function review(match: Match, deal: number, step: number): ReviewView | null {
  const states = statesOf(match, deal);
  const state = states?.[step];
  if (states === null || state === undefined) return null;
  const phase = dealPhase(state);
  const finished = state.finished[deal - 1];
  const exchange = phase?.exchange ?? finished?.exchange;
  if (exchange === undefined) return null;
  return {
    step,
    steps: states.length - 1,
    table: view(state, 'public'),
    hands: phase === null ? { N: [], S: [] } : handsOf(phase),
    discards: exchange.discards,
    unseen: unseenPack(exchange),
  };
}

/** What does not move the deal on. */
const ASIDE: ReadonlySet<Action['type']> = new Set(['look', 'sit', 'answer-sit']);

/** The states of one deal, from dealt to scored; `null` if the log does not bring it to its end. */
function statesOf(match: Match, deal: number): readonly MatchState[] | null {
  let state = startMatch(match.setup);
  const states: MatchState[] = [];
  for (const action of match.log) {
    const next = act(state, action);
    if (!next.ok) return null;
    state = next.value;
    const number = state.finished.length + (dealPhase(state) === null ? 0 : 1);
    if (number === deal && !ASIDE.has(action.type) && state.events.length > 0) states.push(state);
    if (state.finished.length >= deal) return states;
  }
  return null;
}

import { act } from '../act.ts';
import type { Action, Match } from '../match/action.ts';
import { startMatch } from '../match/apply.ts';
import { dealPhase } from '../match/state.ts';
import type { MatchState } from '../match/state.ts';
import { undoTarget } from '../match/undo.ts';

/** A state of the deal, and the shortest log that leads to it: the deal first, nothing that was taken back. */
interface Moment {
  readonly state: MatchState;
  readonly log: readonly Action[];
}

/** A deal, moment by moment. */
export interface Walk {
  readonly over: boolean;
  readonly moments: readonly Moment[];
}

/** What does not move the deal on. */
const ASIDE: ReadonlySet<Action['type']> = new Set(['look', 'sit', 'answer-sit']);

let latest: { readonly match: Match; readonly deal: number; readonly walk: Walk | null } | null = null;

/**
 * The moments of a deal that is over, or of the running one at the open table; `null` for any other. One deal is walked step after
 * step: the latest fold is kept.
 */
export function walkOf(match: Match, deal: number): Walk | null {
  if (latest?.match !== match || latest.deal !== deal) latest = { match, deal, walk: fold(match, deal) };
  return latest.walk;
}

function fold(match: Match, deal: number): Walk | null {
  let state = startMatch(match.setup);
  let before = state;
  let log: readonly Placed[] = [];
  const moments: Moment[] = [];
  for (const action of match.log) {
    const next = act(state, action);
    if (!next.ok) return null;
    const running = next.value.finished.length + (dealPhase(next.value) === null ? 0 : 1);
    if (action.type === 'deal') before = state;
    if (running === deal && next.value.events.length > 0) {
      log = action.type === 'deal' ? [placed(action, state)] : shortened(log, action, state);
      if (!ASIDE.has(action.type))
        moments.push({ state: next.value, log: log.map(({ action: done }) => done) });
    }
    state = next.value;
    if (state.finished.length >= deal) return { over: true, moments };
  }
  const open = state.sitting === 'open' && state.sitAsked === null && dealPhase(state) !== null;
  return open && state.finished.length === deal - 1 ? running(before, log) : null;
}

/** A running deal as if it had been played at the open table from the start, nothing ever taken back. */
function running(before: MatchState, log: readonly Placed[]): Walk | null {
  let state: MatchState = { ...before, sitting: 'open', sitAsked: null };
  const moments: Moment[] = [];
  for (const [at, { action }] of log.entries()) {
    const next = act(state, action);
    if (!next.ok) return null;
    state = next.value;
    moments.push({ state, log: log.slice(0, at + 1).map(({ action: done }) => done) });
  }
  return { over: false, moments };
}

/** An action, and its place in the log of the match. */
interface Placed {
  readonly action: Action;
  readonly at: number;
}

function placed(action: Action, { length }: MatchState): Placed {
  return { action, at: length };
}

/** The log with one action more, or with what it took back or declined left out. */
function shortened(log: readonly Placed[], action: Action, state: MatchState): readonly Placed[] {
  switch (action.type) {
    case 'capture':
    case 'draw':
    case 'discard':
    case 'call':
    case 'play':
    case 'claim':
      return [...log, placed(action, state)];
    case 'answer-claim':
      return action.accept ? [...log, placed(action, state)] : log.slice(0, -1);
    case 'undo':
      return upTo(log, undoTarget(state, action.seat)?.at);
    case 'answer-undo':
      return action.accept ? upTo(log, state.request?.target.at) : log;
    default:
      return log;
  }
}

function upTo(log: readonly Placed[], place = Infinity): readonly Placed[] {
  return log.filter(({ at }) => at < place);
}

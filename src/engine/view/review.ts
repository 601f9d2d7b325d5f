import { act } from '../act.ts';
import type { Card } from '../cards.ts';
import { unseenPack } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import type { Action, Match } from '../match/action.ts';
import { startMatch } from '../match/apply.ts';
import type { Happening } from '../match/event.ts';
import { dealPhase, handsOf } from '../match/state.ts';
import type { MatchState } from '../match/state.ts';
import { undoTarget } from '../match/undo.ts';
import type { BySeat } from '../seat.ts';
import { view } from './view.ts';
import type { SeatView } from './types.ts';

/** One moment of a deal that may be walked, both hands open. */
export interface ReviewView {
  /** From 0, the moment after the deal, to `steps`. */
  readonly step: number;
  readonly steps: number;
  /** Is the deal over? If not, it is one of the open table, and what lies in the pack stays secret. */
  readonly over: boolean;
  /** What everybody saw then. */
  readonly table: SeatView;
  /** What this step did. */
  readonly happened: readonly Happening[];
  readonly hands: BySeat<Hand>;
  /** The same with the cards that have been played: the hands at the first lead, once there was one. */
  readonly whole: BySeat<Hand>;
  readonly dealt: BySeat<Hand>;
  readonly drawn: BySeat<readonly Card[]>;
  readonly discards: BySeat<readonly Card[]>;
  /** `null` while the deal is not over. */
  readonly unseen: readonly Card[] | null;
}

/** A state of the deal, and the shortest log that leads to it: the deal first, nothing that was taken back. */
interface Moment {
  readonly state: MatchState;
  readonly log: readonly Action[];
}

interface Walk {
  readonly over: boolean;
  readonly moments: readonly Moment[];
}

/**
 * A moment of a deal that is over (R48), or of the running one while the players sit at the open table. `deal` counts from 1, `step` the
 * entries of the log after the deal's own, looks and the way of sitting left out; of a running deal what was taken back is left out
 * too, for it may have shown one player a card. `null` if the deal is not there, is secret, or has no such step.
 */
export function review(match: Match, deal: number, step: number): ReviewView | null {
  const walk = walkOf(match, deal);
  const moment = walk?.moments[step];
  if (walk === null || moment === undefined) return null;
  const { state } = moment;
  const phase = dealPhase(state);
  const finished = state.finished[deal - 1];
  const exchange = phase?.exchange ?? finished?.exchange;
  if (exchange === undefined) return null;
  const hands = phase === null ? { N: [], S: [] } : handsOf(phase);
  return {
    step,
    steps: walk.moments.length - 1,
    over: walk.over,
    table: view(state, 'public'),
    happened: happenedIn(state),
    hands,
    whole: phase === null ? (finished?.hands ?? hands) : phase.name === 'play' ? phase.hands : hands,
    dealt: exchange.dealt,
    drawn: exchange.drawn,
    discards: exchange.discards,
    unseen: walk.over ? unseenPack(exchange) : null,
  };
}

/** What each step of such a deal did, step by step; `null` if it cannot be reviewed. */
export function reviewSteps(match: Match, deal: number): readonly (readonly Happening[])[] | null {
  return walkOf(match, deal)?.moments.map(({ state }) => happenedIn(state)) ?? null;
}

/** The match up to the end of a deal that is over, with nothing secret in it; `null` if it is not over. */
export function upToDeal(match: Match, deal: number): Match | null {
  const walk = walkOf(match, deal);
  const last = walk?.moments.at(-1)?.state;
  return walk?.over === true && last !== undefined
    ? { setup: match.setup, log: match.log.slice(0, last.length) }
    : null;
}

/**
 * "Play on from here": the deal up to a step as a match of its own on the open table, without what was taken back. `shuffle` orders the
 * cards that are still in the pack of a running deal: they stay secret there, so the copy has others.
 */
export function playOn(
  match: Match,
  deal: number,
  step: number,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): Match | null {
  const walk = walkOf(match, deal);
  const moment = walk?.moments[step];
  const last = walk?.moments.at(-1)?.state;
  const first = moment?.log[0];
  if (walk === null || moment === undefined || last === undefined || first?.type !== 'deal') return null;
  const dealer = walk.moments[0]?.state.events.find((event) => event.type === 'deal')?.dealer ?? null;
  const setup = { ...match.setup, firstDealer: dealer, olderTricksOpen: true, sitting: 'open' as const };
  const running = dealPhase(last);
  if (walk.over || running === null) return { setup, log: moment.log };
  const secret = unseenPack(running.exchange);
  const known = first.pack.slice(0, first.pack.length - secret.length);
  const pack = [...known, ...shuffle([...secret].sort())];
  return { setup, log: [{ type: 'deal', pack }, ...moment.log.slice(1)] };
}

function happenedIn(state: MatchState): readonly Happening[] {
  return state.events
    .filter(({ at }) => at === state.length - 1)
    .map(({ at: _at, ...happening }) => happening);
}

/** What does not move the deal on. */
const ASIDE: ReadonlySet<Action['type']> = new Set(['look', 'sit', 'answer-sit']);

let latest: { readonly match: Match; readonly deal: number; readonly walk: Walk | null } | null = null;

/** One deal is walked step after step: the latest fold is kept. */
function walkOf(match: Match, deal: number): Walk | null {
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

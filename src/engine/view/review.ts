import type { Card } from '../cards.ts';
import { unseenPack } from '../exchange.ts';
import type { Hand } from '../hand.ts';
import type { Match } from '../match/action.ts';
import type { Happening } from '../match/event.ts';
import { legalActions } from '../match/legal.ts';
import type { LegalActions } from '../match/legal.ts';
import { dealPhase, handsOf } from '../match/state.ts';
import type { MatchState } from '../match/state.ts';
import type { BySeat } from '../seat.ts';
import { view } from './view.ts';
import { walkOf } from './walk.ts';
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
  /** What could be done then, by whoever was to act: both hands lie open. */
  readonly legal: LegalActions;
  readonly hands: BySeat<Hand>;
  /** The same with the cards that have been played: the hands at the first lead, once there was one. */
  readonly whole: BySeat<Hand>;
  readonly dealt: BySeat<Hand>;
  readonly drawn: BySeat<readonly Card[]>;
  readonly discards: BySeat<readonly Card[]>;
  /** `null` while the deal is not over. */
  readonly unseen: readonly Card[] | null;
}

/** What became of a step. */
export interface StepFate {
  /** It was not taken back later, nor was anything it rests on. */
  readonly stays: boolean;
  /** The step of a link, in which nothing is that was taken back, that shows the same; else the last one before they part. */
  readonly linked: number;
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
    legal: legalActions(state),
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

/** What became of each step of such a deal; `null` if it cannot be reviewed. */
export function stepFates(match: Match, deal: number): readonly StepFate[] | null {
  const walk = walkOf(match, deal);
  const last = walk?.moments.at(-1)?.log ?? [];
  if (walk === null) return null;
  return walk.moments.map(({ log }) => {
    const parted = log.findIndex((action, at) => action !== last[at]);
    return { stays: parted === -1, linked: (parted === -1 ? log.length : parted) - 1 };
  });
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

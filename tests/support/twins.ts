/**
 * Twins: two worlds that differ only in two cards which one viewer cannot see. Everything the viewer is shown must be the same
 * in both, whatever has happened.
 */
import { PACK } from '../../src/engine/cards.ts';
import type { Card } from '../../src/engine/cards.ts';
import { unseenPack } from '../../src/engine/exchange.ts';
import { act } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { dealPhase, handsOf } from '../../src/engine/match/state.ts';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';
import type { Viewer } from '../../src/engine/view/types.ts';

/** Where a hidden card lies. */
export type Place = 'hand' | 'discards' | 'pack';

/** A moment of a match: the state, and how it came about since the cards were last shuffled. */
export interface Moment {
  /** The state before the deal, or before the pack was spread for the cut. */
  readonly start: MatchState;
  /** What was done since, the deal or the spreading first. */
  readonly log: readonly Action[];
  readonly state: MatchState;
}

export interface Twin {
  readonly state: MatchState;
  /** Its own log since the cards were last shuffled. */
  readonly log: readonly Action[];
  readonly places: readonly [Place, Place];
}

/** The seats whose cards a viewer does not see. */
function strangers(viewer: Viewer): readonly Seat[] {
  if (viewer === 'open') return [];
  return viewer === 'public' ? SEATS : [opponent(viewer)];
}

/** Cards of a running deal that the viewer cannot see and nothing in the log has shown to everybody. */
export function hiddenCards({ state, log }: Moment, viewer: Viewer): readonly (readonly [Card, Place])[] {
  const phase = dealPhase(state);
  if (phase === null) return [];
  const { exchange } = phase;
  const hands = handsOf(phase);
  const claimer = phase.name === 'play' ? phase.claim?.seat : undefined;
  // The card that was turned up stays known, in whatever hand a capture brings it.
  const shown: readonly (Card | undefined)[] = [
    exchange.pack[26],
    ...log.flatMap((action) => (action.type === 'play' ? [action.card] : [])),
  ];
  const placed = (cards: readonly Card[], place: Place): readonly (readonly [Card, Place])[] =>
    cards.filter((card) => !shown.includes(card)).map((card) => [card, place] as const);
  return [
    ...strangers(viewer).flatMap((seat) => [
      // A claimer's hand lies open to the opponent while the claim stands (R49).
      ...(seat === claimer && viewer !== 'public' ? [] : placed(hands[seat], 'hand')),
      ...placed(exchange.discards[seat], 'discards'),
    ]),
    ...placed(unseenPack(exchange), 'pack'),
  ];
}

/**
 * A world in which two hidden cards have changed places, made by the very same log: only what the log itself keeps secret, the
 * order of the pack and the discards, names the other card. `null` if there are no two such cards, or if the rules refuse this
 * log there: then what happened in public already tells the worlds apart (a suit not followed, a call that needs the suit).
 */
export function twinOf(moment: Moment, viewer: Viewer, below: RandomBelow): Twin | null {
  const hidden = hiddenCards(moment, viewer);
  if (hidden.length < 2) return null;
  const at = below(hidden.length);
  const other = (at + 1 + below(hidden.length - 1)) % hidden.length;
  const [one, two] = [hidden[at], hidden[other]];
  if (one === undefined || two === undefined) return null;
  const swap = swapping(one[0], two[0]);
  const state = replayed(moment, swap);
  // Two cards of one hand, or of one player's discards, may change places as they like.
  if (state === null || secretsOf(state) === secretsOf(moment.state)) return null;
  const log = moment.log.map((action) => swapped(action, swap));
  return { state, log, places: [one[1], two[1]] };
}

/** A cut in whose spread two cards that nobody has turned over have changed places. */
export function cutTwinOf(moment: Moment, below: RandomBelow): MatchState | null {
  const places = moment.log.flatMap((action) => (action.type === 'cut' ? [action.place] : []));
  const [spread] = moment.log;
  if (spread?.type !== 'spread') return null;
  const hidden = spread.pack.filter((_, place) => !places.includes(place));
  const at = below(hidden.length);
  const [one, two] = [hidden[at], hidden[(at + 1 + below(hidden.length - 1)) % hidden.length]];
  return one === undefined || two === undefined ? null : replayed(moment, swapping(one, two));
}

function swapping(one: Card, two: Card): (card: Card) => Card {
  return (card) => (card === one ? two : card === two ? one : card);
}

function replayed({ start, log }: Moment, swap: (card: Card) => Card): MatchState | null {
  let state = start;
  for (const action of log) {
    const after = act(state, swapped(action, swap));
    if (!after.ok) return null;
    state = after.value;
  }
  return state;
}

function swapped(action: Action, swap: (card: Card) => Card): Action {
  switch (action.type) {
    case 'spread':
    case 'deal':
      return { ...action, pack: action.pack.map(swap) };
    case 'discard':
      return { ...action, cards: action.cards.map(swap) };
    default:
      return action;
  }
}

/** Every card as text; two worlds are twins, not the same, if this differs. */
export function secretsOf(state: MatchState): string {
  const phase = dealPhase(state);
  if (phase === null) return state.phase.name === 'cut' ? (state.phase.spread ?? PACK).join(' ') : '';
  const { exchange } = phase;
  return JSON.stringify([handsOf(phase), exchange.discards, unseenPack(exchange)]);
}

import { opponent } from '../seat.ts';
import type { Seat } from '../seat.ts';
import type { Happening } from './event.ts';
import type { MatchState, Undoable } from './state.ts';

/** How a player may take back their own last action of this deal: freely, by asking, or not at all. */
export type UndoWay = 'free' | 'ask' | null;

/**
 * A player's own last action in the running deal; whatever came after it would vanish with it. On the open table, where both
 * think together, it is the last action of either: so one goes back step by step.
 */
export function undoTarget(state: MatchState, seat: Seat): Undoable | null {
  let entry = state.undoable;
  if (state.sitting === 'open') return entry;
  while (entry !== null && entry.seat !== seat) entry = entry.before.undoable;
  return entry;
}

/**
 * On the open table always free. Else free while it is the last thing done, it showed its player no card, and the opponent has not had the device since.
 * Else by asking, once until something changes. Nothing while a question waits for its answer, except that a claim which
 * nobody has seen is taken back like any action.
 */
export function undoWay(state: MatchState, seat: Seat): UndoWay {
  const target = undoTarget(state, seat);
  if (target === null || state.request !== null || state.sitAsked !== null) return null;
  if (state.sitting === 'open') return 'free';
  if (state.undoable === target && !target.showed && target.at >= state.seen[opponent(seat)]) return 'free';
  const claimed = state.phase.name === 'play' && state.phase.claim !== null;
  return claimed || state.refused.includes(seat) ? null : 'ask';
}

/** What everybody knew of the target and of all that followed it: the things that would vanish. */
export function takenBack(state: MatchState, target: Undoable): readonly Happening[] {
  return state.events
    .filter((event) => event.at >= target.at)
    .filter((event) => VANISHING.has(event.type))
    .map(({ at: _at, ...happening }) => happening);
}

const VANISHING: ReadonlySet<Happening['type']> = new Set([
  'capture',
  'draw',
  'discard',
  'call',
  'play',
  'claim',
]);

const SITTING_EVENTS: ReadonlySet<Happening['type']> = new Set(['sit', 'answer-sit']);

/**
 * The state before the target, as one more entry of the log: lengths never repeat, and what was seen stays seen. `state` counts the entry
 * that takes back already. `told`: both have seen what vanishes, for the opponent agreed to it or the table is open. What else is
 * taken back freely nobody else has seen: to name it now would show the opponent a card or call that was never on the table. Nor
 * does it wipe out a refusal. How the players sit, and that it was changed, stays: what both saw is not unseen again.
 */
export function takeBack(state: MatchState, target: Undoable, seat: Seat, told: boolean): MatchState {
  const { before } = target;
  const taken = told ? takenBack(state, target) : [];
  const sat = state.events.filter(({ type, at }) => at >= target.at && SITTING_EVENTS.has(type));
  return {
    ...before,
    length: state.length,
    sitting: state.sitting,
    seen: state.seen,
    acted: state.acted,
    events: [...before.events, ...sat, { type: 'undo', seat, taken, at: state.length - 1 }],
    request: null,
    refused: told ? [] : before.refused,
  };
}

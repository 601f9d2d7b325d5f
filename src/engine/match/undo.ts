import { opponent } from '../seat.ts';
import type { Seat } from '../seat.ts';
import type { Happening } from './event.ts';
import type { MatchState, Undoable } from './state.ts';

/** How a player may take back their own last action of this deal: freely, by asking, or not at all. */
export type UndoWay = 'free' | 'ask' | null;

/** A player's own last action in the running deal; whatever came after it would vanish with it. */
export function undoTarget(state: MatchState, seat: Seat): Undoable | null {
  let entry = state.undoable;
  while (entry !== null && entry.seat !== seat) entry = entry.before.undoable;
  return entry;
}

/**
 * Free while it is the last thing done, it showed its player no card, and the opponent has not had the device since.
 * Else by asking, once until something changes. Nothing while a question waits for its answer, except that a claim which
 * nobody has seen is taken back like any action.
 */
export function undoWay(state: MatchState, seat: Seat): UndoWay {
  const target = undoTarget(state, seat);
  if (target === null || state.request !== null) return null;
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

/**
 * The state before the target, as one more entry of the log: lengths never repeat, and what was seen stays seen. `state` counts the entry
 * that takes back already. `asked`: the opponent agreed, and was told what would vanish. What is taken back freely nobody else has
 * seen: to name it now would show the opponent a card or call that was never on the table. Nor does it wipe out a refusal.
 */
export function takeBack(state: MatchState, target: Undoable, asked: boolean): MatchState {
  const { seat, before } = target;
  const taken = asked ? takenBack(state, target) : [];
  return {
    ...before,
    length: state.length,
    seen: state.seen,
    acted: state.acted,
    events: [...before.events, { type: 'undo', seat, taken, at: state.length - 1 }],
    request: null,
    refused: asked ? [] : before.refused,
  };
}

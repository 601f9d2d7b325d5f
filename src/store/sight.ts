import { turnOf, view } from '../engine/index.ts';
import type { MatchState, SeatView } from '../engine/index.ts';
import { bySeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';

/** Whose hand lies uncovered by that player's own gesture. On the open table nothing has to be uncovered. */
export type Sight = BySeat<boolean>;

/** How every match starts, and what it comes back to when it is put away. */
export const COVERED: Sight = { N: false, S: false };

/** What the screens get of a match: views only. */
export interface Shown {
  readonly view: SeatView;
  readonly opened: Seat | null;
  readonly peeks: BySeat<SeatView | null>;
}

/**
 * What stays in sight as the match comes from one state to the next: while the device is passed, the hand of a player who keeps
 * the turn; across the table, what is being peeked at. A deal's end, a question how to sit, and another way of sitting cover all.
 */
export function sightAfter(before: MatchState, after: MatchState, sight: Sight): Sight {
  const turn = turnOf(after);
  if (turn === null || before.sitting !== after.sitting) return COVERED;
  return after.sitting === 'pass' ? bySeat((seat) => sight[seat] && seat === turn) : sight;
}

/** Lies this player's hand open to them, so that they may act on it? */
export function inSight(state: MatchState, sight: Sight, seat: Seat): boolean {
  return state.sitting === 'open' || sight[seat];
}

/** The views that go with what is in sight. */
export function shown(state: MatchState, sight: Sight): Shown {
  const nobody = { N: null, S: null };
  switch (state.sitting) {
    case 'pass': {
      const opened = sight.N ? 'N' : sight.S ? 'S' : null;
      return { view: view(state, opened ?? 'public'), opened, peeks: nobody };
    }
    case 'across': {
      const peeks = bySeat((seat) => (sight[seat] ? view(state, seat) : null));
      return { view: view(state, 'public'), opened: null, peeks };
    }
    case 'open':
      return { view: view(state, 'open'), opened: turnOf(state), peeks: nobody };
  }
}

import type { Card } from '../src/engine/cards.ts';
import type { Action } from '../src/engine/index.ts';
import { opponent } from '../src/engine/seat.ts';
import type { BySeat, Seat } from '../src/engine/seat.ts';

/** What cards on a table are without rules: two hands, a pack, what was called and what was played. */
interface PlainState {
  readonly entries: number;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly hands: BySeat<readonly Card[]>;
  readonly discards: BySeat<readonly Card[]>;
  readonly calls: readonly string[];
  readonly played: readonly Card[];
}

export function startPlain(): PlainState {
  const none = { N: [], S: [] };
  return { entries: 0, dealer: 'N', pack: [], hands: none, discards: none, calls: [], played: [] };
}

const DRAWS = 4;

/**
 * Moves cards as the action says and asks nothing: no turn, no legality, no scores, no undo. As immutable as the engine, and so the
 * measure of what its rules cost. Undone cards stay where they are: this is a yardstick, not a game.
 */
export function plainReducer(before: PlainState, action: Action): PlainState {
  const state = { ...before, entries: before.entries + 1 };
  switch (action.type) {
    case 'deal': {
      const even = action.pack.filter((_, at) => at < 26 && at % 2 === 0);
      const odd = action.pack.filter((_, at) => at < 26 && at % 2 === 1);
      const { dealer } = before;
      const hands = dealer === 'N' ? { N: odd, S: even } : { N: even, S: odd };
      const pack = action.pack.slice(27);
      return {
        ...state,
        dealer: opponent(dealer),
        hands,
        pack,
        discards: { N: [], S: [] },
        calls: [],
        played: [],
      };
    }
    case 'draw': {
      const drawn = state.pack.slice(0, DRAWS);
      return {
        ...state,
        pack: state.pack.slice(DRAWS),
        ...held(state, action.seat, [...state.hands[action.seat], ...drawn]),
      };
    }
    case 'discard':
      return {
        ...state,
        discards: { ...state.discards, [action.seat]: action.cards },
        ...held(
          state,
          action.seat,
          state.hands[action.seat].filter((card) => !action.cards.includes(card)),
        ),
      };
    case 'call':
      return { ...state, calls: [...state.calls, action.call] };
    case 'play':
      return {
        ...state,
        played: [...state.played, action.card],
        ...held(
          state,
          action.seat,
          state.hands[action.seat].filter((card) => card !== action.card),
        ),
      };
    default:
      return state;
  }
}

function held(state: PlainState, seat: Seat, cards: readonly Card[]): Pick<PlainState, 'hands'> {
  return { hands: { ...state.hands, [seat]: cards } };
}

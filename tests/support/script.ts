import type { Action, MatchState } from '../../src/engine/index.ts';
import { act } from '../../src/engine/index.ts';
import type { RandomBelow } from '../../src/engine/shuffle.ts';
import { CALM, randomAction } from './random-play.ts';
import type { Habits } from './random-play.ts';

/** Random legal actions from a state until a condition holds or the match ends; the actions and the state they lead to. */
export function playOut(
  from: MatchState,
  below: RandomBelow,
  until: (state: MatchState) => boolean,
  habits: Habits = CALM,
): { readonly actions: readonly Action[]; readonly state: MatchState } {
  const actions: Action[] = [];
  let state = from;
  while (!until(state)) {
    const action = randomAction(state, below, habits);
    if (action === null) break;
    const next = act(state, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(next.error)}`);
    actions.push(action);
    state = next.value;
  }
  return { actions, state };
}

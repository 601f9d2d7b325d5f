/** What lies on the table when a drill's question is put, and after what a player does then. */
import { act, replay } from '../../src/engine/index.ts';
import type { Action, MatchState } from '../../src/engine/index.ts';
import { lineOf } from '../../src/teaching/drills/index.ts';
import type { Question } from '../../src/teaching/drills/index.ts';

/** Every option asks for it again. */
const known = new WeakMap<Question, MatchState>();

/** The state in which the question is put, as the players sit who see their own hand only and no older tricks. */
export function stateOf(question: Question): MatchState {
  const before = known.get(question);
  if (before !== undefined) return before;
  const line = lineOf(question);
  if (line === null) throw new Error('nothing lies on the table');
  const { setup, log } = line.match;
  const state = replay({ setup: { ...setup, sitting: 'pass', olderTricksOpen: false }, log });
  if (!state.ok) throw new Error(state.error.error.code);
  known.set(question, state.value);
  return state.value;
}

/** Do the rules accept this action? */
export function accepted(question: Question, action: Action): boolean {
  return act(stateOf(question), action).ok;
}

/** The state after an action that they accept. */
export function after(question: Question, action: Action): MatchState {
  return must(act(stateOf(question), action));
}

/** The value of what was accepted. */
export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

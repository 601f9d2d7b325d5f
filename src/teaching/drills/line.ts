import { act, replay } from '../../engine/index.ts';
import type { Action, MatchState } from '../../engine/index.ts';
import { turnOf } from '../../engine/index.ts';
import type { Move } from '../lesson.ts';
import { layOut } from '../position.ts';
import type { Line, Position } from '../position.ts';
import type { Question } from './question.ts';

/** What lies on the table when the question is put, as a deal that the rules have accepted; `null` where nothing needs to. */
export function lineOf({ position, moves }: Pick<Question, 'position' | 'moves'>): Line | null {
  return position === null ? null : walked(position, moves).line;
}

/** The state in which a question is put. Throws if the rules refuse the position or a move: a fault of whoever made it. */
export function stateAfter(position: Position, moves: readonly Move[]): MatchState {
  return walked(position, moves).state;
}

function walked(position: Position, moves: readonly Move[]): { line: Line; state: MatchState } {
  const laid = layOut(position);
  if (!laid.ok) throw new Error(`no such position: ${JSON.stringify(laid.error)}`);
  const { match, from, at } = laid.value;
  const start = replay(match);
  if (!start.ok) throw new Error(`no such deal: ${start.error.error.code}`);
  let state = start.value;
  const log = [...match.log];
  for (const move of moves) {
    const seat = turnOf(state);
    // A move and the seat whose turn it is are an action of the same type.
    const action = { ...move, seat } as Action;
    const next = act(state, action);
    if (!next.ok) throw new Error(`no such move: ${next.error.code}`);
    state = next.value;
    log.push(action);
  }
  return { line: { match: { ...match, log }, from, at: at + moves.length }, state };
}

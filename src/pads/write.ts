import { err } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import { actOnPad } from './act.ts';
import type { PadAction } from './action.ts';
import { padError } from './errors.ts';
import type { PadError } from './errors.ts';
import { impossible } from './possible.ts';
import { dealerOf, gameOfPad, pageOf, resultsOf } from './state.ts';
import type { PadState } from './state.ts';

/**
 * The players' way to a new state: `actOnPad`, and it refuses besides what no deal can have brought. A log that is replayed may hold
 * such rows from before they were refused, and a later correction may make one of a row that was right.
 */
export function writeOnPad(state: PadState, action: PadAction): Result<PadState, PadError> {
  const next = actOnPad(state, action);
  const error = next.ok ? explainWriting(state, action) : null;
  return error === null ? next : err(error);
}

function explainWriting(state: PadState, action: PadAction): PadError | null {
  const page = pageOf(state);
  switch (action.type) {
    case 'insert':
    case 'edit':
      return impossible(gameOfPad(state), action.entry, dealerOf(page, action.at));
    case 'stop':
      return resultsOf(page).length === 0 ? padError('nothing-played', null, {}) : null;
    default:
      return null;
  }
}

import type { RuleError } from './errors.ts';
import { explain } from './explain.ts';
import { checkOptions } from './options.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import type { Action, Match } from './match/action.ts';
import { apply, startMatch } from './match/apply.ts';
import type { MatchState } from './match/state.ts';

/**
 * The one door to a new state. An illegal action is refused with its reason, and the state given in is still the state:
 * nothing is ever half done.
 */
export function act(state: MatchState, action: Action): Result<MatchState> {
  const error = explain(state, action);
  return error === null ? ok(apply(state, action)) : err(error);
}

/** The place in a log, from 0, of the first entry that the rules refuse; −1 if they refuse the options (R90). */
export interface ReplayError {
  readonly at: number;
  readonly error: RuleError;
}

/** Folds a log through `act`. Error: where the first refused entry stands, and why. */
export function replay(match: Match): Result<MatchState, ReplayError> {
  const options = checkOptions(match.setup.options);
  if (!options.ok) return err({ at: -1, error: options.error });
  let state = startMatch(match.setup);
  for (const [at, action] of match.log.entries()) {
    const next = act(state, action);
    if (!next.ok) return err({ at, error: next.error });
    state = next.value;
  }
  return ok(state);
}

import type { RuleError } from '../engine/errors.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { isolate } from './format.ts';
import type { DraftError, FillError, PositionError } from '../teaching/errors.ts';
import type { Messages } from './messages.ts';

/** A refusal as a sentence. */
export function explainError(t: Messages, error: RuleError, names: BySeat<string>): string {
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  const sentence = t.errors[error.code] as (params: unknown, name: (seat: Seat) => string) => string;
  return sentence(error.params, (seat) => isolate(names[seat]));
}

/** Why a set-up, a card of it or a wish for it is refused. */
export function explainSetup(
  t: Messages,
  error: PositionError | DraftError | FillError,
  names: BySeat<string>,
): string {
  const { positionErrors, draftErrors, fillErrors } = t.editor;
  const sentences = { ...positionErrors, ...draftErrors, ...fillErrors };
  const why = error.code === 'rule' ? explainError(t, error.params.error, names) : '';
  const sentence = sentences[error.code] as (params: unknown, told: unknown) => string;
  return sentence(error.params, { name: (seat: Seat) => isolate(names[seat]), why });
}

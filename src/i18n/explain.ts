import type { RuleError } from '../engine/errors.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { isolate } from './format.ts';
import type { Messages } from './messages.ts';

/** A refusal as a sentence. */
export function explainError(t: Messages, error: RuleError, names: BySeat<string>): string {
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  const sentence = t.errors[error.code] as (params: unknown, name: (seat: Seat) => string) => string;
  return sentence(error.params, (seat) => isolate(names[seat]));
}

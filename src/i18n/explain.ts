import type { RuleError } from '../engine/errors.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import { errors } from './en/errors.ts';
import { isolate } from './format.ts';
import type { Messages } from './index.ts';

/** Refusals stand apart from the other messages: the first screen does without them. */
const REFUSALS: Readonly<Record<Messages['language'], typeof errors>> = { en: errors };

/** A refusal as a sentence. */
export function explainError(t: Messages, error: RuleError, names: BySeat<string>): string {
  // Code and parameters belong together in the union; TypeScript cannot follow that through the table's index.
  const sentence = REFUSALS[t.language][error.code] as (
    params: unknown,
    name: (seat: Seat) => string,
  ) => string;
  return sentence(error.params, (seat) => isolate(names[seat]));
}

import type { RuleError } from './errors.ts';

/** What a checked door returns: the value, or why not. */
export type Result<T, E = RuleError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** An accepted value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** For the end of an exhaustive switch: does not compile while a case is missing. */
export function never(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}

import type { RuleError } from '../../engine/errors.ts';
import type { FileError } from '../errors.ts';
import type { PositionError } from '../../teaching/errors.ts';

/** Why a link is refused: code → parameters. Sentences live in `src/i18n`. */
export interface LinkErrors {
  readonly 'link-empty': Record<never, never>;
  readonly 'link-too-long': { readonly most: number };
  /** Made by a newer app. */
  readonly 'link-newer': { readonly version: number };
  /** A letter that no link has; `at` from 1. */
  readonly 'link-letter': { readonly letter: string; readonly at: number };
  /** It has lost a part, or a slip that the check letters found. */
  readonly 'link-check': Record<never, never>;
  /** It says something no link says. */
  readonly 'link-meaning': Record<never, never>;
  /** The rules refuse what it says. */
  readonly 'link-rule': { readonly error: RuleError };
  /** The rules refuse the set-up it tells. */
  readonly 'link-position': { readonly error: PositionError };
  /** What it holds is no lesson. */
  readonly 'link-lesson': { readonly error: FileError };
}

export type LinkError = {
  [Code in keyof LinkErrors]: { readonly code: Code; readonly params: LinkErrors[Code] };
}[keyof LinkErrors];

/** Makes the refusal. */
export function linkError<Code extends keyof LinkErrors>(code: Code, params: LinkErrors[Code]): LinkError {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return { code, params } as unknown as LinkError;
}

import type { AuctionErrors } from './auction/errors.ts';
import type { MatchErrors } from './match/errors.ts';
import type { PlayErrors } from './play/errors.ts';

/** Every refusal the engine knows: code → parameters. Sentences live in `src/i18n`. */
export type RuleErrors = MatchErrors & AuctionErrors & PlayErrors;
export type RuleErrorCode = keyof RuleErrors;
export type Ruling = `R${number}`;

/** A refusal: its code, the ruling it rests on, and what a sentence about it needs to know. */
export type RuleError = {
  [Code in RuleErrorCode]: {
    readonly code: Code;
    readonly ruling: Ruling | null;
    readonly params: Readonly<RuleErrors[Code]>;
  };
}[RuleErrorCode];

/** Makes a refusal. `ruling` is `null` where no ruling but the app itself is the reason. */
export function ruleError<Code extends RuleErrorCode>(
  code: Code,
  ruling: Ruling | null,
  params: Readonly<RuleErrors[Code]>,
): RuleError {
  // The union is indexed by code, which TypeScript cannot follow through a generic.
  return { code, ruling, params } as unknown as RuleError;
}

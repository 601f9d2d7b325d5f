import { onDemand } from './onDemand.ts';
import type { RulesWords } from './rulesWords.ts';

/** The words of the reference, since no match needs them. */
export const loadRules = onDemand<RulesWords>({
  en: async () => (await import('./en/rules/index.ts')).rules,
  nl: async () => (await import('./nl/rules/index.ts')).rules,
});

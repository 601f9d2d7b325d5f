import { use } from 'react';
import { loadRules } from '../../../i18n/rules.ts';
import type { RulesWords } from '../../../i18n/rulesWords.ts';
import { useMessages } from '../../common/useMessages.ts';

/** The words of the rules reference in the language that is set. A screen waits for them. */
export function useRulesWords(): RulesWords {
  return use(loadRules(useMessages().language));
}

/** Where a rule stands in the reference. */
export function addressOfRule(rule: string): string {
  return `/learn/rules/${rule}`;
}

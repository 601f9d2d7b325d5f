import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Messages } from '../../../i18n/index.ts';
import type { RulesWords } from '../../../i18n/rulesWords.ts';
import { RULE_NUMBERS, SECTIONS, isRuleNumber } from '../../../store/teaching/index.ts';
import type { RuleNumber } from '../../../store/teaching/index.ts';
import type { TermName } from '../../help/Term.tsx';
import { useMessages } from '../../common/useMessages.ts';
import { Page } from '../../shell/Page.tsx';
import { tablesOfRule } from '../../tables/ruleTables.ts';
import '../../styles/print.css';
import '../../tables/tables.css';
import './reference.css';
import { RuleEntry } from './RuleEntry.tsx';
import { SearchField } from './SearchField.tsx';
import { hasAll, isNumberOf } from './search.ts';
import { TERM_RULES } from './termRules.ts';
import { useRulesWords } from './useRules.ts';

/** Every rule, by sections, searched as one types. In: the rule it opens at. */
export function RulesScreen({ at }: { readonly at: string | undefined }) {
  const t = useMessages();
  const words = useRulesWords();
  const [typed, setTyped] = useState('');
  const found = new Set(RULE_NUMBERS.filter((rule) => isFound(typed, rule, words, t)));
  useEffect(() => {
    const heading = isRuleNumber(at) ? document.getElementById(at) : null;
    heading?.focus();
    // At its top, not at the edge of the window that is nearest.
    if (heading !== null) window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 16);
  }, [at]);
  return (
    <Page title={words.title} className="reference">
      <p className="no-print">{words.intro}</p>
      <SearchField
        label={words.search}
        typed={typed}
        onType={setTyped}
        found={found.size === 0 ? words.none : words.count(found.size, RULE_NUMBERS.length)}
      />
      <div className="leaf paper rules" hidden={found.size === 0}>
        {SECTIONS.map(({ id, rulings }) => {
          const shown = rulings.filter((rule) => found.has(rule));
          return (
            shown.length > 0 && (
              <section key={id} aria-labelledby={`rules-${id}`}>
                <h2 id={`rules-${id}`}>{words.sections[id]}</h2>
                {shown.map((rule) => (
                  <RuleEntry key={rule} rule={rule} />
                ))}
              </section>
            )
          );
        })}
      </div>
      <div className="row no-print">
        <button type="button" className="btn" onClick={() => window.print()}>
          {words.print}
        </button>
        <Link href="/learn" className="btn">
          {t.learn.toContents}
        </Link>
      </div>
    </Page>
  );
}

/** Is a rule what is looked for: by its number, its own words, the terms that belong to it or the rows of its tables? */
function isFound(typed: string, rule: RuleNumber, words: RulesWords, t: Messages): boolean {
  if (isNumberOf(typed, rule)) return true;
  const { title, text } = words.rules[rule];
  const terms = (Object.keys(TERM_RULES) as TermName[]).filter((term) => TERM_RULES[term] === rule);
  const names = terms.map((term) => t.help.terms.list[term].name);
  const rows = tablesOfRule(rule, t).flatMap((table) => [table.title, ...table.rows.flat()]);
  return hasAll(typed, [rule, title, text, ...names, ...rows]);
}

import { useState } from 'react';
import { Link } from 'wouter';
import type { TermName } from '../../help/Term.tsx';
import '../../help/term.css';
import { useMessages } from '../../common/useMessages.ts';
import { Page } from '../../shell/Page.tsx';
import '../../styles/print.css';
import './reference.css';
import { SearchField } from './SearchField.tsx';
import { hasAll } from './search.ts';
import { TERM_RULES } from './termRules.ts';
import { addressOfRule, useRulesWords } from './useRules.ts';

/** The words of the game in alphabetical order, each with the way to its rule: the same that are explained where they stand. */
export function GlossaryScreen() {
  const t = useMessages();
  const { glossary, rules } = useRulesWords();
  const { title, list } = t.help.terms;
  const [typed, setTyped] = useState('');
  const all = (Object.keys(list) as TermName[]).sort((one, other) =>
    list[one].name.localeCompare(list[other].name, t.language),
  );
  const found = all.filter((term) => hasAll(typed, [list[term].name, list[term].text]));
  return (
    <Page title={title} className="reference">
      <p className="no-print">{glossary.intro}</p>
      <SearchField
        label={glossary.search}
        typed={typed}
        onType={setTyped}
        found={found.length === 0 ? glossary.none : glossary.count(found.length, all.length)}
      />
      <dl className="leaf paper term-list words" hidden={found.length === 0}>
        {found.map((term) => {
          const rule = TERM_RULES[term];
          return (
            <div key={term}>
              <dt>{list[term].name}</dt>
              <dd>
                {list[term].text}{' '}
                <Link href={addressOfRule(rule)} className="to-rule no-print">
                  {t.learn.ruleNumber(rule, rules[rule].title)}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      <Link href="/learn" className="btn no-print">
        {t.learn.toContents}
      </Link>
    </Page>
  );
}

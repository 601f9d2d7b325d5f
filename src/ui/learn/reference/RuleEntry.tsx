import { Link } from 'wouter';
import { trialOf } from '../../../store/teaching/index.ts';
import type { RuleNumber } from '../../../store/teaching/index.ts';
import { RichText } from '../../common/RichText.tsx';
import { useMessages } from '../../common/useMessages.ts';
import { NumberTable } from '../../tables/NumberTable.tsx';
import { tablesOfRule } from '../../tables/ruleTables.ts';
import { useRulesWords } from './useRules.ts';

/** A rule with its number, its amounts in tables, and the way to a position where it can be tried. */
export function RuleEntry({ rule }: { readonly rule: RuleNumber }) {
  const t = useMessages();
  const { rules, tryIt } = useRulesWords();
  const tables = tablesOfRule(rule, t);
  const trial = trialOf(rule);
  const { title } = rules[rule];
  return (
    <article className="rule" aria-labelledby={rule}>
      <h3 id={rule} tabIndex={-1}>
        <span className="rule-number">{rule}</span> {title}
      </h3>
      <p>
        <RichText text={rules[rule].text} />
      </p>
      {tables.length > 0 && (
        <div className="scoring-card">
          {tables.map((table) => (
            <NumberTable key={table.title} table={table} />
          ))}
        </div>
      )}
      {trial !== null && (
        <p className="no-print">
          <Link
            className="btn"
            href={'position' in trial ? `/learn/try/${rule}` : `/learn/${trial.chapter}/${trial.page}`}
          >
            {tryIt}
            <span className="sr-only">: {title}</span>
          </Link>
        </p>
      )}
    </article>
  );
}

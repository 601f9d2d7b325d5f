import { useEffect, useRef } from 'react';
import { checkOptions } from '../../engine/options.ts';
import type { Options } from '../../engine/options.ts';
import { explainError } from '../../i18n/explain.ts';
import type { NewMatch } from '../../store/index.ts';
import { CheckCard } from '../common/CheckCard.tsx';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';

/** All that a preset fixes, and the two settings of the match that belong to no preset (R6, R48). */
export type Rules = Pick<NewMatch, 'options' | 'olderTricksOpen' | 'receiverCuts'>;

const NOBODY = { N: '', S: '' };
const SCORINGS = ['six-deal', 'hawaii', 'rubber', 'summary'] as const;
const ENDS = ['two-passes', 'one-pass'] as const;
const LEADS = ['declarer', 'defender'] as const;
const BONUSES = ['200', '250'] as const;

interface OptionFieldsProps {
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
  /** The store has refused the mixture: unfold, so that the reason is seen. */
  readonly refused: boolean;
}

/** Every option on its own (R90), folded away behind the presets. */
export function OptionFields({ rules, onChange, refused }: OptionFieldsProps) {
  const t = useMessages();
  const { newMatch } = t.shell;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refused && details.current !== null) details.current.open = true;
  }, [refused]);
  const { options } = rules;
  const set = (change: Partial<Options>) => {
    const next = { ...options, ...change };
    // Only a rubber knows this bonus (R64): elsewhere it stays at its default, or a preset would not be recognised.
    onChange({ ...rules, options: next.scoring === 'rubber' ? next : { ...next, redoubledBonus: 200 } });
  };
  const checked = checkOptions(options);
  return (
    <details ref={details} className="panel fold">
      <summary>
        <span className="fold-words">
          <span className="fold-name">{newMatch.options}</span>
          <span className="hint">{newMatch.optionsHint}</span>
        </span>
      </summary>
      <RadioCards
        legend={newMatch.scoring}
        values={SCORINGS}
        labels={newMatch.scoringValues}
        value={options.scoring}
        onChange={(scoring) => set({ scoring })}
      />
      {options.scoring === 'rubber' && (
        <RadioCards
          legend={newMatch.redoubledBonus}
          values={BONUSES}
          labels={{ '200': '200', '250': '250' }}
          value={options.redoubledBonus === 250 ? '250' : '200'}
          onChange={(bonus) => set({ redoubledBonus: bonus === '250' ? 250 : 200 })}
        />
      )}
      <div className="choices" role="group" aria-label={newMatch.calling}>
        <CheckCard
          label={newMatch.cueBids}
          hint={newMatch.cueBidsHint}
          checked={options.cueBids}
          error={checked.ok ? null : explainError(t, checked.error, NOBODY)}
          onChange={(cueBids) => set({ cueBids })}
        />
        <CheckCard
          label={newMatch.capturing}
          hint={newMatch.capturingHint}
          checked={options.capturing}
          onChange={(capturing) => set({ capturing })}
        />
        <CheckCard
          label={newMatch.openingJump}
          hint={newMatch.openingJumpHint}
          checked={options.openingJump}
          onChange={(openingJump) => set({ openingJump })}
        />
      </div>
      <RadioCards
        legend={newMatch.auctionEnd}
        values={ENDS}
        labels={newMatch.auctionEndValues}
        value={options.auctionEnd}
        onChange={(auctionEnd) => set({ auctionEnd })}
      />
      <RadioCards
        legend={newMatch.openingLead}
        values={LEADS}
        labels={newMatch.openingLeadValues}
        value={options.openingLead}
        onChange={(openingLead) => set({ openingLead })}
      />
      <div className="choices" role="group" aria-label={newMatch.atTheTable}>
        <CheckCard
          label={newMatch.olderTricksOpen}
          hint={newMatch.olderTricksOpenHint}
          checked={rules.olderTricksOpen}
          onChange={(olderTricksOpen) => onChange({ ...rules, olderTricksOpen })}
        />
        <CheckCard
          label={newMatch.receiverCuts}
          hint={newMatch.receiverCutsHint}
          checked={rules.receiverCuts}
          onChange={(receiverCuts) => onChange({ ...rules, receiverCuts })}
        />
      </div>
    </details>
  );
}

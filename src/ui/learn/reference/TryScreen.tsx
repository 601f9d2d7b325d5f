import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Position } from '../../../teaching/position.ts';
import { OtherTable, useDeviceTable, useTable } from '../../../store/index.ts';
import { createOpenTable, isRuleNumber, layOut, trialOf } from '../../../store/teaching/index.ts';
import type { RuleNumber } from '../../../store/teaching/index.ts';
import { RichText } from '../../common/RichText.tsx';
import { useMessages } from '../../common/useMessages.ts';
import { ResultSlip, ResultTitle } from '../../score/ResultSlip.tsx';
import '../../score/result.css';
import { TableScreen } from '../../screens/TableScreen.tsx';
import { Page } from '../../shell/Page.tsx';
import './reference.css';
import { RulesScreen } from './RulesScreen.tsx';
import { addressOfRule, useRulesWords } from './useRules.ts';

/** A rule beside a position where it can be tried; the rules themselves where there is none. */
export function TryScreen({ rule }: { readonly rule: string | undefined }) {
  const [times, setTimes] = useState(0);
  const trial = isRuleNumber(rule) ? trialOf(rule) : null;
  if (!isRuleNumber(rule) || trial === null || !('position' in trial)) return <RulesScreen at={rule} />;
  return (
    <Trial
      key={times}
      rule={rule}
      position={trial.position}
      scores={trial.scores}
      onAgain={() => setTimes(times + 1)}
    />
  );
}

interface TrialProps {
  readonly rule: RuleNumber;
  readonly position: Position;
  readonly scores: boolean;
  readonly onAgain: () => void;
}

function Trial({ rule, position, scores, onAgain }: TrialProps) {
  const { learn } = useMessages();
  const device = useDeviceTable();
  const table = useMemo(() => {
    const laid = layOut(position);
    if (!laid.ok) throw new Error(laid.error.code);
    return createOpenTable({ device: device.getState(), names: learn.names, match: laid.value.match });
  }, [position, learn, device]);
  const over = useStore(table, ({ view }) => view?.deal === null);
  const panel = <RulePanel rule={rule} scores={scores} onAgain={onAgain} />;
  return (
    <OtherTable table={table}>{over ? <Over panel={panel} /> : <TableScreen aside={panel} />}</OtherTable>
  );
}

function RulePanel({ rule, scores, onAgain }: Omit<TrialProps, 'position'>) {
  const { learn } = useMessages();
  const words = useRulesWords();
  const { title } = words.rules[rule];
  return (
    <aside className="guide panel lesson" aria-label={title}>
      <h2>
        <span className="rule-number">{rule}</span> {title}
      </h2>
      <p>
        <RichText text={words.rules[rule].text} />
      </p>
      <p className="hint">{scores ? words.tryScore : words.tryFree}</p>
      <nav className="lesson-ways" aria-label={words.title}>
        <Link href={addressOfRule(rule)} className="btn">
          {words.backToRule}
        </Link>
        <button type="button" className="btn" onClick={onAgain}>
          {learn.again}
        </button>
      </nav>
    </aside>
  );
}

/** The deal has been played: what it scores, beside the rule. */
function Over({ panel }: { readonly panel: ReactNode }) {
  const { learn } = useMessages();
  const view = useTable((state) => state.view);
  const phase = view?.phase;
  const last = phase?.name === 'between' || phase?.name === 'over' ? phase.last : null;
  return (
    <Page title={learn.over} className="learn-text">
      {view !== null && last !== null && (
        <>
          <p className="trial-result">
            <ResultTitle result={last.result} />
          </p>
          <ResultSlip view={view} deal={last} />
        </>
      )}
      {panel}
    </Page>
  );
}

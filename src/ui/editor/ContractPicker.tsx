import { useState } from 'react';
import type { Level } from '../../engine/auction/call.ts';
import { STRAINS } from '../../engine/cards.ts';
import type { Contract, Doubled } from '../../engine/scoring/contract.ts';
import { SEATS } from '../../engine/seat.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5, 6, 7];
const DOUBLINGS: readonly Doubled[] = [0, 1, 2];

/** A contract is chosen, and the calls that lead to it are looked for. */
export function ContractPicker() {
  const t = useMessages();
  const callTo = useEditor((editor) => editor.callTo);
  const [contract, setContract] = useState<Contract>({ level: 1, strain: 'NT', doubled: 0, declarer: 'N' });
  const [found, setFound] = useState<boolean | null>(null);
  const change = (changed: Partial<Contract>): void => {
    const next = { ...contract, ...changed };
    // Level 0 exists in no-trump only (R13).
    setContract(next.level === 0 ? { ...next, strain: 'NT' } : next);
    setFound(null);
  };
  const words = [t.words.contractSign(contract), t.editor.names[contract.declarer]] as const;
  return (
    <fieldset className="contract-picker">
      <legend>{t.editor.contract}</legend>
      <Choice
        label={t.editor.level}
        values={LEVELS}
        value={contract.level}
        text={String}
        onChange={(level) => change({ level })}
      />
      <Choice
        label={t.editor.strain}
        values={contract.level === 0 ? (['NT'] as const) : STRAINS}
        value={contract.strain}
        text={(strain) => t.words.strain(strain)}
        onChange={(strain) => change({ strain })}
      />
      <Choice
        label={t.editor.doubled}
        values={DOUBLINGS}
        value={contract.doubled}
        text={(doubled) => t.editor.doublings[doubled] ?? ''}
        onChange={(doubled) => change({ doubled })}
      />
      <Choice
        label={t.editor.by}
        values={SEATS}
        value={contract.declarer}
        text={(seat) => t.editor.names[seat]}
        onChange={(declarer) => change({ declarer })}
      />
      <button type="button" className="btn" onClick={() => setFound(callTo(contract))}>
        {t.editor.find}
      </button>
      {found !== null && (
        <p className={found ? undefined : 'error'} role={found ? 'status' : 'alert'}>
          <RichText text={found ? t.editor.found(...words) : t.editor.noAuction(...words)} />
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, values, value, text, onChange }: ChoiceProps<Value>) {
  return (
    <label className="field">
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

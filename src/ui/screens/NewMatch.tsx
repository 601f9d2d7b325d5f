import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { PRESET_NAMES, PRESETS, presetOf } from '../../engine/options.ts';
import type { Options, PresetName } from '../../engine/options.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { Sitting } from '../../engine/view/types.ts';
import { useSettings, useTable } from '../../store/index.ts';
import type { NewMatchError } from '../../store/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { Page } from '../shell/Page.tsx';
import { SittingChoice } from '../sitting/SittingChoice.tsx';
import { codesOf } from './codeLines.ts';
import { NameFields } from './NameFields.tsx';
import './newMatch.css';
import { OptionFields } from './OptionFields.tsx';
import type { Rules } from './OptionFields.tsx';
import { PreparedFields } from './PreparedFields.tsx';

const NO_NAMES: BySeat<string> = { N: '', S: '' };

export interface NewMatchProps {
  /** A deal to begin with, and the rules it was played by. */
  readonly given?: { readonly code: string; readonly dealer: Seat; readonly options: Options };
}

/** Who plays, by which rules, with which cards; one button starts. */
export function NewMatch({ given }: NewMatchProps) {
  const t = useMessages().shell.newMatch;
  const { lastNames, lastPreset, choose } = useSettings((settings) => settings);
  const newMatch = useTable((table) => table.newMatch);
  const [, navigate] = useLocation();
  const [names, setNames] = useState(lastNames ?? NO_NAMES);
  const [rules, setRules] = useState<Rules>({
    options: given?.options ?? PRESETS[lastPreset ?? 'basic'],
    olderTricksOpen: false,
    receiverCuts: false,
  });
  const [sitting, setSitting] = useState<Sitting>('pass');
  const [codes, setCodes] = useState(given?.code ?? '');
  const [firstDealer, setFirstDealer] = useState<Seat>(given?.dealer ?? 'N');
  const [errors, setErrors] = useState<readonly NewMatchError[]>([]);
  const form = useRef<HTMLFormElement>(null);

  // The first field that is wrong takes the focus. A closed group has opened by now, having seen the error.
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const start = async () => {
    const lines = codesOf(codes);
    const prepared = lines.length === 0 ? null : { codes: lines.map(({ code }) => code), firstDealer };
    const wrong = await newMatch({ names, ...rules, sitting, prepared });
    setErrors(wrong);
    if (wrong.length > 0) return;
    choose({ lastNames: names, lastPreset: presetOf(rules.options) });
    // In this entry's place, so that Back from the table is Home.
    navigate('/table', { replace: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void start();
  };

  return (
    <Page title={t.title} className="new-match">
      <form ref={form} onSubmit={submit} noValidate>
        <NameFields
          legend={t.players}
          names={names}
          errors={errors}
          onChange={(now) => {
            setNames(now);
            setErrors([]);
          }}
        />
        <SittingChoice value={sitting} onChange={setSitting} />
        <Presets rules={rules} onChange={setRules} />
        <OptionFields
          rules={rules}
          onChange={setRules}
          refused={errors.some(({ field }) => field === 'options')}
        />
        <PreparedFields
          names={names}
          codes={codes}
          onCodes={(text) => {
            setCodes(text);
            setErrors([]);
          }}
          firstDealer={firstDealer}
          onFirstDealer={setFirstDealer}
          errors={errors}
        />
        <div className="start-bar">
          <button type="submit" className="btn primary big">
            {t.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** The presets of rulings §14; somebody's own mixture joins them as soon as it exists. */
function Presets({ rules, onChange }: { readonly rules: Rules; readonly onChange: (rules: Rules) => void }) {
  const t = useMessages();
  const preset = presetOf(rules.options);
  const labels = Object.fromEntries(PRESET_NAMES.map((name) => [name, t.words.preset(name)]));
  return (
    <RadioCards
      legend={t.shell.newMatch.rules}
      values={PRESET_NAMES}
      labels={labels as Record<PresetName, string>}
      hints={t.shell.presetHints}
      value={preset}
      onChange={(name) => onChange({ ...rules, options: PRESETS[name] })}
    >
      {preset === null && (
        <p className="choice own" aria-live="polite">
          <span>
            <span className="choice-name">{t.words.preset(null)}</span>
            <span className="hint">{t.shell.newMatch.ownHint}</span>
          </span>
        </p>
      )}
    </RadioCards>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { PadKind, PadOptions } from '../../pads/index.ts';
import { useSettings } from '../../store/index.ts';
import { PAD_KINDS, gameOf, usePads } from '../../store/pads/index.ts';
import type { NewMatchError } from '../../store/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { NameFields } from '../screens/NameFields.tsx';
import '../screens/newMatch.css';

const NO_NAMES: BySeat<string> = { N: '', S: '' };

/** A new pad: which game, who, and who deals first; one button starts. */
export function NewPadForm({ titled }: { readonly titled: boolean }) {
  const { pads, score, shell } = useMessages();
  const t = shell.newMatch;
  const { lastNames, choose } = useSettings((settings) => settings);
  const newPad = usePads((state) => state.newPad);
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<PadKind>('six-deal');
  const [names, setNames] = useState(lastNames ?? NO_NAMES);
  const [firstDealer, setFirstDealer] = useState<Seat>('N');
  const [bonus, setBonus] = useState<PadOptions['redoubledBonus']>(200);
  const [errors, setErrors] = useState<readonly NewMatchError[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const labels = Object.fromEntries(PAD_KINDS.map((one) => [one, score.sheetTitle(one)]));
  const game = gameOf(kind);
  const redoubledBonus = game.choosesRedoubledBonus ? bonus : 200;
  const start = async (): Promise<void> => {
    const wrong = await newPad({ kind, names, firstDealer, options: { redoubledBonus } });
    setErrors(wrong);
    if (wrong.length > 0) return;
    choose({ lastNames: names });
    navigate('/pad');
  };
  return (
    <form
      ref={form}
      className="new-pad"
      aria-label={pads.newPad}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void start();
      }}
    >
      {titled && <h2>{pads.newPad}</h2>}
      <RadioCards
        legend={pads.which}
        values={PAD_KINDS}
        labels={labels as Record<PadKind, string>}
        hints={pads.hints}
        value={kind}
        onChange={setKind}
      />
      <NameFields
        legend={pads.who}
        names={names}
        errors={errors}
        onChange={(now) => {
          setNames(now);
          setErrors([]);
        }}
      />
      <RadioCards
        legend={t.firstDealer}
        values={SEATS}
        labels={{ N: t.player('N', names.N), S: t.player('S', names.S) }}
        value={firstDealer}
        onChange={setFirstDealer}
      />
      {game.choosesRedoubledBonus && (
        <RadioCards
          legend={`${t.redoubledBonus}. ${pads.bonusHint}`}
          values={['200', '250']}
          labels={{ 200: '200', 250: '250' }}
          value={bonus === 250 ? '250' : '200'}
          onChange={(value) => setBonus(value === '250' ? 250 : 200)}
        />
      )}
      <button type="submit" className="btn primary big start">
        {pads.start}
      </button>
    </form>
  );
}

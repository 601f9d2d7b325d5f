import type { Sitting } from '../../engine/view/types.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';

interface SittingChoiceProps {
  readonly value: Sitting;
  readonly onChange: (sitting: Sitting) => void;
}

/** The ways of sitting, the usual one first. */
const OFFERED: readonly Sitting[] = ['pass', 'across', 'open'];

/** How do you sit? Each way on a card, with what it means. */
export function SittingChoice({ value, onChange }: SittingChoiceProps) {
  const t = useMessages().sitting;
  return (
    <RadioCards
      legend={t.legend}
      values={OFFERED}
      labels={t.names}
      hints={t.hints}
      value={value}
      onChange={onChange}
    />
  );
}

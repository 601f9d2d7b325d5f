import { useId } from 'react';
import type { ReactNode } from 'react';
import './choices.css';

interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  /** Each value's name, and what it means if that needs a line. */
  readonly labels: Readonly<Record<Value, string>>;
  readonly hints?: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Beside the cards, inside the group. */
  readonly children?: ReactNode;
}

/** A native group of radio buttons, each on a card of its own. */
export function RadioCards<Value extends string>({
  legend,
  values,
  labels,
  hints,
  value,
  onChange,
  children,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {values.map((one) => {
        const hint = hints?.[one];
        return (
          <label key={one} className="choice">
            <input
              type="radio"
              name={id}
              checked={one === value}
              onChange={() => onChange(one)}
              aria-labelledby={`${id}-${one}`}
              aria-describedby={hint === undefined ? undefined : `${id}-${one}-hint`}
            />
            <span>
              <span id={`${id}-${one}`} className="choice-name">
                {labels[one]}
              </span>
              {hint !== undefined && (
                <span id={`${id}-${one}-hint`} className="hint">
                  {hint}
                </span>
              )}
            </span>
          </label>
        );
      })}
      {children}
    </fieldset>
  );
}

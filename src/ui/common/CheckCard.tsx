import { useId } from 'react';
import './choices.css';

interface CheckCardProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Why it cannot be so, said under it. */
  readonly error?: string | null;
  readonly onChange: (checked: boolean) => void;
}

/** A native check box on a card, with a line that says what it does. */
export function CheckCard({ label, hint, checked, error = null, onChange }: CheckCardProps) {
  const id = useId();
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={id}
        aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
        aria-invalid={error !== null}
      />
      <span>
        <span id={id} className="choice-name">
          {label}
        </span>
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
        <span id={`${id}-error`} className="error" role="status">
          {error}
        </span>
      </span>
    </label>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';

interface Key<Value> {
  readonly value: Value;
  /** What is written on the key and read aloud. */
  readonly face: ReactNode;
}

interface KeysProps<Value> {
  readonly legend: string;
  readonly keys: readonly Key<Value>[];
  readonly value: Value | null;
  readonly onPick: (value: Value) => void;
  /** How many stand side by side; else as many as there are. */
  readonly columns?: number;
  readonly className?: string;
  /** Beside the keys, inside the group. */
  readonly children?: ReactNode;
}

/** A row of the keypad: radio buttons with large faces, so that arrow keys walk along it. */
export function Keys<Value extends string | number>({
  legend,
  keys,
  value,
  onPick,
  columns = keys.length,
  className = '',
  children,
}: KeysProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`keys ${className}`} style={{ '--columns': columns }}>
      {/* The prompt says it to the eye. */}
      <legend className="sr-only">{legend}</legend>
      {keys.map((key) => (
        <label key={key.value} className="key">
          <input type="radio" name={name} checked={key.value === value} onChange={() => onPick(key.value)} />
          <span>{key.face}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}

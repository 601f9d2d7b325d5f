import { useId } from 'react';
import { SEATS, withSeat } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { NAME_LENGTH } from '../../store/index.ts';
import type { NewMatchError } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface NameFieldsProps {
  readonly legend: string;
  readonly names: BySeat<string>;
  readonly errors: readonly NewMatchError[];
  readonly onChange: (names: BySeat<string>) => void;
}

/** Both players' names. */
export function NameFields({ legend, names, errors, onChange }: NameFieldsProps) {
  return (
    <fieldset className="players">
      <legend>{legend}</legend>
      {SEATS.map((seat) => (
        <NameField
          key={seat}
          seat={seat}
          value={names[seat]}
          errors={errors}
          onChange={(name) => onChange(withSeat(names, seat, name))}
        />
      ))}
    </fieldset>
  );
}

interface NameFieldProps {
  readonly seat: Seat;
  readonly value: string;
  readonly errors: readonly NewMatchError[];
  readonly onChange: (name: string) => void;
}

function NameField({ seat, value, errors, onChange }: NameFieldProps) {
  const t = useMessages().shell.newMatch;
  const id = useId();
  const error = useErrorOf(seat, errors);
  return (
    <div className="name">
      <label htmlFor={id}>{t.name[seat]}</label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t.placeholder[seat]}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
        enterKeyHint="next"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      {error !== null && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** What is wrong with one name. Equal names are the second player's to change. */
function useErrorOf(seat: Seat, errors: readonly NewMatchError[]): string | null {
  const t = useMessages().shell.newMatch.errors;
  for (const error of errors) {
    if (error.field === 'names' && seat === 'S') return t.equal;
    if (error.field === 'name' && error.seat === seat) {
      return error.reason === 'empty' ? t.empty : t['too-long'](NAME_LENGTH);
    }
  }
  return null;
}

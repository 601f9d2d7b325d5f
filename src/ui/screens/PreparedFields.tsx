import { useEffect, useId, useRef } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { explainError } from '../../i18n/explain.ts';
import type { NewMatchError } from '../../store/index.ts';
import { RadioCards } from '../common/RadioCards.tsx';
import { useMessages } from '../common/useMessages.ts';
import { codesOf } from './codeLines.ts';

interface PreparedFieldsProps {
  readonly names: BySeat<string>;
  readonly codes: string;
  readonly onCodes: (text: string) => void;
  readonly firstDealer: Seat;
  readonly onFirstDealer: (seat: Seat) => void;
  readonly errors: readonly NewMatchError[];
}

/** Deals from codes, one a line, and who deals the first of them: nobody cuts for a prepared deal. */
export function PreparedFields({
  names,
  codes,
  onCodes,
  firstDealer,
  onFirstDealer,
  errors,
}: PreparedFieldsProps) {
  const t = useMessages();
  const { newMatch } = t.shell;
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const lines = codesOf(codes);
  const wrong = errors.flatMap((error) =>
    error.field === 'codes'
      ? [newMatch.errors.line(lines[error.code]?.line ?? 1, explainError(t, error.error, names))]
      : [],
  );
  useEffect(() => {
    if (wrong.length > 0 && details.current !== null) details.current.open = true;
  }, [wrong.length]);
  return (
    <details ref={details} className="panel fold">
      <summary>
        <span className="fold-words">
          <span className="fold-name">{newMatch.prepared}</span>
          <span className="hint">
            {lines.length === 0 ? newMatch.preparedHint : newMatch.codesCount(lines.length)}
          </span>
        </span>
      </summary>
      <div className="name">
        <label htmlFor={id}>{newMatch.codes}</label>
        <textarea
          id={id}
          className="codes"
          rows={4}
          value={codes}
          onChange={(event) => onCodes(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong.length > 0}
          aria-describedby={wrong.length > 0 ? `${id}-error` : `${id}-hint`}
        />
        {wrong.length > 0 && (
          <ul id={`${id}-error`} className="error" role="list">
            {wrong.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p id={`${id}-hint`} className="hint">
          {newMatch.codesHint}
        </p>
      </div>
      <RadioCards
        legend={newMatch.firstDealer}
        values={SEATS}
        labels={{ N: newMatch.player('N', names.N), S: newMatch.player('S', names.S) }}
        value={firstDealer}
        onChange={onFirstDealer}
      />
    </details>
  );
}

import { useState } from 'react';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

interface ClaimFormProps {
  readonly seat: Seat;
  /** Tricks left, the one in progress included. */
  readonly most: number;
  readonly onDone: () => void;
}

/** "I win n of the tricks left" (R49): nothing is chosen beforehand, and what it costs is said first. */
export function ClaimForm({ seat, most, onDone }: ClaimFormProps) {
  const t = useMessages();
  const name = useNames();
  const dispatch = useTable((state) => state.dispatch);
  const [tricks, setTricks] = useState<number | null>(null);
  return (
    <form
      className="claim-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (tricks === null) return;
        onDone();
        void dispatch({ type: 'claim', seat, tricks });
      }}
    >
      <p>{t.table.claimExplained(name(opponent(seat)))}</p>
      <fieldset className="claim-counts">
        <legend>{t.table.claimHow(most)}</legend>
        {Array.from({ length: most + 1 }, (_, count) => (
          <label key={count}>
            <input
              type="radio"
              name="tricks"
              checked={tricks === count}
              onChange={() => {
                setTricks(count);
              }}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <div className="answers">
        <button type="button" className="btn" onClick={onDone}>
          {t.table.cancel}
        </button>
        <button type="submit" className="btn danger" disabled={tricks === null}>
          {tricks === null ? t.table.claimChoose : t.table.claimMake(tricks, most)}
        </button>
      </div>
    </form>
  );
}

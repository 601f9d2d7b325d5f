import { useState } from 'react';
import type { ReactNode } from 'react';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { useMessages } from '../common/useMessages.ts';
import './turned.css';

interface TurnedProps {
  /** Whose matter it is. */
  readonly to: Seat;
  readonly children: ReactNode;
}

/** A screen without secrets, turned towards the player whose matter it is; either can turn it round to read it. */
export function Turned({ to, children }: TurnedProps) {
  const t = useMessages();
  const [turned, setTurned] = useState<{ readonly from: Seat } | null>(null);
  const facing = turned?.from === to ? opponent(to) : to;
  return (
    <div className="turned" data-facing={facing}>
      <button
        type="button"
        className="btn turn-round"
        onClick={() => {
          setTurned(turned?.from === to ? null : { from: to });
        }}
      >
        {t.across.turnRound}
      </button>
      {children}
    </div>
  );
}

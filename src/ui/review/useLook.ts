import { useState } from 'react';
import type { Seat } from '../../engine/seat.ts';

/** How a deal is shown. */
export interface Look {
  /** The hands as they stood at the step, or as they were dealt. */
  readonly hands: 'then' | 'dealt';
  /** Whose hand lies face down, for practice. */
  readonly hidden: Seat | null;
  /** Are the steps that are still to come left out of the list? */
  readonly future: 'shown' | 'hidden';
}

/** How it is shown now, and what changes that. */
export function useLook(): readonly [Look, (changed: Partial<Look>) => void] {
  const [look, setLook] = useState<Look>({ hands: 'then', hidden: null, future: 'shown' });
  return [look, (changed) => setLook((before) => ({ ...before, ...changed }))];
}

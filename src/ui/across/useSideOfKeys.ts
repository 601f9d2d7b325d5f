import { useLayoutEffect, useState } from 'react';
import { opponent } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';

/**
 * Whose the keys are, for two players at one keyboard: the player's whose side the focus is on, else the one's who is to act. Keys
 * that name a card or a call need a hand: if only the other of them peeks, they are the other's.
 */
export function useSideOfKeys(turn: Seat, peeks: BySeat<unknown>): Seat {
  const [focused, setFocused] = useState<Seat | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const side = target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;
      const seat = side?.dataset.seat;
      setFocused(seat === 'N' || seat === 'S' ? seat : null);
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, []);
  const first = focused ?? turn;
  return peeks[first] === null && peeks[opponent(first)] !== null ? opponent(first) : first;
}

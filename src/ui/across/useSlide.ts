import { useEffect, useRef, useState } from 'react';
import { controlAt, press } from './taps.ts';

/** How long a sliding finger rests on something before it acts there without being lifted, in ms. */
const REST = 400;
/** What a resting finger acts on: what only turns the bidding box, what is not allowed (it says why), what is chosen among many. */
const RESTS = 'input, label, summary, [aria-disabled], .player-side[data-phase="exchange"] .hand button';

interface Slide {
  readonly under: string | null;
  readonly move: (x: number, y: number) => void;
  /** The finger is gone. Tells whether something was chosen by lifting it. */
  readonly end: (lifted: boolean) => boolean;
}

/** A finger that slides over a player's side: it marks what lies under it, and lifted there it chooses that. */
export function useSlide(side: HTMLElement | null): Slide {
  const [under, setUnder] = useState<string | null>(null);
  const at = useRef<HTMLElement | null>(null);
  const rested = useRef<HTMLElement | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function goTo(control: HTMLElement | null): void {
    if (at.current === control) return;
    clearTimeout(rest.current);
    at.current?.removeAttribute('data-under');
    at.current = control;
    control?.setAttribute('data-under', '');
    setUnder(control === null ? null : nameOf(control));
    if (control?.matches(RESTS) !== true) return;
    rest.current = setTimeout(() => {
      // Lifted here, the finger must not do it again.
      rested.current = control;
      goTo(null);
      press(control, 'mouse');
    }, REST);
  }

  return {
    under,
    move(x, y) {
      const control = controlAt(x, y);
      if (control !== rested.current) rested.current = null;
      const mine = control !== null && side?.contains(control) === true;
      goTo(mine && control !== rested.current && !control.matches('.peek') ? control : null);
    },
    end(lifted) {
      const control = at.current;
      goTo(null);
      rested.current = null;
      if (!lifted || control === null || control.ariaDisabled === 'true') return false;
      press(control, 'mouse');
      return true;
    },
  };
}

/** What lifting the finger here does, in a word: of a card its name, without place and state. */
function nameOf(control: HTMLElement): string {
  const whole = control.ariaLabel ?? (control.closest('label') ?? control).textContent;
  return control.matches('.card') ? whole.replace(/,.*/, '') : whole;
}

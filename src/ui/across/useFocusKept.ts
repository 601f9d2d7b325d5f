import { useLayoutEffect, useRef } from 'react';

/**
 * When what had the focus on a player's side is gone, with the hand or with the step it belonged to, the keyboard goes on at the
 * peek button there and not from nowhere. `step` says which hand of which step is shown.
 */
export function useFocusKept(side: HTMLElement | null, step: unknown): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const note = (): void => {
      inside.current = side?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, [side]);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body)
      side?.querySelector<HTMLElement>('.peek')?.focus({ preventScroll: true });
  }, [side, step]);
}

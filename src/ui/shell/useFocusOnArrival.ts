import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new screen's heading whenever `screen` changes, so that a screen reader reads where one has arrived
 * and the next Tab starts at the top. The first screen of a visit keeps the browser's own focus.
 */
export function useFocusOnArrival(screen: string): void {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    window.scrollTo(0, 0);
    const goal = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (goal === null) return;
    if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [screen]);
}

import { useLayoutEffect } from 'react';

interface ArrivalProps {
  readonly screen: string;
  /** The screen that has been arrived at already; the first one of a visit keeps the browser's own focus. */
  readonly arrivedRef: { current: string };
}

/**
 * Stands behind a screen, so that its effect runs when that screen is there: moves the focus to the heading, so that a screen
 * reader reads where one has arrived and the next Tab starts at the top.
 */
export function Arrival({ screen, arrivedRef }: ArrivalProps) {
  useLayoutEffect(() => {
    if (arrivedRef.current === screen) return;
    arrivedRef.current = screen;
    window.scrollTo(0, 0);
    const goal = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    if (goal === null) return;
    if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  }, [screen, arrivedRef]);
  return null;
}

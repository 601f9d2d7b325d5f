import type { RefObject } from 'react';

/** Brings what stands under a heading into view and moves the focus there, so that a screen reader goes along. */
export function goTo(heading: RefObject<HTMLElement | null>): void {
  heading.current?.scrollIntoView({ block: 'start' });
  heading.current?.focus({ preventScroll: true });
}

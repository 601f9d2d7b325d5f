import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The heading of what a pad asks next, which takes the focus and comes into sight, but not with the first that a screen shows. */
export function useArrivalFocus(arrivedRef: { current: boolean }): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (arrivedRef.current) {
      heading.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus({ preventScroll: true });
    }
    arrivedRef.current = true;
  }, [arrivedRef]);
  return heading;
}

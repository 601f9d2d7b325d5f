import { useLayoutEffect } from 'react';
import { controlAt, press } from './taps.ts';

/** How long after a tap of ours the browser's own click for it would come, in ms. */
const ECHO = 500;

interface Touch {
  readonly on: HTMLElement | null;
  /** Another finger was on the screen meanwhile. */
  crowded: boolean;
}

/**
 * Browsers make clicks of one finger only: a tap beside another finger, which may be the opponent's, would be lost. Such taps are made
 * into clicks here, on every screen of a match across the table: a thumb that lay on a hand may still lie there when the deal is over.
 */
export function useManyFingers(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    const touches = new Map<number, Touch>();
    let made: { readonly on: HTMLElement; readonly at: number } | null = null;

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return;
      for (const touch of touches.values()) touch.crowded = true;
      const on = controlAt(event.clientX, event.clientY);
      touches.set(event.pointerId, { on, crowded: touches.size > 0 });
    };
    const up = (event: PointerEvent): void => {
      const touch = touches.get(event.pointerId);
      touches.delete(event.pointerId);
      if (touch?.on == null || !touch.crowded || !touch.on.isConnected) return;
      if (controlAt(event.clientX, event.clientY) !== touch.on) return;
      made = { on: touch.on, at: event.timeStamp };
      press(touch.on, 'touch');
    };
    const cancel = (event: PointerEvent): void => {
      touches.delete(event.pointerId);
    };
    // Should a browser make the click after all, it must not count twice.
    const click = (event: MouseEvent): void => {
      if (made === null || !event.isTrusted || event.timeStamp - made.at > ECHO) return;
      if (event.target instanceof Node && made.on.contains(event.target)) {
        event.stopImmediatePropagation();
        event.preventDefault();
      }
    };

    const way = { capture: true };
    window.addEventListener('pointerdown', down, way);
    window.addEventListener('pointerup', up, way);
    window.addEventListener('pointercancel', cancel, way);
    window.addEventListener('click', click, way);
    return () => {
      window.removeEventListener('pointerdown', down, way);
      window.removeEventListener('pointerup', up, way);
      window.removeEventListener('pointercancel', cancel, way);
      window.removeEventListener('click', click, way);
    };
  }, [on]);
}

import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** How long a hold lasts, and how long after appearing the screen is deaf to a tap that was meant for the one before, in ms. */
export const HOLD_TIME = 500;
export const DEAD_TIME = 400;

interface Hold {
  readonly holding: boolean;
  /** What was wrong with the last press: it began while the screen was deaf, or ended too soon. */
  readonly fault: 'early' | 'short' | null;
  /** For another way to do the same: may it, or does it come while the screen is deaf? If so, that is said. */
  readonly listens: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

/**
 * A press of half a second by pointer or by Enter or Space; key repeats and short taps do not count. A click that no pointer and no
 * key began comes from a screen reader or a switch, which cannot hold: it counts at once.
 */
export function useHold(done: () => void): Hold {
  const [holding, setHolding] = useState(false);
  const [fault, setFault] = useState<Hold['fault']>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const pressed = useRef(false);
  const awake = useAwake();

  // A page that is hidden hears of no release; a hold must not go on in it, nor be made up for when it wakes.
  useLayoutEffect(() => {
    const stop = () => {
      clear(timer);
      setHolding(false);
    };
    document.addEventListener('visibilitychange', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      clear(timer);
    };
  }, []);

  function listens(): boolean {
    setFault(awake.current ? null : 'early');
    return awake.current;
  }

  function press(): void {
    pressed.current = true;
    if (!listens()) return;
    setHolding(true);
    clear(timer);
    timer.current = setTimeout(done, HOLD_TIME);
  }

  function release(): void {
    if (timer.current !== null) setFault('short');
    clear(timer);
    setHolding(false);
  }

  return {
    holding,
    fault,
    listens,
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) press();
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        if (!isPressKey(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press();
      },
      onKeyUp: (event) => {
        if (!isPressKey(event.key)) return;
        event.preventDefault();
        pressed.current = false;
        release();
      },
      onBlur: release,
      onClick: () => {
        const bare = !pressed.current;
        pressed.current = false;
        if (bare && listens()) done();
      },
      onContextMenu: (event) => {
        event.preventDefault();
      },
    },
  };
}

/** Becomes true when the dead time after mounting is over. */
export function useAwake(): { readonly current: boolean } {
  const awake = useRef(false);
  useLayoutEffect(() => {
    const waking = setTimeout(() => {
      awake.current = true;
    }, DEAD_TIME);
    return () => {
      clearTimeout(waking);
    };
  }, []);
  return awake;
}

function isPressKey(key: string): boolean {
  return key === 'Enter' || key === ' ';
}

function clear(timer: { current: ReturnType<typeof setTimeout> | null }): void {
  if (timer.current !== null) clearTimeout(timer.current);
  timer.current = null;
}

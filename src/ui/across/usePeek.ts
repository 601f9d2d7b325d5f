import { useEffect, useRef, useState } from 'react';
import type { HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import type { Seat } from '../../engine/seat.ts';
import { useSettings, useTable } from '../../store/index.ts';
import { useSlide } from './useSlide.ts';

interface Peek {
  readonly peeking: boolean;
  /** What a finger that slid from the button lies on: lifted there, it chooses it. */
  readonly under: string | null;
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onLostPointerCapture'
    | 'onKeyDown'
    | 'onClick'
    | 'onContextMenu'
  >;
}

/**
 * The button that shows a player's hand: for as long as a finger lies on it, or from one tap to the next, as is set. A click that no
 * pointer began (a key, a screen reader, a switch) opens and covers in turn, always. `side` is the player's side of the table.
 */
export function usePeek(seat: Seat, side: HTMLElement | null): Peek {
  const holds = useSettings((settings) => settings.peek === 'hold');
  const peeking = useTable((table) => table.peeks[seat] !== null);
  const busy = useTable((table) => table.busy);
  const peek = useTable((table) => table.peek);
  const cover = useTable((table) => table.cover);
  const pointer = useRef<number | null>(null);
  const pressed = useRef(false);
  /** What was chosen by lifting the finger is being done: only a player who peeks may do it. */
  const [closing, setClosing] = useState(false);
  const slide = useSlide(side);

  useEffect(() => {
    if (closing && !busy) cover(seat);
  }, [closing, busy, cover, seat]);

  function open(): void {
    setClosing(false);
    void peek(seat);
  }

  function letGo({ pointerId }: PointerEvent, lifted: boolean): void {
    if (pointer.current !== pointerId) return;
    pointer.current = null;
    if (slide.end(lifted)) setClosing(true);
    else cover(seat);
  }

  return {
    peeking,
    under: slide.under,
    handlers: {
      onPointerDown(event) {
        pressed.current = true;
        if (!holds || event.button !== 0 || pointer.current !== null) return;
        pointer.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        open();
      },
      onPointerMove(event) {
        if (pointer.current === event.pointerId) slide.move(event.clientX, event.clientY);
      },
      onPointerUp: (event) => letGo(event, true),
      onPointerCancel: (event) => letGo(event, false),
      onLostPointerCapture: (event) => letGo(event, false),
      onKeyDown(event: KeyboardEvent) {
        pressed.current = false;
        if (event.repeat) event.preventDefault();
      },
      onClick() {
        const bare = !pressed.current;
        pressed.current = false;
        if (holds && !bare) return;
        if (peeking) cover(seat);
        else open();
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}

import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { SeatView } from '../../engine/view/types.ts';
import { lastEvents } from '../common/lastEvents.ts';
import './motion.css';
import { MOVE, arrive, leave, sideOf } from './move.ts';
import { useOnce } from './useOnce.ts';

/**
 * The exchange as it moves in front of a player: the hand is dealt and draws come from the pack, a captured upcard changes places
 * with its colon, discards go face down to the pack. Only what is public decides what moves; a hand moves for its player alone, and
 * across the table, where both look, draws come face down.
 */
export function useExchangeMotion(table: RefObject<HTMLElement | null>, view: SeatView): void {
  const event = lastEvents(view)[0];
  const viewer = view.own?.seat ?? null;
  const [moves, moved] = useOnce(`exchange ${event?.at}`);

  useLayoutEffect(() => {
    const root = table.current;
    if (!moves || root === null || event === undefined) return;
    const side = 'seat' in event ? sideOf(root, event.seat, viewer) : null;
    const pack = root.querySelector('.pack-and-upcard .card');
    switch (event.type) {
      case 'deal':
        arrive([...root.querySelectorAll('.hand li')], pack);
        break;
      case 'draw':
        if (viewer === null) fly(root, event.count, pack, side);
        else arrive([...root.querySelectorAll('.hand li:has(.ribbon)')], pack);
        break;
      case 'capture':
        arrive([...root.querySelectorAll('.pack-and-upcard [role="img"]')], side);
        break;
      case 'discard':
        fly(root, event.count, side, pack);
        break;
      default:
        return;
    }
    moved();
  }, [event?.at, viewer]);
}

/** Cards face down on their way from or to the pack, drawn for the moment of the move only. */
function fly(root: Element, count: number, from: Element | null, to: Element | null): void {
  const back = root.querySelector('.pack-and-upcard .back');
  const start = from?.getBoundingClientRect();
  if (back === null || start === undefined || start.width === 0) return;
  const heap = document.createElement('div');
  heap.className = 'backs moving';
  heap.setAttribute('aria-hidden', 'true');
  heap.append(...Array.from({ length: count }, () => back.cloneNode(true)));
  heap.style.left = `${start.x + start.width / 2}px`;
  heap.style.top = `${start.y + start.height / 2}px`;
  root.append(heap);
  leave(heap, to, () => {
    heap.remove();
  });
  // A page that is not drawn finishes no animation.
  setTimeout(() => {
    heap.remove();
  }, 2 * MOVE);
}

import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { SeatView } from '../../engine/view/types.ts';
import { lastEvents } from '../common/lastEvents.ts';
import './motion.css';
import { MOVE, arrive, leave, sideOf } from './move.ts';
import { useOnce } from './useOnce.ts';

/**
 * The exchange as it moves in front of a player: the hand is dealt and draws come from the pack, a captured upcard changes places
 * with its colon, discards go face down to the pack. Only what is public decides what moves; a hand moves for its player alone.
 */
export function useExchangeMotion(table: RefObject<HTMLElement | null>, view: SeatView): void {
  const event = lastEvents(view)[0];
  const viewer = view.own?.seat ?? null;
  const [moves, moved] = useOnce(`exchange ${event?.at}`);

  useLayoutEffect(() => {
    const root = table.current;
    if (!moves || root === null || viewer === null || event === undefined) return;
    const pack = root.querySelector('.pack-and-upcard .card');
    switch (event.type) {
      case 'deal':
        arrive([...root.querySelectorAll('.hand li')], pack);
        break;
      case 'draw':
        arrive([...root.querySelectorAll('.hand li:has(.ribbon)')], pack);
        break;
      case 'capture':
        arrive([...root.querySelectorAll('.pack-and-upcard [role="img"]')], sideOf(root, event.seat, viewer));
        break;
      case 'discard':
        discard(root, event.count, sideOf(root, event.seat, viewer), pack);
        break;
      default:
        return;
    }
    moved();
  }, [event?.at, viewer]);
}

/** Cards face down on their way to the pack, drawn for the moment of the move only. */
function discard(root: Element, count: number, from: Element | null, pack: Element | null): void {
  const back = root.querySelector('.opponent .backs > *');
  const start = from?.getBoundingClientRect();
  if (back === null || start === undefined || start.width === 0) return;
  const heap = document.createElement('div');
  heap.className = 'backs moving';
  heap.setAttribute('aria-hidden', 'true');
  heap.append(...Array.from({ length: count }, () => back.cloneNode(true)));
  heap.style.left = `${start.x + start.width / 2}px`;
  heap.style.top = `${start.y + start.height / 2}px`;
  root.append(heap);
  leave(heap, pack, () => {
    heap.remove();
  });
  // A page that is not drawn finishes no animation.
  setTimeout(() => {
    heap.remove();
  }, 2 * MOVE);
}

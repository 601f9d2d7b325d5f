import type { Seat } from '../../engine/seat.ts';

/**
 * Short moves by the Web Animations of the browser: only transform and opacity, so that nothing is laid out anew and no input
 * waits. All in all a move ends within 250 ms, as the token --move says.
 */
export const MOVE = 220;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** Several cards start one behind the other, the last this long after the first. */
const SPREAD = 90;

/**
 * Where a player's cards are: their own hand at the bottom, the opponent's backs at the top. Across the table (`viewer` is `null`)
 * each player has a side.
 */
export function sideOf(place: Element | null, seat: Seat, viewer: Seat | null): Element | null {
  if (viewer === null) return place?.closest('.across')?.querySelector(`[data-seat="${seat}"] .hand`) ?? null;
  const side = seat === viewer ? '.own-side .hand' : '.opponent .backs';
  return place?.closest('.table')?.querySelector(side) ?? null;
}

/** The elements come to where they are from the middle of another. Nothing moves from or to what is not drawn. */
export function arrive(elements: readonly Element[], from: Element | null): void {
  const start = middleOf(from);
  if (start === null) return;
  // Read all places first: to write in between would have the page laid out for each.
  const ends = elements.map(middleOf);
  elements.forEach((element, at) => {
    const end = ends[at];
    if (end === null || end === undefined) return;
    element.animate([{ transform: between(element, end, start) }, {}], {
      duration: MOVE - (elements.length > 1 ? SPREAD : 0),
      delay: elements.length > 1 ? (SPREAD * at) / (elements.length - 1) : 0,
      easing: EASE,
      fill: 'backwards',
    });
  });
}

/** The element goes to the middle of another and fades; then `gone` is called, at once if there is nowhere to go. */
export function leave(element: Element, to: Element | null, gone: () => void): void {
  const [start, end] = [middleOf(element), middleOf(to)];
  if (start === null || end === null) {
    gone();
    return;
  }
  const there = `${between(element, start, end)} scale(0.4)`;
  const move = element.animate([{}, { transform: there, opacity: 0 }], {
    duration: MOVE,
    easing: 'ease-in',
    fill: 'forwards',
  });
  move.addEventListener('finish', gone);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way from one place of the screen to another, as an element goes it; on a side that is turned round, the other way. */
function between(element: Element, from: Point, to: Point): string {
  const way = getComputedStyle(element).getPropertyValue('--turned') === '1' ? -1 : 1;
  return `translate(${way * (to.x - from.x)}px, ${way * (to.y - from.y)}px)`;
}

function middleOf(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0
    ? null
    : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

import { useSyncExternalStore } from 'react';

/**
 * How much room the window has, counted in the type size that is really used: to media queries a rem is always the browser's own,
 * and a projector's large type would get a laptop's layout. By name: does it apply to a window so wide and high?
 */
const ROOMS = {
  /** A phone, or too low for panels, of which a narrow window has a row above the middle: they are in the menu. */
  phone: (wide, high) => wide < 44 || high < 40 || (wide < 64 && high < 52.5),
  /** Lower than a hand and a bidding box need: the top takes one line. */
  flat: (wide, high) => wide >= 32 && high < 32,
  /** A phone on its side: the hand stands beside the middle, not under it. */
  side: (wide, high) => wide >= 36 && high < 32,
  /** Too low for two players across: the page scrolls there. */
  short: (_, high) => high < 32,
  low: (_, high) => high < 52.5,
  narrow: (wide) => wide < 64,
  wide: (wide) => wide >= 100,
  tall: (wide, high) => wide >= 44 && high >= 60,
  /** All 36 bids at once: a column a level, a row a strain. */
  box: (wide, high) => wide >= 36 && high >= 40,
} as const satisfies Readonly<Record<string, (wide: number, high: number) => boolean>>;

export type Room = keyof typeof ROOMS;

/** The rooms that apply now, as words. */
export function roomNow(): string {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (Object.keys(ROOMS) as Room[])
    .filter((room) => ROOMS[room](window.innerWidth / rem, window.innerHeight / rem))
    .join(' ');
}

/** Does this room apply? Follows the window. */
export function useRoom(room: Room): boolean {
  return useSyncExternalStore(onResize, () => roomNow().split(' ').includes(room));
}

export function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
  };
}

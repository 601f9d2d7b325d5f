import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { PlayView, Trick } from '../../engine/view/types.ts';
import { useTable } from '../../store/index.ts';
import { lastEvents } from '../common/lastEvents.ts';
import './motion.css';
import { arrive, leave, sideOf } from './move.ts';
import { useOnce } from './useOnce.ts';

interface TrickMotion {
  /** For the element that holds the trick. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** For the element that holds the trick on its way to its winner. */
  readonly way: RefObject<HTMLDivElement | null>;
  /** The trick that is on its way. */
  readonly leaving: Trick | null;
}

/**
 * The trick as it moves in front of a player: the last card comes from the side of who played it, a bar from the colon that
 * brought it, and a trick that is collected goes to its winner. `lies`: the finished trick is in the middle.
 */
export function useTrickMotion(phase: PlayView, lies: boolean): TrickMotion {
  const place = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLDivElement>(null);
  const view = useTable((table) => table.view);
  const viewer: Seat | null = view?.own?.seat ?? null;
  // The hand-over stands still.
  const seen = viewer !== null || view?.sitting === 'across';
  const played = lastEvents(view).find((event) => event.type === 'play');
  const [moves, moved] = useOnce(`trick ${played?.at} ${lies}`);
  const { came, leaving } = moves && seen && played !== undefined ? whatMoves(phase, lies, played) : NOTHING;
  const winner = leaving?.winner ?? null;

  useLayoutEffect(() => {
    if (came === null && winner === null) return;
    if (came !== null) bringCard(place.current, sideOf(place.current, came, viewer));
    if (winner === null || way.current === null) moved();
    else leave(way.current, sideOf(place.current, winner, viewer), moved);
  }, [came, winner, viewer, played?.at]);

  return { place, way, leaving };
}

interface Moving {
  /** Whose card comes to the trick. */
  readonly came: Seat | null;
  /** The trick that goes. */
  readonly leaving: Trick | null;
}

const NOTHING: Moving = { came: null, leaving: null };

function whatMoves({ led, last }: PlayView, lies: boolean, played: { seat: Seat; lead: boolean }): Moving {
  return {
    // While the finished trick lies, a lead upon it is not in sight.
    came: played.lead === lies ? null : played.seat,
    leaving: !lies && (led === null || played.lead) ? last : null,
  };
}

function bringCard(place: Element | null, from: Element | null): void {
  const newest = [...(place?.querySelectorAll(':scope > .trick .card:not(.slot)') ?? [])].slice(-1);
  arrive(newest, from);
  const bar = place?.parentElement?.querySelector('.bar-sign');
  if (bar != null) arrive([bar], newest[0] ?? null);
}

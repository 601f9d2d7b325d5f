import type { PublicEvent, SeatView } from '../../engine/view/types.ts';
import type { TableState } from '../../store/index.ts';
import { lastEvents } from '../common/lastEvents.ts';

export type Sound = 'card' | 'call' | 'trick' | 'refusal' | 'result';

type Heard = Pick<TableState, 'view' | 'refusal'> & { readonly match: { readonly id: string } | null };

const SOUNDS: Readonly<Partial<Record<PublicEvent['type'], Sound>>> = {
  deal: 'card',
  capture: 'card',
  draw: 'card',
  discard: 'card',
  call: 'call',
  play: 'card',
  trick: 'trick',
};

/**
 * The sound for what changed at the table, `null` for silence. Only what everybody sees may be heard: events that are public, the
 * end of a deal, and a refusal where no hand lies open to one player alone; else it would tell the other that a card or call was tried.
 */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (before.match?.id !== now.match?.id || before.view === null || now.view === null) return null;
  if (now.refusal !== null && now.refusal.id !== before.refusal?.id)
    return now.view.own === null && now.view.sitting !== 'across' ? 'refusal' : null;
  if (before.view.deal !== null && now.view.deal === null) return 'result';
  return soundOfEvents(before.view, now.view);
}

function soundOfEvents(before: SeatView, now: SeatView): Sound | null {
  const [old, news] = [latest(before), latest(now)];
  const isNew = news !== null && now.length > before.length && news.at > (old?.at ?? -1);
  return isNew ? (SOUNDS[news.type] ?? null) : null;
}

/** The last event that can be heard of the last action. */
function latest(view: SeatView): PublicEvent | null {
  return lastEvents(view).findLast(({ type }) => SOUNDS[type] !== undefined) ?? null;
}

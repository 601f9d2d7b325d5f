import type { PublicEvent, SeatView } from '../../engine/view/types.ts';

/** What the last action brought that everybody knows, as far as it is news here. */
export function lastEvents(view: SeatView | null): readonly PublicEvent[] {
  const news = view?.news ?? [];
  return news.filter(({ at }) => at === news.at(-1)?.at);
}

import type { PublicEvent } from './event.ts';
import type { MatchState } from './state.ts';

/** Everything the whole table knows to have happened, deal by deal: all that may leave the device while a deal runs. */
export function publicLog(state: MatchState): readonly PublicEvent[] {
  const past = state.finished.flatMap((deal) => deal.events);
  const last = state.finished.at(-1);
  return last?.events === state.events ? past : [...past, ...state.events];
}

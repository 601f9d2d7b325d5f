/**
 * The engine's door for the store. Screens read views and the notation; they never come through here. What the first load does without,
 * as view/review.ts, is imported by its own name: behind this door it would come with the rest.
 */
export { act, replay } from './act.ts';
export type { ReplayError } from './act.ts';
export { explain } from './explain.ts';
export type { Action, ActionType, Match, Setup } from './match/action.ts';
export { startMatch } from './match/apply.ts';
export type { PublicEvent } from './match/event.ts';
export { legalActions } from './match/legal.ts';
export type { LegalActions } from './match/legal.ts';
export { SITTINGS } from './match/sitting.ts';
export type { Sitting } from './match/sitting.ts';
export { publicLog } from './match/public-log.ts';
export { turnOf } from './match/state.ts';
export type { MatchState } from './match/state.ts';
export { cutPack, isPack, shuffledPack } from './shuffle.ts';
export { view } from './view/view.ts';
export type { SeatView, Viewer } from './view/types.ts';

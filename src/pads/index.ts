/** The pads' door for the store. Screens take their types from here and all else from the store. */
export { actOnPad, explainPad, replayPad } from './act.ts';
export type { PadReplayError } from './act.ts';
export type { PadAction, PadLog, PadSetup } from './action.ts';
export { TRICKS_IN_DEAL, checkEntry } from './check.ts';
export { HONOURS, bidOf, isPassedOut, isResult, partsOfBid } from './entry.ts';
export type {
  Honours,
  HonoursKind,
  PadBid,
  PadContract,
  PadEntry,
  PadResult,
  PadStrain,
  PassedOut,
  PlayedDeal,
} from './entry.ts';
export type { PadError, PadErrorCode, PadErrors } from './errors.ts';
export { gameOf } from './game.ts';
export type { PadGame, PadOptions } from './game.ts';
export { PAD_KINDS } from './kinds.ts';
export type { PadKind } from './kinds.ts';
export { honoursHeld } from './honours.ts';
export { AIMS, aimOf, levelFor } from './minibridge.ts';
export type { Aim } from './minibridge.ts';
export { startPad } from './state.ts';
export type { PadState } from './state.ts';
export { viewOfPad } from './view.ts';
export type { PadDealView, PadRowView, PadView } from './view.ts';
export { worthOf } from './worth.ts';
export { writeOnPad } from './write.ts';

export { explainCard, legalCards, playCard, startPlay, tricksLeft, winsOverLead } from './play.ts';
export type { ColonEffect, PlayState, Trick } from './play.ts';

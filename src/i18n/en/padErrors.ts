import type { PadErrorCode, PadErrors } from '../../pads/index.ts';
import { score } from './score.ts';
import { words } from './words.ts';

type Sentence<Params> = (params: Readonly<Params>) => string;

/** As a sentence begins. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Every refusal of a pad in a sentence. */
export const padErrors: { readonly [Code in PadErrorCode]: Sentence<PadErrors[Code]> } = {
  'bid-not-here': () => 'This game has no such contract.',
  'no-doubling-here': () => 'This game knows no doubling.',
  'no-honours-here': () => 'This game counts no honours.',
  'honours-not-in-strain': () => 'These honours do not count in this contract.',
  'no-passing-out-here': () => 'In this game no deal is passed out.',
  'dealers-bid-only': ({ bid }) =>
    `Only the side that deals can be left in ${words.call(bid)}: it is the lowest bid, and the dealer bids first. If the other side dealt, press “No, … dealt first”.`,
  'honours-win-more': ({ kind, strain, least, taken }) =>
    `${capital(score.honours(kind, strain))} win at least ${words.tricks(least)}; this side took ${taken === 0 ? 'none' : `only ${taken}`}.`,
  'nothing-played': () => 'No deal has been played yet.',
  'tricks-out-of-range': ({ most }) => `A deal has ${most} tricks.`,
  'tricks-missing': () => 'The tricks of this deal are missing.',
  'row-half-entered': () => 'The last deal still waits for its tricks.',
  'no-such-row': () => 'There is no such deal on this pad.',
  'nothing-changed': () => 'That is what the pad says already.',
  'pad-complete': () => 'The match is decided: no deal can follow.',
  'pad-stopped': () => 'This pad was stopped. Go on after all to enter more.',
  'pad-not-stopped': () => 'This pad was not stopped.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'nothing-to-redo': () => 'There is nothing to do again.',
};

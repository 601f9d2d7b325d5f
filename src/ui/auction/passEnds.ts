import type { Options } from '../../engine/options.ts';
import type { CallRecord } from '../../engine/view/types.ts';

/** Does a pass end the auction now? With one pass always, else right after the opponent's (R21, R70). */
export function passEnds({ auctionEnd }: Options, calls: readonly CallRecord[]): boolean {
  return auctionEnd === 'one-pass' || calls.at(-1)?.call === 'P';
}

import type { Card } from '../cards.ts';
import type { Seat } from '../seat.ts';
import type { PhaseName } from './phase-name.ts';
import type { Sitting } from './sitting.ts';

/** Refusals that belong to the match as a whole: code → parameters. */
export interface MatchErrors {
  /** Notation: the text is no card, hand or call. */
  'not-a-card': { readonly text: string };
  'not-a-hand': { readonly text: string };
  'not-a-call': { readonly text: string };
  /** A prepared deal's code: wrong length, wrong letter, or a slip that the check letters found. */
  'code-length': { readonly length: number };
  'code-letter': { readonly letter: string; readonly at: number };
  'code-check': Record<never, never>;
  /** R90 */
  'options-contradict': Record<never, never>;
  'wrong-phase': { readonly phase: PhaseName };
  'not-your-turn': { readonly turn: Seat };
  'match-over': Record<never, never>;
  /** R3 */
  'cut-place': { readonly place: number };
  'cut-taken': { readonly place: number };
  'cut-done': { readonly seat: Seat };
  /** R1, R5: a pack is the 55 cards, each once. */
  'not-a-pack': Record<never, never>;
  /** R10 */
  'capturing-off': Record<never, never>;
  'capture-colon-upcard': Record<never, never>;
  'capture-no-match': { readonly upcard: Card };
  'capture-after-draw': Record<never, never>;
  /** R7 */
  'draw-first': Record<never, never>;
  'already-drawn': Record<never, never>;
  /** R8 */
  'discard-count': { readonly needed: number; readonly chosen: number };
  'discard-not-held': { readonly card: Card };
  'discard-twice': { readonly card: Card };
  /** R49 */
  'claim-tricks': { readonly most: number };
  'claim-once': Record<never, never>;
  'claim-pending': Record<never, never>;
  /** A look with nothing new to see. */
  'nothing-new': Record<never, never>;
  'no-claim': Record<never, never>;
  /** Undo (product: a mistake is cheap). */
  'undo-pending': Record<never, never>;
  'nothing-to-undo': Record<never, never>;
  'undo-needs-consent': Record<never, never>;
  'undo-is-free': Record<never, never>;
  'undo-refused': Record<never, never>;
  'no-undo-asked': Record<never, never>;
  /** R91 */
  'stop-asked': { readonly seat: Seat };
  'no-stop-asked': Record<never, never>;
  'deal-running': Record<never, never>;
  /** The way of sitting. */
  'sit-asked': { readonly seat: Seat };
  'no-sit-asked': Record<never, never>;
  'sits-already': { readonly sitting: Sitting };
}

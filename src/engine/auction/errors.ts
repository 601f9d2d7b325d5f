import type { Suit } from '../cards.ts';
import type { Bid, Keyword } from './call.ts';

/** Why a call is refused: code → what the sentence needs to know. All of it is known to the caller anyway. */
export interface AuctionErrors {
  'auction-over': Record<never, never>;
  /** R12: the dealer's first call is a natural bid. */
  'must-open': Record<never, never>;
  /** R14 */
  'bid-too-low': { readonly last: Bid };
  /** R15 */
  'two-cards-needed': { readonly suit: Suit; readonly held: number };
  /** R15: a natural bid in no-trump. */
  'no-void': { readonly void: Suit };
  /** R16 */
  'jump-needs-four': { readonly suit: Suit; readonly held: number };
  /** R17, option openingJump. */
  'opening-needs-four': { readonly suit: Suit; readonly held: number };
  /** R18, R31: a cue-bid is answered or evaded. `answer` is the caller's own true answer. */
  'must-answer': { readonly answer: Bid };
  /** R18, R37: the answer to a recue-bid is forced. */
  'must-answer-again': { readonly answer: Bid };
  /** R28: another bid would not tell the truth. */
  'untrue-answer': { readonly answer: Bid };
  /** R18, R35 */
  'no-pass-after-answer': Record<never, never>;
  /** R19 */
  'nothing-to-double': Record<never, never>;
  /** R20 */
  'nothing-to-redouble': Record<never, never>;
  /** R23 */
  'cue-bids-off': Record<never, never>;
  /** R24 */
  'cue-bid-needs-ten': { readonly points: number };
  /** R24 */
  'already-answered': { readonly keyword: Keyword };
  /** R25, R34: where a cue-bid would have room (R27), lowest first: at most one, straight after an answer two. */
  'cue-bid-level': { readonly right: readonly Bid[]; readonly afterAnswer: boolean };
  /** R26 */
  'cue-bid-cannot-open': Record<never, never>;
  /** R27 */
  'cue-bid-no-room': Record<never, never>;
  /** R36: the first answer named no suit. */
  'recue-needs-suit': Record<never, never>;
  /** R36: once per cue-bid. */
  'recue-once': Record<never, never>;
  /** R36 with R27 */
  'recue-no-room': Record<never, never>;
  /** R38 */
  'nothing-to-transfer': Record<never, never>;
  /** R38 */
  'transfer-needs-four': { readonly suit: Suit; readonly held: number };
  /** R38, a transfer in no-trump. */
  'transfer-no-void': { readonly void: Suit };
}

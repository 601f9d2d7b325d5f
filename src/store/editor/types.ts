import type { Match } from '../../engine/index.ts';
import type { Card } from '../../engine/cards.ts';
import type { Contract } from '../../engine/scoring/contract.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Draft, Place } from '../../teaching/draft.ts';
import type { DraftError, FillError } from '../../teaching/errors.ts';
import type { Standing } from '../../teaching/standing.ts';
import type { Wishes } from '../../teaching/wishes.ts';

/** A set-up that is being changed. */
export interface EditorState {
  /** Of the saved set-up it is; `null` for a new one. */
  readonly id: string | null;
  readonly title: string;
  readonly draft: Draft;
  readonly standing: Standing;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Is it as it was saved last? A new one is while it is empty. */
  readonly saved: boolean;

  /** Moves a card, `null`: takes it away. Out: why it cannot lie there. */
  readonly put: (card: Card, place: Place | null) => DraftError | null;
  readonly putHand: (seat: Seat, text: string) => DraftError | null;
  readonly fill: (wishes: Wishes) => FillError | null;
  /** Dealer, rules, where it starts, calls, cards played. */
  readonly change: (changed: Partial<Draft>) => void;
  /** Another set-up in its place, as one step that can be undone. */
  readonly replace: (draft: Draft, title?: string) => void;
  /** Calls that lead to this contract take the place of those there are. Out: is there such an auction? */
  readonly callTo: (contract: Contract) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Kept on the device under this name; `asNew`: beside the one it was. Out: its id, `null` if it could not be kept. */
  readonly save: (title: string, asNew?: boolean) => Promise<string | null>;
  /** The letters for a link and the text of a file; `null` while it is not whole. */
  readonly letters: () => string | null;
  readonly file: () => string | null;
  /** The deal it makes, to be played. */
  readonly match: () => Match | null;
}

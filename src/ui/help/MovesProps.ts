import type { OwnView, SeatView } from '../../engine/view/types.ts';

/** What the lists of legal moves rest on: the player's own view, and nothing else. */
export interface MovesProps {
  readonly view: SeatView;
  readonly own: OwnView;
}

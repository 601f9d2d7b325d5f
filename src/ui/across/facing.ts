import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';
import type { TableMatch } from '../../store/index.ts';

/** Whose matter a screen between two deals is: who answers, picks a card, cuts or deals; else the winner's. */
export function facing(view: SeatView, match: TableMatch): Seat {
  const { phase, legal, sheet } = view;
  const answers = legal.answerSit ?? legal.answerStop;
  if (answers !== null) return answers;
  if (phase.name === 'between' && phase.nextDealer !== null) {
    const cuts = match.receiverCuts && sheet.rows.length >= match.preparedDeals;
    return cuts ? opponent(phase.nextDealer) : phase.nextDealer;
  }
  return legal.cut[0] ?? (sheet.totals.N > sheet.totals.S ? 'N' : 'S');
}

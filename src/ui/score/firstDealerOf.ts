import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SeatView } from '../../engine/view/types.ts';

/** Who dealt the first deal: the deal alternates (R4), so that any deal tells. North while there is none. */
export function firstDealerOf({ deal, phase }: SeatView): Seat {
  const known = deal ?? (phase.name === 'between' || phase.name === 'over' ? phase.last : null);
  if (known === null) return 'N';
  return known.number % 2 === 1 ? known.dealer : opponent(known.dealer);
}

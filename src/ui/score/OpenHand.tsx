import type { Strain } from '../../engine/cards.ts';
import type { Hand } from '../../engine/hand.ts';
import { shapeOf } from '../../engine/hand.ts';
import type { Seat } from '../../engine/seat.ts';
import { OpenFan } from '../cards/OpenFan.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { useDisplayOrder } from '../table/useDisplayOrder.ts';
import './deal.css';

interface OpenHandProps {
  readonly seat: Seat;
  readonly hand: Hand;
  /** Of the contract: the hand lies as its player saw it. */
  readonly strain: Strain;
  /** Small facts beside the name: dealer, declarer. */
  readonly roles: readonly string[];
}

/** A hand of a deal that is over, face up, with its player's name. */
export function OpenHand({ seat, hand, strain, roles }: OpenHandProps) {
  const { score, words } = useMessages();
  const name = useNames();
  const cards = useDisplayOrder(hand, strain);
  return (
    <section className="open-hand" aria-label={score.handOf(name(seat))}>
      <h3>
        {name(seat)}
        {roles.map((role) => (
          <span key={role} className="tag">
            {role}
          </span>
        ))}
        <span className="tag">{words.points(shapeOf(hand).points)}</span>
      </h3>
      <OpenFan cards={cards} />
    </section>
  );
}

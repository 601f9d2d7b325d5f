import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { OpenFan } from '../cards/OpenFan.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { PlayerName } from './OpponentStrip.tsx';
import { Points } from './Points.tsx';
import './open-table.css';
import { useDisplayOrder } from './useDisplayOrder.ts';

interface OpenOpponentProps {
  readonly view: SeatView;
  /** The cards of the player who is not to act. */
  readonly theirs: OwnView;
}

/** The opponent's side at the open table: name, role, points, tricks won, and the hand face up. */
export function OpenOpponent({ view, theirs }: OpenOpponentProps) {
  const t = useMessages();
  const name = useNames();
  const cards = useDisplayOrder(theirs.hand, view.phase.name === 'play' ? view.phase.contract.strain : null);
  return (
    <section className="opponent" aria-label={t.table.yourHand(name(theirs.seat))}>
      <div className="open-name">
        <PlayerName view={view} seat={theirs.seat} />
        <Points points={theirs.points} explained={false} />
      </div>
      <OpenFan cards={cards} />
    </section>
  );
}

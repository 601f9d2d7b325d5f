import type { ComponentProps, ReactNode } from 'react';
import type { Seat } from '../../engine/seat.ts';
import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { explainError } from '../../i18n/explain.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Hand } from './Hand.tsx';
import { PlayerName } from './OpponentStrip.tsx';
import { Points } from './Points.tsx';
import { useDisplayOrder } from './useDisplayOrder.ts';

interface OwnSideProps extends Omit<ComponentProps<typeof Hand>, 'label' | 'cards'> {
  readonly view: SeatView;
  readonly own: OwnView;
  readonly prompt: string;
  /** The confirming button, if something can be confirmed. It follows the hand in the order of focus, and stands above it. */
  readonly children: ReactNode;
}

/** The player's own side of the table: name and points, what to do now, why something was refused, and the hand. */
export function OwnSide({ view, own, prompt, children, ...hand }: OwnSideProps) {
  const t = useMessages();
  const name = useNames();
  const cards = useDisplayOrder(own.hand, view.phase.name === 'play' ? view.phase.contract.strain : null);
  return (
    <div className="own-side">
      <Hand {...hand} label={t.table.yourHand(name(own.seat))} cards={cards} />
      <div className="say">
        <div className="say-words">
          <PlayerName view={view} seat={own.seat} />
          <Points points={own.points} explained={isPointsTime(view)} />
          <p className="prompt">
            <RichText text={prompt} />
          </p>
        </div>
        <Refusal seat={own.seat} />
        <div className="confirm">{children}</div>
      </div>
    </div>
  );
}

/**
 * When points decide something, and nothing covers them: across the table the opponent's bidding box may. In the play a word to
 * tap would be one stop more between a card and its button.
 */
function isPointsTime({ phase, sitting }: SeatView): boolean {
  return phase.name === 'exchange' || (phase.name === 'auction' && sitting !== 'across');
}

/** Why the last thing this player tried is not allowed; each refusal is read out, the same one twice too. */
function Refusal({ seat }: { readonly seat: Seat }) {
  const t = useMessages();
  const refusal = useTable((state) => state.refusal);
  const names = useTable((state) => state.match?.names);
  return (
    <div className="refusal" role="alert">
      {refusal?.seat === seat && names !== undefined && (
        <p key={refusal.id}>
          <RichText text={explainError(t, refusal.error, names)} />
        </p>
      )}
    </div>
  );
}

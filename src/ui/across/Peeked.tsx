import type { OwnView, SeatView } from '../../engine/view/types.ts';
import { AuctionCentre } from '../auction/AuctionCentre.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Capture, ExchangeSide } from '../table/ExchangeCentre.tsx';
import { nextStep } from '../table/nextStep.ts';
import { OwnSide } from '../table/OwnSide.tsx';
import { PlaySide } from '../table/PlayCentre.tsx';
import { Question } from '../table/Question.tsx';

interface PeekedProps {
  readonly view: SeatView;
  readonly own: OwnView;
}

/** All that is on a player's side only while that player peeks: the hand, and what may be done with it now. */
export function Peeked({ view, own }: PeekedProps) {
  const { phase } = view;
  if (view.turn !== own.seat) return <Watching view={view} own={own} />;
  if (view.undoAsked !== null || own.shown !== null) return <Question view={view} own={own} />;
  switch (phase.name) {
    case 'exchange':
      return (
        <>
          <Capture view={view} own={own} />
          <ExchangeSide view={view} own={own} phase={phase} />
        </>
      );
    case 'auction':
      return <AuctionCentre view={view} own={own} phase={phase} />;
    case 'play':
      return <PlaySide view={view} own={own} phase={phase} />;
    default:
      return null;
  }
}

/** It is the opponent's turn: the hand can be looked at. */
function Watching({ view, own }: PeekedProps) {
  const t = useMessages();
  const name = useNames();
  return (
    <OwnSide
      view={view}
      own={own}
      prompt={view.turn === null ? '' : t.table.toAct[nextStep(view)](name(view.turn))}
      playable={own.hand}
      chosen={[]}
      fresh={[]}
      mode={null}
      onTap={() => undefined}
    >
      {null}
    </OwnSide>
  );
}

import { groupOf } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { LegalCalls } from './LegalCalls.tsx';
import { LegalCards } from './LegalCards.tsx';
import type { MovesProps } from './MovesProps.ts';
import './moves.css';

/** Everything that the player may do now, in words. Rests on the player's own view and on nothing else. */
export function LegalMoves({ view, own }: MovesProps) {
  const t = useMessages().help.moves;
  return (
    <div className="moves">
      {view.turn === own.seat && <Now view={view} own={own} />}
      <TakeBackWords view={view} own={own} />
      <p>{t.always}</p>
    </div>
  );
}

function Now({ view, own }: MovesProps) {
  const t = useMessages().help.moves;
  const { legal, phase } = view;
  if (legal.answerUndo !== null) return <p>{t.answerUndo}</p>;
  if (legal.answerClaim !== null) return <p>{t.answerClaim}</p>;
  switch (phase.name) {
    case 'exchange':
      return <ExchangeMoves view={view} own={own} />;
    case 'auction':
      return <LegalCalls view={view} own={own} phase={phase} />;
    case 'play':
      return <LegalCards view={view} own={own} phase={phase} />;
    default:
      return null;
  }
}

/** R7 to R10. */
function ExchangeMoves({ view, own }: MovesProps) {
  const t = useMessages();
  const name = useNames();
  const { moves } = t.help;
  const { legal, deal } = view;
  return (
    <ul>
      {legal.capture === own.seat && deal !== null && (
        <li>{moves.capture(t.words.card(deal.upcard), t.words.card(groupOf(deal.upcard)))}</li>
      )}
      {legal.draw !== null && <li>{moves.draw(legal.draw.count)}</li>}
      {legal.discard !== null && <li>{moves.discard(legal.discard.count, name(opponent(own.seat)))}</li>}
    </ul>
  );
}

function TakeBackWords({ view, own }: MovesProps) {
  const t = useMessages();
  const name = useNames();
  const way = view.legal.undo[own.seat];
  if (way === null) return null;
  const what = t.table.taken(view.undoTaken[own.seat], name);
  const { takeBack, askTakeBack } = t.table;
  return (
    <p>
      <RichText text={way === 'free' ? takeBack(what) : askTakeBack(what, name(opponent(own.seat)))} />
    </p>
  );
}

import { suitOf } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { FinishedView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

/** Every finished trick of a deal that is over: who led what, what followed, who won, and a bar where one came of it (R47). */
export function TrickList({ deal }: { readonly deal: FinishedView }) {
  const { score, words } = useMessages();
  const name = useNames();
  if (deal.tricks.length === 0) return <p>{score.noTricks}</p>;
  return (
    <table className="list">
      <caption className="sr-only">{score.allTricks}</caption>
      <thead>
        <tr>
          {[score.trick, score.led, score.followed, score.wonBy].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deal.tricks.map((trick, at) => {
          const barred = trick.followEffect === 'bars' ? suitOf(trick.led) : null;
          return (
            <tr key={trick.led}>
              <th scope="row">{at + 1}</th>
              <td>
                <Played seat={trick.leader} card={trick.led} />
              </td>
              <td>
                <Played seat={opponent(trick.leader)} card={trick.followed} />
                {barred !== null && <small>{score.bars(words.suit(barred))}</small>}
              </td>
              <td>{name(trick.winner)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Played({ seat, card }: { readonly seat: Seat; readonly card: Card }) {
  const { words } = useMessages();
  const name = useNames();
  return (
    <>
      <span className="call">
        <RichText text={words.cardSign(card)} />
      </span>{' '}
      <small>{name(seat)}</small>
    </>
  );
}

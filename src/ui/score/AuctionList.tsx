import { opponent } from '../../engine/seat.ts';
import type { FinishedView } from '../../engine/view/types.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';

type CallRecord = FinishedView['calls'][number];

/** The auction of a deal that is over: a column a player, the dealer's first, with what each call says. */
export function AuctionList({ deal }: { readonly deal: FinishedView }) {
  const { score } = useMessages();
  const name = useNames();
  const columns = [deal.dealer, opponent(deal.dealer)];
  // Turns alternate from the dealer on (R12), so the calls fill the rows in order.
  const rounds = deal.calls.flatMap((call, at) => (at % 2 === 0 ? [[call, deal.calls[at + 1]]] : []));
  return (
    <table className="list">
      <caption className="sr-only">{score.auction}</caption>
      <thead>
        <tr>
          {columns.map((seat) => (
            <th key={seat} scope="col">
              {name(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round, at) => (
          <tr key={at}>
            {round.map((call, column) => (
              <td key={column}>{call !== undefined && <Call call={call} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Call({ call: record }: { readonly call: CallRecord }) {
  const { words } = useMessages();
  const says = words.meaning(record);
  return (
    <>
      <span className="call">
        <RichText text={words.callSign(record.call, record.meaning)} />
      </span>
      {says !== '' && <small>{says}</small>}
    </>
  );
}

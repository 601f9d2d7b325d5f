import type { CallRecord } from '../../engine/view/types.ts';
import { opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Term } from '../help/Term.tsx';
import './history.css';

interface AuctionHistoryProps {
  readonly calls: readonly CallRecord[];
  readonly dealer: Seat;
}

/** The auction as it is written down: the dealer's calls on the left, the receiver's on the right, each with its meaning. */
export function AuctionHistory({ calls, dealer }: AuctionHistoryProps) {
  const t = useMessages();
  const name = useNames();
  const rows = Array.from({ length: Math.ceil(calls.length / 2) }, (_, row) =>
    calls.slice(2 * row, 2 * row + 2),
  );
  return (
    <section className="panel auction-history" aria-label={t.table.auction}>
      <h2>{t.table.auction}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{name(dealer)}</th>
            <th scope="col">{name(opponent(dealer))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {[0, 1].map((column) => (
                <td key={column}>{row[column] !== undefined && <CallWords record={row[column]} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {calls.length === 0 && <p>{t.table.noCalls}</p>}
      {calls.some(({ about }) => about !== null) && (
        <p>
          <Term of="cueBid">{t.help.terms.list.cueBid.name}</Term>
        </p>
      )}
    </section>
  );
}

/** A call and, in small, what it means. */
export function CallWords({ record }: { readonly record: CallRecord }) {
  const t = useMessages();
  const meaning = t.words.meaning(record);
  return (
    <>
      <span className="call-sign num">
        <RichText text={t.words.callSign(record.call, record.meaning)} />
      </span>
      {meaning !== '' && (
        <small>
          <RichText text={meaning} />
        </small>
      )}
    </>
  );
}

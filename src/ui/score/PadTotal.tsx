import type { Sheet } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';

interface PadTotalProps {
  readonly sheet: Sheet<PadResult>;
  /** The row's heading, where the pad has a column for it. */
  readonly first?: string;
}

/** The totals at the foot of a pad; the winner's is ruled off twice. */
export function PadTotal({ sheet, first }: PadTotalProps) {
  const { score } = useMessages();
  return (
    <tfoot>
      <tr>
        {first !== undefined && <th scope="row">{first}</th>}
        {SEATS.map((seat) => (
          <td key={seat}>
            <div className="pad-figure">
              {first === undefined && <span className="pad-ref">{score.total}</span>}
              <span className={sheet.winner === seat ? 'pad-won' : undefined}>
                {score.points(sheet.totals[seat])}
              </span>
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

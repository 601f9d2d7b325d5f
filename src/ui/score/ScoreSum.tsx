import type { ScoreLine, SheetRow } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Term } from '../help/Term.tsx';

interface ScoreSumProps {
  readonly row: SheetRow<PadResult>;
  /** What closes the match with this deal (R68, R69); else nothing. */
  readonly bonuses: readonly ScoreLine[];
}

/** What a deal brought, as a sum with each part named, and to whom. */
export function ScoreSum({ row, bonuses }: ScoreSumProps) {
  const { score } = useMessages();
  const name = useNames();
  const onLines = row.rubber !== null;
  return (
    <table className="sum">
      <caption className="sr-only">{score.scoreOfDeal}</caption>
      <tbody>
        {row.lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <PartName line={line} row={row} />
              {onLines && <small> {line.where === 'below' ? score.belowTheLine : score.aboveTheLine}</small>}
            </th>
            <td>{score.points(line.amount)}</td>
          </tr>
        ))}
        {SEATS.filter((seat) => row.points[seat] > 0).map((seat) => (
          <tr key={seat} className="sum-total">
            <th scope="row">{score.whole(name(seat))}</th>
            <td>{score.points(row.points[seat])}</td>
          </tr>
        ))}
      </tbody>
      {bonuses.length > 0 && (
        <tbody>
          {bonuses.map((bonus) => (
            <tr key={bonus.seat + bonus.name}>
              <th scope="row">
                {score.closingBonus}: {score.part(bonus.name, null)}{' '}
                <small>{score.to(name(bonus.seat))}</small>
              </th>
              <td>{score.points(bonus.amount)}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

/** Hawaii's two bonuses have names of their own. */
function PartName({ line, row }: { readonly line: ScoreLine; readonly row: SheetRow<PadResult> }) {
  const { score } = useMessages();
  const words = score.part(line.name, row.result);
  return line.name === 'exacto' || line.name === 'surplus' ? <Term of={line.name}>{words}</Term> : words;
}

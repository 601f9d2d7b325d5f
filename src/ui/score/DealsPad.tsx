import { DEALS_IN_MATCH } from '../../engine/options.ts';
import type { Sheet, SheetRow } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { PadKind, PadResult } from '../../pads/index.ts';
import { MINIBRIDGE_TERMS } from '../../pads/tables.ts';
import { useMessages } from '../common/useMessages.ts';
import { By } from './By.tsx';
import { DealLink } from './DealLink.tsx';
import { PadHead } from './PadHead.tsx';
import { PadTotal } from './PadTotal.tsx';
import { ResultSign } from './ResultSign.tsx';

interface DealsPadProps {
  readonly sheet: Sheet<PadResult>;
  readonly kind: PadKind;
  readonly names: BySeat<string>;
  readonly labelledBy: string;
}

/**
 * The pad of a match of so many deals: the note of each deal and the score in its winner's column (R54, R82). What breaks a
 * tie stands by itself, well above the total (R60).
 */
export function DealsPad({ sheet, kind, names, labelledBy }: DealsPadProps) {
  const { score } = useMessages();
  const mini = kind === 'minibridge';
  const count = mini ? MINIBRIDGE_TERMS.deals : DEALS_IN_MATCH;
  return (
    <table className="pad deals-pad" aria-labelledby={labelledBy}>
      <PadHead names={names} first={score.deal} roles={score.roles} />
      <tbody>
        {Array.from({ length: count }, (_, at) => (
          <DealRow key={at} deal={at + 1} label={String(at + 1)} row={sheet.rows[at]} names={names} />
        ))}
      </tbody>
      {!mini && (
        <tbody className="pad-tie-break">
          <DealRow deal={count + 1} label={score.tieBreak} row={sheet.rows[count]} names={names} />
        </tbody>
      )}
      <PadTotal sheet={sheet} first={score.total} />
    </table>
  );
}

interface DealRowProps {
  readonly deal: number;
  readonly label: string;
  /** Nothing for a deal still to come. */
  readonly row: SheetRow<PadResult> | undefined;
  readonly names: BySeat<string>;
}

function DealRow({ deal, label, row, names }: DealRowProps) {
  const { score } = useMessages();
  return (
    <tr>
      <th scope="row">
        <span className="pad-number">{label}</span>
        {row !== undefined && (
          <span className="pad-note">
            <span className="pad-result">
              <DealLink deal={deal}>
                <ResultSign result={row.result} />
              </DealLink>
            </span>
            <By result={row.result} names={names} />
          </span>
        )}
      </th>
      {SEATS.map((seat) => (
        <td key={seat}>{row !== undefined && row.points[seat] > 0 ? score.points(row.points[seat]) : ''}</td>
      ))}
    </tr>
  );
}

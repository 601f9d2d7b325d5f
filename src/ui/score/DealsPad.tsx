import type { Sheet, SheetRow } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { DEALS_IN_MATCH } from '../../engine/options.ts';
import { PadHead } from './PadHead.tsx';
import { PadTotal } from './PadTotal.tsx';
import { ResultSign } from './ResultSign.tsx';

interface DealsPadProps {
  readonly sheet: Sheet;
  readonly names: BySeat<string>;
  readonly labelledBy: string;
}

/** The pad of a match of six deals: the note of each deal and the score in its winner's column (R54, R60). */
export function DealsPad({ sheet, names, labelledBy }: DealsPadProps) {
  const { score } = useMessages();
  const deals = Array.from({ length: DEALS_IN_MATCH }, (_, at) => at);
  return (
    <table className="pad deals-pad" aria-labelledby={labelledBy}>
      <PadHead names={names} first={score.deal} />
      <tbody>
        {deals.map((at) => (
          <DealRow key={at} label={String(at + 1)} row={sheet.rows[at]} names={names} />
        ))}
        <DealRow label={score.tieBreak} row={sheet.rows[DEALS_IN_MATCH]} names={names} />
      </tbody>
      <PadTotal sheet={sheet} first={score.total} />
    </table>
  );
}

interface DealRowProps {
  readonly label: string;
  /** Nothing for a deal still to come. */
  readonly row: SheetRow | undefined;
  readonly names: BySeat<string>;
}

function DealRow({ label, row, names }: DealRowProps) {
  const { score } = useMessages();
  return (
    <tr>
      <th scope="row">
        <span className="pad-number">{label}</span>
        {row !== undefined && (
          <span className="pad-note">
            <span className="pad-result">
              <ResultSign result={row.result} />
            </span>{' '}
            <span className="pad-by">{score.by(isolate(names[row.result.declarer]))}</span>
          </span>
        )}
      </th>
      {SEATS.map((seat) => (
        <td key={seat}>{row !== undefined && row.points[seat] > 0 ? score.points(row.points[seat]) : ''}</td>
      ))}
    </tr>
  );
}

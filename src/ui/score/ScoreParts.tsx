import { Fragment } from 'react';
import type { ScoreLine, Sheet, SheetRow } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import type { PadResult } from '../../pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { By } from './By.tsx';
import { partWords } from './partWords.ts';
import { ResultSign } from './ResultSign.tsx';

interface ScorePartsProps {
  readonly sheet: Sheet<PadResult>;
  readonly names: BySeat<string>;
}

/** Folded under the pad: each deal's score with its parts by name. What is open on the screen is printed too. */
export function ScoreParts({ sheet, names }: ScorePartsProps) {
  const { score } = useMessages();
  if (sheet.rows.length === 0) return null;
  return (
    <details className="sheet-parts">
      <summary>{score.howScored}</summary>
      <table>
        <caption className="sr-only">{score.howScored}</caption>
        <thead>
          <tr>
            <th scope="col">{score.deal}</th>
            <th scope="col">{score.parts}</th>
            <th scope="col">{score.scores}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <DealParts key={at} deal={at + 1} row={row} names={names} />
          ))}
          {sheet.bonuses.map((bonus) => (
            <tr key={bonus.seat + bonus.name}>
              <th scope="row">{score.closingBonus}</th>
              <td>
                {score.points(bonus.amount)} {score.part(bonus.name, null)}
              </td>
              <td>
                <Scored name={names[bonus.seat]} amount={bonus.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface DealPartsProps {
  readonly deal: number;
  readonly row: SheetRow<PadResult>;
  readonly names: BySeat<string>;
}

function DealParts({ deal, row, names }: DealPartsProps) {
  // Honours may go to the other side: then both score, and each part says whose it is.
  const scorers = SEATS.filter((seat) => row.points[seat] > 0);
  return (
    <tr>
      <th scope="row">
        {deal} <ResultSign result={row.result} />
        <By result={row.result} names={names} />
      </th>
      <td>
        {row.lines.map((line, at) => (
          <Fragment key={line.name}>
            {at > 0 && ' + '}
            <Part line={line} row={row} to={scorers.length > 1 ? names[line.seat] : null} />
          </Fragment>
        ))}
      </td>
      <td>
        {scorers.map((seat) => (
          <Scored key={seat} name={names[seat]} amount={row.points[seat]} />
        ))}
      </td>
    </tr>
  );
}

interface PartProps {
  readonly line: ScoreLine;
  readonly row: SheetRow<PadResult>;
  /** Whose it is, where that has to be said. */
  readonly to: string | null;
}

function Part({ line, row, to }: PartProps) {
  const t = useMessages();
  const { score } = t;
  const where = line.where === 'below' ? ` ${score.belowTheLine}` : '';
  return (
    <span className="sheet-part">
      {score.points(line.amount)} {partWords(t, line, row.result)}
      {where}
      {to !== null && ` ${score.to(isolate(to))}`}
    </span>
  );
}

function Scored({ name, amount }: { readonly name: string; readonly amount: number }) {
  const { score } = useMessages();
  return (
    <span className="sheet-scored">
      <bdi>{name}</bdi> <b>{score.points(amount)}</b>
    </span>
  );
}

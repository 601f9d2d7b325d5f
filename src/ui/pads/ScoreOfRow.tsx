import type { ReactNode } from 'react';
import type { ScoreLine, Sum } from '../../engine/scoring/system.ts';
import { SEATS } from '../../engine/seat.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { isPassedOut } from '../../store/pads/index.ts';
import type { PadRowView } from '../../pads/index.ts';
import { partWords } from '../score/partWords.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import type { Messages } from '../../i18n/index.ts';
import { usePadSaid } from './usePadSaid.ts';

interface ScoreOfRowProps {
  readonly pad: OpenPad;
  readonly scored: NonNullable<PadRowView['scored']>;
  /** What closes the match with this row (R68, R69, R80, R81). */
  readonly bonuses?: readonly ScoreLine[];
  /** With the sum behind each part and the rule that says so. */
  readonly explained?: boolean;
}

/** What a deal brings, part by part, and to whom. */
export function ScoreOfRow({ pad, scored, bonuses = [], explained = false }: ScoreOfRowProps) {
  const t = useMessages();
  const { name } = usePadSaid(pad);
  const { result, lines, points } = scored;
  const onLines = pad.game.form === 'bridge';
  const played = isPassedOut(result) ? null : result;
  // Honours may go to the other side: then each part says whose it is.
  const shared = SEATS.every((seat) => points[seat] > 0);
  if (lines.length === 0)
    return <p className="no-score">{played === null ? t.pads.noScore : t.pads.bringsNothing}</p>;
  return (
    <table className="score-of-row">
      <caption className="sr-only">{t.score.scoreOfDeal}</caption>
      <tbody>
        {lines.map((line) => (
          <Part key={line.name} line={line} explained={explained}>
            {partWords(t, line, result)}
            {shared && <small> {t.score.to(name(line.seat))}</small>}
            {onLines && (
              <small> {line.where === 'below' ? t.score.belowTheLine : t.score.aboveTheLine}</small>
            )}
          </Part>
        ))}
        {SEATS.filter((seat) => points[seat] > 0).map((seat) => (
          <tr key={seat} className="sum-total">
            <th scope="row">{t.score.whole(name(seat))}</th>
            <td>{t.score.points(points[seat])}</td>
          </tr>
        ))}
      </tbody>
      {bonuses.length > 0 && (
        <tbody className="closing">
          {bonuses.map((line) => (
            <Part key={line.seat + line.name} line={line} explained={explained}>
              {t.score.closingBonus}: {t.score.part(line.name, null)}{' '}
              <small>{t.score.to(name(line.seat))}</small>
            </Part>
          ))}
        </tbody>
      )}
    </table>
  );
}

interface PartProps {
  readonly line: ScoreLine;
  readonly explained: boolean;
  readonly children: ReactNode;
}

function Part({ line, explained, children }: PartProps) {
  const t = useMessages();
  const sum = sumText(t, line.sum);
  const rule = t.pads.rules(line.ruling, line.name);
  return (
    <tr>
      <th scope="row">
        <span className="part-name">{children}</span>
        {explained && (
          <>
            {sum !== null && <span className="part-sum">{`${sum} = ${t.score.points(line.amount)}`}</span>}
            <span className="part-rule">
              <RichText text={rule} /> <span className="part-ruling">{t.pads.ruling(line.ruling)}</span>
            </span>
          </>
        )}
      </th>
      <td>{t.score.points(line.amount)}</td>
    </tr>
  );
}

/** `(10 + 4 × 30) × 2`; `null` where it is one number only. */
function sumText(t: Messages, { terms, factor, most }: Sum): string | null {
  const each = terms.map(({ times, each: points }) => (times === 1 ? `${points}` : `${times} × ${points}`));
  if (factor === 1 && most === null && terms.every(({ times }) => times === 1) && terms.length === 1)
    return null;
  const inner = each.join(' + ');
  const whole = factor === 1 ? inner : `${each.length > 1 ? `(${inner})` : inner} × ${factor}`;
  return most === null ? whole : `${whole}, ${t.pads.atMost(most)}`;
}

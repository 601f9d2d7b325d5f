import { useState } from 'react';
import { SEATS } from '../../engine/seat.ts';
import type { PadDealView } from '../../pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useRoom } from '../common/room.ts';
import { useMessages } from '../common/useMessages.ts';
import { PadRow } from './PadRow.tsx';
import './rows.css';
import { usePadSaid } from './usePadSaid.ts';

interface PadRowsProps {
  readonly pad: OpenPad;
  /** The row that is being corrected, or before which one is put. */
  readonly chosen: number | null;
  readonly onOpen: (at: number) => void;
}

/** On a narrow screen the keypad stays near: so many deals are shown at first on a phone, and on a tablet. */
const SHOWN = { phone: 2, tablet: 6 };

/** The deals in order, as on paper; each is a button that explains and changes it. */
export function PadRows({ pad, chosen, onOpen }: PadRowsProps) {
  const { pads, score } = useMessages();
  const { rows, sheet } = pad.view;
  const narrow = useRoom('narrow');
  const phone = useRoom('phone');
  const [all, setAll] = useState(false);
  const shown = phone ? SHOWN.phone : SHOWN.tablet;
  const foldable = narrow && rows.length > shown + 1;
  const hidden = foldable && !all ? rows.length - shown : 0;
  const next = pad.view.deal;
  const blank =
    narrow || pad.game.deals === null ? 0 : pad.game.deals - rows.length - (next === null ? 0 : 1);
  return (
    <section className="pad-rows" aria-label={pads.rows}>
      {foldable && (
        <button type="button" className="btn fold-rows" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? pads.fewer : pads.earlier(rows.length - shown)}
        </button>
      )}
      <table>
        <caption className="sr-only">{pads.rows}</caption>
        <colgroup>
          <col />
          <col className="col-points" />
          <col className="col-points" />
        </colgroup>
        {/* On a phone the names stand over the totals alone. */}
        <thead className={phone ? 'sr-only' : undefined}>
          <tr>
            <th scope="col">{score.deal}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className="points">
                <bdi>{pad.names[seat]}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            (row, at) =>
              at >= hidden && (
                <PadRow key={row.id} pad={pad} row={row} at={at} chosen={at === chosen} onOpen={onOpen} />
              ),
          )}
          {next !== null && next.at === rows.length && (!narrow || rows.length === 0) && (
            <NextRow pad={pad} next={next} />
          )}
          {Array.from({ length: Math.max(0, blank) }, (_, at) => (
            <tr key={at} className="blank-row" aria-hidden="true">
              <th>
                <span className="row-number">{rows.length + at + 2}</span>
              </th>
              <td className="points" />
              <td className="points" />
            </tr>
          ))}
          {sheet.bonuses.map((bonus) => (
            <tr key={bonus.seat + bonus.name} className="bonus-row">
              <th scope="row">
                <span className="row-number" />
                <span>
                  {score.closingBonus}: {score.part(bonus.name, null)}
                </span>
              </th>
              {SEATS.map((seat) => (
                <td key={seat} className="points">
                  {bonus.seat === seat && score.points(bonus.amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NextRowProps {
  readonly pad: OpenPad;
  readonly next: PadDealView;
}

/** The line that will be written next: who deals. */
function NextRow({ pad, next }: NextRowProps) {
  const { pads } = useMessages();
  const { name, deal } = usePadSaid(pad);
  const who = pads.dealer(name(next.dealer));
  return (
    <tr className="next-row">
      <th scope="row">
        <span className="row-number">{next.tieBreak ? '' : next.at + 1}</span>
        <span>{next.tieBreak ? `${deal(next.at)}: ${who}` : who}</span>
      </th>
      <td className="points" />
      <td className="points" />
    </tr>
  );
}

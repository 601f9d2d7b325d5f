import { SEATS } from '../../engine/seat.ts';
import type { PadRowView } from '../../pads/index.ts';
import { honoursHeld } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { PadSign, isPlayed } from './PadSign.tsx';
import { usePadError } from './usePadError.ts';
import { isTieBreak, usePadSaid } from './usePadSaid.ts';

interface PadRowProps {
  readonly pad: OpenPad;
  readonly row: PadRowView;
  readonly at: number;
  readonly chosen: boolean;
  readonly onOpen: (at: number) => void;
}

/** A deal on the paper: what was bid and made, by whom, and what it brought. */
export function PadRow({ pad, row, at, chosen, onOpen }: PadRowProps) {
  const { pads, score } = useMessages();
  const { name, deal } = usePadSaid(pad);
  const { entry, scored, unscored } = row;
  const { kind, deals } = pad.game;
  const changed = pad.view.changed.includes(row.id);
  const below = scored?.rubber?.below;
  const classes = [
    'pad-row',
    ...(changed ? ['fresh'] : []),
    ...(chosen ? ['chosen'] : []),
    ...(unscored === 'after-the-end' ? ['beyond'] : []),
  ];
  return (
    <tr className={classes.join(' ')}>
      <th scope="row">
        <span className="row-number" aria-hidden="true">
          {deals !== null && at >= deals && isTieBreak(pad.view, at) ? '=' : at + 1}
        </span>
        <span>
          <button type="button" className="row-button" aria-haspopup="dialog" onClick={() => onOpen(at)}>
            <span className="sr-only">{deal(at)}: </span>
            <PadSign kind={kind} entry={entry} />
            {isPlayed(entry) && <span className="row-by"> {score.by(name(entry.declarer))}</span>}
          </button>
          <Notes pad={pad} row={row} />
        </span>
      </th>
      {SEATS.map((seat) => (
        <td key={seat} className="points">
          {scored !== null && scored.points[seat] > 0 && score.points(scored.points[seat])}
          {below !== undefined && below[seat] > 0 && (
            <small className="below">{pads.belowShort(below[seat])}</small>
          )}
          {scored?.rubber?.game === seat && <small className="game-won">{pads.gameWon}</small>}
        </td>
      ))}
    </tr>
  );
}

/** What is to be known of a row beside its score: what it waits for, and what was changed. */
function Notes({ pad, row }: { readonly pad: OpenPad; readonly row: PadRowView }) {
  const { pads, score } = useMessages();
  const { name } = usePadSaid(pad);
  const explain = usePadError();
  const { entry, unscored, doubt, was, inserted } = row;
  const played = isPlayed(entry) ? entry : null;
  const honours = played?.honours;
  return (
    <>
      {unscored !== null && (
        <small className="row-note">{unscored === 'half-entered' ? pads.waits : pads.afterTheEnd}</small>
      )}
      {played !== null && honours !== undefined && (
        <small className="row-note">
          {pads.honoursOf(
            score.honours(honoursHeld(honours.kind, pad.game.ruling), played.strain),
            name(honours.side),
          )}
        </small>
      )}
      {doubt !== null && <small className="row-note changed">{explain(doubt)}</small>}
      {was !== null && (
        <small className="row-note changed">
          {pads.changed},{' '}
          <span>
            {pads.was} <PadSign kind={pad.game.kind} entry={was} />
          </span>
        </small>
      )}
      {inserted && <small className="row-note changed">{pads.inserted}</small>}
    </>
  );
}

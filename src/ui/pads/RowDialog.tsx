import { opponent } from '../../engine/seat.ts';
import type { PadRowView } from '../../pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { Dialog } from '../common/Dialog.tsx';
import { useMessages } from '../common/useMessages.ts';
import { PadSign, isPlayed } from './PadSign.tsx';
import { ScoreOfRow } from './ScoreOfRow.tsx';
import { usePadError } from './usePadError.ts';
import { usePadSaid } from './usePadSaid.ts';

interface RowDialogProps {
  readonly pad: OpenPad;
  readonly at: number;
  readonly row: PadRowView;
  readonly onEdit: () => void;
  readonly onInsert: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** A row by itself: how its number came about, and what may be done with it. */
export function RowDialog({ pad, at, row, onEdit, onInsert, onDelete, onClose }: RowDialogProps) {
  const { pads, score } = useMessages();
  const { deal, name } = usePadSaid(pad);
  const explain = usePadError();
  const { entry, scored, worth, unscored, doubt } = row;
  const last = at === pad.view.sheet.rows.length - 1;
  return (
    <Dialog title={deal(at)} onClose={onClose}>
      <div className="row-dialog">
        <p className="row-said">
          <PadSign kind={pad.game.kind} entry={entry} />{' '}
          {isPlayed(entry) && <small>{score.by(name(entry.declarer))}</small>}
        </p>
        <p className="hint">{pads.dealer(name(row.dealer))}</p>
        {scored !== null && (
          <ScoreOfRow pad={pad} scored={scored} bonuses={last ? pad.view.sheet.bonuses : []} explained />
        )}
        {worth !== null && isPlayed(entry) && (
          <p>
            {pads.worth(name(entry.declarer), worth.made, name(opponent(entry.declarer)), worth.oneShort)}
          </p>
        )}
        {unscored === 'after-the-end' && <p>{pads.afterTheEnd}</p>}
        {doubt !== null && <p className="hint">{explain(doubt)}</p>}
        <div className="row-actions">
          <button type="button" className="btn primary" onClick={onClose}>
            {pads.close}
          </button>
          <button type="button" className="btn" onClick={onEdit}>
            {pads.edit}
          </button>
          {unscored !== 'after-the-end' && (
            <button type="button" className="btn" onClick={onInsert}>
              {pads.insertAbove}
            </button>
          )}
          <button type="button" className="btn danger" onClick={onDelete}>
            {pads.remove}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

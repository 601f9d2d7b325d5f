import type { Result } from '../../engine/result.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { PadError, PadErrorCode, PadView } from '../../pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { contractOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { usePadError } from './usePadError.ts';
import { ScoreOfRow } from './ScoreOfRow.tsx';
import type { Target } from './target.ts';
import { usePadSaid } from './usePadSaid.ts';

interface EntryFootProps {
  readonly pad: OpenPad;
  readonly target: Target;
  readonly draft: Draft;
  /** What the pad would say with the draft on it; `null` while its contract is not whole. */
  readonly after: Result<PadView, PadError> | null;
  readonly onPassOut: () => void;
  readonly onClear: () => void;
  readonly onCancel: () => void;
}

/** What the draft brings, part by part, and the buttons that write it down or leave it. */
export function EntryFoot(props: EntryFootProps) {
  const { pad, target, draft, after, onPassOut, onClear, onCancel } = props;
  const { pads } = useMessages();
  const { kind } = target;
  const verb = useVerb(target, draft, after?.ok === true);
  const apart = kind === 'edit' || kind === 'insert';
  const begun = draft.declarer !== null || draft.level !== null || draft.strain !== null;
  return (
    <>
      <div className="brings">
        <Brings {...props} />
      </div>
      <div className="keypad-foot">
        <button type="submit" className="btn primary big" aria-disabled={after?.ok !== true}>
          {verb}
        </button>
        {pad.game.passedOut && kind !== 'waiting' && (apart || !begun) && (
          <button type="button" className="btn" onClick={onPassOut}>
            {pads.passOut}
          </button>
        )}
        {apart && (
          <button type="button" className="btn" onClick={onCancel}>
            {pads.cancel}
          </button>
        )}
        {kind === 'next' && begun && (
          <button type="button" className="btn" onClick={onClear}>
            {pads.clear}
          </button>
        )}
      </div>
    </>
  );
}

/** What the button does. A contract that waits for its tricks may still be changed without them. */
function useVerb({ kind }: Target, { tricks }: Draft, ready: boolean): string {
  const { pads } = useMessages();
  if (kind === 'edit') return pads.save;
  if (kind === 'insert') return pads.putIn;
  return tricks === null && (kind === 'next' || ready) ? pads.contractLater : pads.enter;
}

/** What the prompt says in kinder words. */
const SAID_ALREADY: readonly PadErrorCode[] = ['tricks-missing', 'nothing-changed'];

/** The score that would be entered; before the tricks are known, what the contract and its defeat are worth. */
function Brings({ pad, target, draft, after }: EntryFootProps) {
  const { pads, score } = useMessages();
  const { name } = usePadSaid(pad);
  const explain = usePadError();
  const worthOf = usePads((state) => state.worth);
  if (after === null) return null;
  if (!after.ok && !SAID_ALREADY.includes(after.error.code))
    return <p className="hint">{explain(after.error)}</p>;
  if (draft.tricks === null || !after.ok) {
    const contract = contractOf(draft);
    // Worth is counted for the deal that comes next; of one among others it would say the wrong thing.
    const next = target.kind === 'next' || target.kind === 'waiting';
    const worth = contract === null || !next ? null : worthOf(contract);
    return (
      contract !== null &&
      worth !== null && (
        <p className="worth">
          {pads.worth(name(contract.declarer), worth.made, name(opponent(contract.declarer)), worth.oneShort)}
        </p>
      )
    );
  }
  const { rows, sheet } = after.value;
  const scored = rows[target.at]?.scored;
  if (scored == null) return <p className="hint">{pads.afterTheEnd}</p>;
  const last = target.at === sheet.rows.length - 1;
  return (
    <>
      <ScoreOfRow pad={pad} scored={scored} bonuses={last ? sheet.bonuses : []} />
      <p className="then">
        {score.total}: {SEATS.map((seat) => pads.brings(name(seat), sheet.totals[seat])).join(' · ')}
      </p>
    </>
  );
}

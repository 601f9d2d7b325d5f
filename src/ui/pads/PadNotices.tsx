import { usePads } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { usePadError } from './usePadError.ts';

/** What must be known on a pad's screens: it is not saved, another tab went on with it, storage was emptied, something was refused. */
export function PadNotices() {
  const { pads, shell } = useMessages();
  const t = shell.notices;
  const explain = usePadError();
  const { saving, movedElsewhere, emptied, refusal } = usePads((state) => state);
  const { saveAgain, dismissMoved, dismissEmptied, dismissRefusal } = usePads((state) => state);
  return (
    // Always in the page, so that screen readers notice what comes into it.
    <div className="notices" role="status">
      {saving.state === 'memory' && (
        <div className="notice">
          <p>
            <strong>{pads.notSaved}</strong> {t.memory[saving.reason]}
          </p>
          <Action name={t.saveAgain} onAction={() => void saveAgain()} />
        </div>
      )}
      {emptied !== null && (
        <div className="notice">
          <p>{pads[emptied]}</p>
          <Action name={t.dismiss} onAction={dismissEmptied} />
        </div>
      )}
      {movedElsewhere && (
        <div className="notice">
          <p>{pads.moved}</p>
          <Action name={t.dismiss} onAction={dismissMoved} />
        </div>
      )}
      {refusal !== null && (
        <div className="notice calm">
          <p>{explain(refusal.error)}</p>
          <Action name={t.dismiss} onAction={dismissRefusal} />
        </div>
      )}
    </div>
  );
}

function Action({ name, onAction }: { readonly name: string; readonly onAction: () => void }) {
  return (
    <button type="button" className="btn" onClick={onAction}>
      {name}
    </button>
  );
}

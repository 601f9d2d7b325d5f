import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { PadEntry } from '../../pads/index.ts';
import { usePads } from '../../store/pads/index.ts';
import type { OpenPad } from '../../store/pads/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { ContractKeys } from './ContractKeys.tsx';
import { NO_DRAFT, contractOf, draftOf, entryOf, withPart } from './draft.ts';
import type { Draft } from './draft.ts';
import { EntryFoot } from './EntryFoot.tsx';
import './keypad.css';
import { PadSign } from './PadSign.tsx';
import { ResultKeys } from './ResultKeys.tsx';
import { writing } from './target.ts';
import type { Target } from './target.ts';
import { TypedEntry } from './TypedEntry.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';
import type { PadAct } from './usePadAct.ts';
import { usePadKeys } from './usePadKeys.ts';
import { usePadSaid } from './usePadSaid.ts';
import { usePrompt } from './usePrompt.ts';

interface EntryPanelProps {
  readonly pad: OpenPad;
  readonly target: Target;
  readonly act: PadAct;
  /** Back to the usual target. */
  readonly onDone: () => void;
  /** Is this the first panel since the screen was opened? It leaves the focus where it is. */
  readonly arrivedRef: { current: boolean };
}

/** The keypad: a contract, its tricks, what they bring, and the button that writes it down. One panel a target. */
export function EntryPanel({ pad, target, act, onDone, arrivedRef }: EntryPanelProps) {
  const { pads, score } = useMessages();
  const words = usePadSaid(pad);
  const entry = pad.view.rows[target.at]?.entry;
  const taken = target.kind === 'edit' || target.kind === 'waiting';
  const [draft, setDraft] = useState<Draft>(taken && entry !== undefined ? draftOf(entry) : NO_DRAFT);
  const [whole, setWhole] = useState(target.kind !== 'waiting');
  const preview = usePads((state) => state.preview);
  const heading = useArrivalFocus(arrivedRef);

  const change = (part: Partial<Draft>): void => setDraft((before) => withPart(pad.game, before, part));
  const contract = contractOf(draft);
  const drafted = entryOf(draft);
  const after = drafted === null ? null : preview(writing(target, drafted));
  const write = (written: PadEntry): void => {
    act(writing(target, written));
    onDone();
  };
  const submit = (): void => {
    if (drafted !== null && after?.ok === true) write(drafted);
  };
  const passOut = (): void => write({ passedOut: true });
  const typed = usePadKeys({
    pad,
    draft,
    onDraft: setDraft,
    tricksOnly: !whole,
    onEnter: submit,
    onPassOut: passOut,
  });
  const prompt = usePrompt(pad, draft, target, after?.ok === true);
  return (
    <section className="panel keypad" aria-labelledby="keypad-title">
      <form
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <header>
          <h2 id="keypad-title" ref={heading} tabIndex={-1}>
            {titleOf(target)}
          </h2>
          <p className="contract-so-far">
            {contract !== null && (
              <>
                <PadSign kind={pad.game.kind} entry={drafted ?? contract} />{' '}
                <small>{score.by(words.name(contract.declarer))}</small>
              </>
            )}
          </p>
          <p className="prompt">{prompt}</p>
        </header>
        {whole ? (
          <ContractKeys pad={pad} draft={draft} onChange={change} />
        ) : (
          <button type="button" className="btn change-contract" onClick={() => setWhole(true)}>
            {pads.changeContract}
          </button>
        )}
        {contract !== null && <ResultKeys pad={pad} draft={draft} onChange={change} level={contract.level} />}
        <TypedEntry typed={typed} />
        <EntryFoot
          pad={pad}
          target={target}
          draft={draft}
          after={after}
          onPassOut={passOut}
          onClear={() => setDraft(NO_DRAFT)}
          onCancel={onDone}
        />
      </form>
    </section>
  );

  function titleOf({ kind, at }: Target): string {
    const deal = words.deal(at);
    return kind === 'edit' ? pads.correct(deal) : kind === 'insert' ? pads.putBefore(deal) : deal;
  }
}

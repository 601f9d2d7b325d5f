import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { Call } from '../../engine/auction/call.ts';
import type { AuctionSoFar } from '../../store/editor/index.ts';
import { BiddingBox } from '../auction/BiddingBox.tsx';
import { AuctionHistory } from '../auction/AuctionHistory.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { typedCall } from '../keys/typedCall.ts';
import { ContractPicker } from './ContractPicker.tsx';
import { useEditor } from './EditorContext.ts';

/** The calls that were made: tapped, typed, or found for a contract. What a hand may not call is taken, and the note says which rule it breaks. */
export function CallsMade() {
  const t = useMessages();
  const auction = useEditor((editor) => editor.standing.auction);
  const { dealer, calls } = useEditor((editor) => editor.draft);
  const change = useEditor((editor) => editor.change);
  return (
    <section className="panel editor-calls" aria-labelledby="editor-calls">
      <h2 id="editor-calls">{t.editor.calls}</h2>
      {auction === null ? (
        <p>{t.editor.callsNeedHands}</p>
      ) : (
        <>
          <ContractPicker />
          <AuctionHistory calls={auction.calls} dealer={dealer} />
          <Outcome auction={auction} />
          <Box auction={auction} />
        </>
      )}
      {calls.length > 0 && (
        <div className="editor-buttons">
          <button
            type="button"
            className="btn"
            onClick={() => change({ calls: calls.slice(0, -1), cards: [] })}
          >
            {t.editor.callBack}
          </button>
          <button type="button" className="btn" onClick={() => change({ calls: [], cards: [] })}>
            {t.editor.callsClear}
          </button>
        </div>
      )}
    </section>
  );
}

function Outcome({ auction: { turn, contract } }: { readonly auction: AuctionSoFar }) {
  const t = useMessages();
  if (turn !== null) return <p role="status">{t.editor.turn(t.editor.names[turn])}</p>;
  return (
    contract !== null && (
      <p role="status">
        <RichText
          text={t.editor.callsOver(t.words.contractSign(contract), t.editor.names[contract.declarer])}
        />
      </p>
    )
  );
}

function Box({ auction }: { readonly auction: AuctionSoFar }) {
  const t = useMessages();
  const { calls, options } = useEditor((editor) => editor.draft);
  const change = useEditor((editor) => editor.change);
  // Behind a call that the rules refuse nothing can be called: it is taken back first.
  if (auction.turn === null || auction.calls.length < calls.length) return null;
  const make = (call: Call): void => change({ calls: [...calls, call], cards: [] });
  const last = auction.calls.at(-1)?.meaning;
  const answered = last === 'answer' || last === 'second-answer';
  return (
    <div className="editor-box">
      <BiddingBox
        legal={auction.legal}
        chosen={null}
        cueBids={options.cueBids}
        answer={auction.answer}
        lists
        meaning={(call) => (call === 'X' && answered ? 'recue-bid' : undefined)}
        onTap={make}
      />
      <TypedCall label={t.editor.callField} onCall={make} />
    </div>
  );
}

function TypedCall({ label, onCall }: { readonly label: string; readonly onCall: (call: Call) => void }) {
  const t = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const call = typedCall(text.trim(), t.language);
    setWrong(call === null || call === 'more');
    if (call === null || call === 'more') return;
    onCall(call);
    setText('');
  };
  return (
    <form className="typed-call" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="editor-pair">
        <input
          id={id}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <button type="submit" className="btn">
          {t.editor.callMake}
        </button>
      </div>
      <p id={`${id}-hint`} className={wrong ? 'error' : 'hint'} role={wrong ? 'alert' : undefined}>
        {wrong ? t.editor.notACall(text) : t.editor.callHint}
      </p>
    </form>
  );
}

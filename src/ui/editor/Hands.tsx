import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { SUITS, isColon } from '../../engine/cards.ts';
import { shapeOf } from '../../engine/hand.ts';
import type { Hand } from '../../engine/hand.ts';
import { formatHand } from '../../engine/notation.ts';
import { SEATS } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import { unplaced } from '../../store/editor/index.ts';
import type { DraftError } from '../../store/editor/index.ts';
import { explainSetup } from '../../i18n/explain.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';

/** Cards of a whole hand. */
const WHOLE = 13;

/** Both hands as they are typed and counted, and what is left. */
export function Hands() {
  const t = useMessages();
  const draft = useEditor((editor) => editor.draft);
  const { upcard, pack } = draft;
  const left = unplaced(draft).length;
  return (
    <section className="panel editor-hands" aria-labelledby="editor-hands">
      <h2 id="editor-hands">{t.editor.hands}</h2>
      <p className="hint">{t.editor.handHint}</p>
      {SEATS.map((seat) => (
        <TypedHand key={`${seat}${formatHand(draft.hands[seat])}`} seat={seat} hand={draft.hands[seat]} />
      ))}
      <p className="tally">
        <RichText text={upcard === null ? t.editor.upcardNone : t.table.upcardIs(t.words.cardSign(upcard))} />
        {' · '}
        {t.editor.packCount(pack.length)}
        {' · '}
        {t.editor.left(left)}
      </p>
    </section>
  );
}

interface TypedHandProps {
  readonly seat: Seat;
  readonly hand: Hand;
}

/** A hand in notation; what is typed counts when one leaves the field or presses Enter. */
function TypedHand({ seat, hand }: TypedHandProps) {
  const t = useMessages();
  const putHand = useEditor((editor) => editor.putHand);
  const id = useId();
  const written = hand.length === 0 ? '' : formatHand(hand);
  const [text, setText] = useState(written);
  const [error, setError] = useState<DraftError | null>(null);
  const take = (): void => {
    if (text !== written) setError(putHand(seat, text));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    take();
  };
  return (
    <form className="typed-hand" onSubmit={submit}>
      <label htmlFor={id}>{t.editor.hand(t.editor.names[seat])}</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={seat === 'N' ? 'AKQ2.J94.T.543:LG' : ''}
        aria-invalid={error !== null}
        aria-describedby={`${id}-tally`}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        onBlur={take}
      />
      <p id={`${id}-tally`} className="tally">
        {tally(t.editor, hand, t.words.points)}
      </p>
      {error !== null && (
        <p className="error" role="alert">
          <RichText text={explainSetup(t, error, t.editor.names)} />
        </p>
      )}
    </form>
  );
}

interface TallyWords {
  readonly of: (held: number, most: number) => string;
  readonly shape: (shape: string) => string;
  readonly colons: (count: number) => string;
}

/** `13 of 13 · 14 points · shape 4-3-3-2 · 1 colon`. */
function tally(t: TallyWords, hand: Hand, points: (count: number) => string): string {
  const shape = shapeOf(hand);
  const lengths = [...SUITS].reverse().map((suit) => shape.length[suit]);
  return [
    t.of(hand.length, WHOLE),
    points(shape.points),
    t.shape(lengths.join('-')),
    t.colons(hand.filter(isColon).length),
  ].join(' · ');
}

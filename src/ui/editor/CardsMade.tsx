import type { Card } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { PlaySoFar } from '../../store/editor/index.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useEditor } from './EditorContext.ts';

/** The cards that were played, tapped in turn; what may not be played now cannot be. */
export function CardsMade() {
  const t = useMessages();
  const play = useEditor((editor) => editor.standing.play);
  const { cards } = useEditor((editor) => editor.draft);
  const change = useEditor((editor) => editor.change);
  return (
    <section className="panel editor-played" aria-labelledby="editor-played">
      <h2 id="editor-played">{t.editor.played}</h2>
      {play === null ? (
        cards.length === 0 && <p>{t.editor.playNeeds}</p>
      ) : (
        <Turn play={play} onPlay={(card) => change({ cards: [...cards, card] })} />
      )}
      {cards.length > 0 && (
        <div className="editor-buttons">
          <button type="button" className="btn" onClick={() => change({ cards: cards.slice(0, -1) })}>
            {t.editor.cardBack}
          </button>
          <button type="button" className="btn" onClick={() => change({ cards: [] })}>
            {t.editor.cardsClear}
          </button>
        </div>
      )}
    </section>
  );
}

interface TurnProps {
  readonly play: PlaySoFar;
  readonly onPlay: (card: Card) => void;
}

function Turn({ play: { phase, turn, hands, legal }, onPlay }: TurnProps) {
  const t = useMessages();
  if (turn === null) return null;
  const name = t.editor.names[turn];
  const { led, won } = phase;
  return (
    <>
      <p>{t.editor.tricksWon(won.N, won.S)}</p>
      <p role="status">
        <RichText text={led === null ? t.editor.leads(name) : t.editor.follows(name, t.words.theCard(led))} />
      </p>
      <ol role="list" className="editor-trick" aria-label={t.editor.playable(name)}>
        {hands[turn].map((card) => (
          <li key={card}>
            <button
              type="button"
              className="play-key"
              aria-label={t.words.card(card)}
              aria-disabled={!legal.includes(card)}
              onClick={() => {
                if (legal.includes(card)) onPlay(card);
              }}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ol>
      <p className="hint">
        {t.editor.heldBy(t.editor.names[opponent(turn)], t.words.cards(hands[opponent(turn)].length))}
      </p>
    </>
  );
}

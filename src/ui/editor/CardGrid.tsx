import { useId, useState } from 'react';
import { COLONS, RANKS, SUITS, isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { PLACES, placeIn } from '../../store/editor/index.ts';
import type { DraftError, Draft, Place } from '../../store/editor/index.ts';
import { explainSetup } from '../../i18n/explain.ts';
import type { Messages } from '../../i18n/index.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { RichText } from '../common/RichText.tsx';
import { useMessages, useRankSign } from '../common/useMessages.ts';
import '../pads/keypad.css';
import { useEditor } from './EditorContext.ts';

const HIGH_SUITS = [...SUITS].reverse();
const HIGH_RANKS = [...RANKS].reverse();

/** All 55 cards, each with its place; a tap puts it where the chosen place is, or takes it away from there. */
export function CardGrid() {
  const t = useMessages();
  const put = useEditor((editor) => editor.put);
  const draft = useEditor((editor) => editor.draft);
  const [target, setTarget] = useState<Place>('N');
  const [error, setError] = useState<DraftError | null>(null);
  const [said, setSaid] = useState('');
  const tap = (card: Card): void => {
    const place = placeIn(draft, card) === target ? null : target;
    const wrong = put(card, place);
    setError(wrong);
    setSaid(
      wrong === null ? t.editor.moved(card, place === null ? t.editor.noPlace : t.editor.places[place]) : '',
    );
  };
  return (
    <section className="panel editor-cards" aria-labelledby="editor-cards">
      <h2 id="editor-cards">{t.editor.cards}</h2>
      <Targets target={target} onChange={setTarget} />
      <p className="hint">{t.editor.tapHint}</p>
      {HIGH_SUITS.map((suit) => (
        <div key={suit} className="card-row" role="group" aria-label={t.words.suit(suit)}>
          {HIGH_RANKS.map((rank) => (
            <CardKey key={rank} card={`${suit}${rank}`} draft={draft} onTap={tap} />
          ))}
        </div>
      ))}
      <div className="card-row colons">
        {COLONS.map((colon) => (
          <CardKey key={colon} card={colon} draft={draft} onTap={tap} />
        ))}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {error !== null && (
        <p className="error" role="alert">
          <RichText text={explainSetup(t, error, t.editor.names)} />
        </p>
      )}
    </section>
  );
}

interface TargetsProps {
  readonly target: Place;
  readonly onChange: (place: Place) => void;
}

function Targets({ target, onChange }: TargetsProps) {
  const t = useMessages().editor;
  const name = useId();
  return (
    <fieldset className="keys targets">
      <legend>{t.target}</legend>
      {PLACES.map((place) => (
        <label key={place} className="key">
          <input
            type="radio"
            name={name}
            checked={place === target}
            onChange={() => {
              onChange(place);
            }}
          />
          <span>{t.places[place]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CardKeyProps {
  readonly card: Card;
  readonly draft: Draft;
  readonly onTap: (card: Card) => void;
}

function CardKey({ card, draft, onTap }: CardKeyProps) {
  const t = useMessages();
  const place = placeIn(draft, card);
  return (
    <button
      type="button"
      className={`card-key${place === null ? '' : ` at-${place}`}`}
      aria-label={t.editor.cardAt(t.words.card(card), placeWords(t, draft, card, place))}
      onClick={() => {
        onTap(card);
      }}
    >
      <span className="num">
        <CardSign card={card} />
      </span>
      <small aria-hidden="true">{place === null ? '·' : signOf(t, draft, card, place)}</small>
    </button>
  );
}

function CardSign({ card }: { readonly card: Card }) {
  const t = useMessages();
  const rankSign = useRankSign();
  if (isColon(card)) return t.words.colonShort(card);
  return (
    <>
      {rankSign(rankOf(card))}
      <SuitSymbol suit={suitOfSuitCard(card)} />
    </>
  );
}

function placeWords(t: Messages, draft: Draft, card: Card, place: Place | null): string {
  if (place === null) return t.editor.noPlace;
  return place === 'pack' ? t.editor.inPack(draft.pack.indexOf(card) + 1) : t.editor.places[place];
}

function signOf(t: Messages, draft: Draft, card: Card, place: Place): string {
  return place === 'pack' ? String(draft.pack.indexOf(card) + 1) : t.editor.placeSigns[place];
}

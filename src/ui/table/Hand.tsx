import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Card } from '../../engine/cards.ts';
import { CardFace } from '../cards/CardFace.tsx';
import '../cards/fan.css';
import { useMessages } from '../common/useMessages.ts';

interface HandProps {
  readonly label: string;
  readonly cards: readonly Card[];
  /** Cards that may be chosen now; the others look off but can be tried. */
  readonly playable: readonly Card[];
  readonly chosen: readonly Card[];
  /** Cards just drawn. */
  readonly fresh: readonly Card[];
  /** Are cards toggled (exchange) or tried one at a time (play)? `null`: only looked at. */
  readonly mode: 'toggle' | 'play' | null;
  readonly onTap: (card: Card, event: MouseEvent) => void;
}

/**
 * One's own hand: a fan of buttons with a single Tab stop; arrow keys, Home and End go from card to card. The focus stays in the
 * hand when the card that had it leaves.
 */
export function Hand({ label, cards, playable, chosen, fresh, mode, onTap }: HandProps) {
  const t = useMessages();
  const list = useRef<HTMLOListElement>(null);
  const [stop, setStop] = useState(0);
  const keepFocus = useRef(false);
  const at = Math.min(stop, cards.length - 1);

  useEffect(() => {
    if (keepFocus.current && document.activeElement === document.body) focusCard(list.current, at);
    keepFocus.current = false;
  }, [cards, at]);

  function move(event: KeyboardEvent): void {
    // Kept down on a card that wins the trick, Enter would lead the next one, and the next.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const to = destination(event.key, at, cards.length);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    focusCard(list.current, to);
  }

  return (
    <section className="hand" aria-label={label}>
      <div className="fan">
        <ol role="list" ref={list} style={{ '--n': cards.length }}>
          {cards.map((card, place) => {
            const off = mode === 'play' && !playable.includes(card);
            const up = chosen.includes(card);
            const isNew = fresh.includes(card);
            const states = [
              mode === 'play' ? (off ? t.table.notPlayable : t.table.playable) : null,
              isNew ? t.table.fresh : null,
            ].filter((word) => word !== null);
            return (
              <li key={card} className={place > 0 && cards[place - 1]?.[0] !== card[0] ? 'gap' : undefined}>
                <button
                  type="button"
                  className={['card', off ? 'off' : '', up ? 'chosen' : ''].filter(Boolean).join(' ')}
                  tabIndex={place === at ? 0 : -1}
                  aria-label={[t.words.card(card), t.table.place(place + 1, cards.length), ...states].join(
                    ', ',
                  )}
                  aria-pressed={mode === null ? undefined : up}
                  aria-disabled={off || mode === null ? true : undefined}
                  onKeyDown={move}
                  onFocus={() => {
                    setStop(place);
                  }}
                  onClick={(event) => {
                    // Nor does a double click play two cards.
                    if (mode === 'play' && event.detail > 1) return;
                    keepFocus.current = event.detail === 0;
                    onTap(card, event);
                  }}
                >
                  <CardFace card={card} />
                  {isNew && <span className="ribbon">{t.table.freshRibbon}</span>}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function destination(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function focusCard(list: HTMLOListElement | null, at: number): void {
  list?.querySelectorAll('button')[at]?.focus();
}

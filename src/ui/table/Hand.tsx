import {
  startTransition,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Card } from '../../engine/cards.ts';
import { useTable } from '../../store/index.ts';
import { useMessages } from '../common/useMessages.ts';
import { TypingContext } from '../keys/TypingContext.ts';
import '../cards/fan.css';
import { HandCard } from './HandCard.tsx';
import type { HandMode } from './HandCard.tsx';

interface HandProps {
  readonly label: string;
  readonly cards: readonly Card[];
  /** Cards that may be chosen now; the others look off but can be tried. */
  readonly playable: readonly Card[];
  readonly chosen: readonly Card[];
  /** Cards just drawn. */
  readonly fresh: readonly Card[];
  readonly mode: HandMode;
  readonly onTap: (card: Card, event: MouseEvent) => void;
}

/**
 * One's own hand: a toolbar of cards with a single Tab stop; arrow keys, Home and End go from card to card, and typing finds one. The
 * focus stays in the hand when the card that had it leaves.
 */
export function Hand({ label, cards, playable, chosen, fresh, mode, onTap }: HandProps) {
  const list = useRef<HTMLOListElement>(null);
  const headingId = useId();
  const t = useMessages();
  const reasons = useReasons(cards, playable, mode);
  const typed = useContext(TypingContext).card;
  const [stop, setStop] = useState(0);
  const keepFocus = useRef(false);
  const count = cards.length;
  const at = Math.min(stop, count - 1);

  useLayoutEffect(() => {
    if (keepFocus.current && document.activeElement === document.body) focusCard(list.current, at);
    keepFocus.current = false;
  }, [cards, at]);

  useLayoutEffect(() => {
    if (typed !== null) focusCard(list.current, cards.indexOf(typed));
  }, [typed, cards]);

  // These three stay the same while the focus moves, so that only two cards are drawn anew for that.
  const tap = useCallback(
    (card: Card, event: MouseEvent) => {
      // A double click does not play two cards.
      if (mode === 'play' && event.detail > 1) return;
      keepFocus.current = event.detail === 0;
      onTap(card, event);
    },
    [mode, onTap],
  );
  // A finger brings the focus to its card just before the tap counts: the tap comes first.
  const focused = useCallback((place: number) => {
    startTransition(() => {
      setStop(place);
    });
  }, []);
  const move = useCallback(
    (place: number, event: KeyboardEvent) => {
      // Kept down on a card that wins the trick, Enter would lead the next one, and the next.
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
      const to = destination(event.key, place, count);
      if (to === null) return;
      event.preventDefault();
      setStop(to);
      focusCard(list.current, to);
    },
    [count],
  );

  return (
    <section className="hand" aria-labelledby={headingId}>
      <h2 id={headingId} className="sr-only">
        {label}
      </h2>
      <div className="fan" role="toolbar" aria-label={t.help.handKeys}>
        <ol role="none" ref={list} style={{ '--n': count }}>
          {cards.map((card, place) => (
            <li
              key={card}
              role="none"
              className={place > 0 && cards[place - 1]?.[0] !== card[0] ? 'gap' : undefined}
            >
              <HandCard
                card={card}
                place={place}
                count={count}
                mode={mode}
                playable={playable.includes(card)}
                why={reasons.get(card) ?? null}
                chosen={chosen.includes(card)}
                fresh={fresh.includes(card)}
                tabStop={place === at}
                onTap={tap}
                onKeyDown={move}
                onFocus={focused}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Why each card that may not be played may not, in words: the engine's own reasons. */
function useReasons(
  cards: readonly Card[],
  playable: readonly Card[],
  mode: HandMode,
): ReadonlyMap<Card, string> {
  const t = useMessages();
  const whyNot = useTable((table) => table.whyNot);
  return useMemo(() => {
    const off = mode === 'play' ? cards.filter((card) => !playable.includes(card)) : [];
    return new Map(off.map((card) => [card, t.help.notPlayable(whyNot(card))]));
  }, [cards, playable, mode, whyNot, t]);
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

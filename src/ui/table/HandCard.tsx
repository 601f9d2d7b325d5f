import { memo, useContext } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Card } from '../../engine/cards.ts';
import { FaceContext } from '../cards/FaceContext.ts';
import { useMessages } from '../common/useMessages.ts';

/** Are cards toggled (exchange) or tried one at a time (play)? `null`: only looked at. */
export type HandMode = 'toggle' | 'play' | null;

interface HandCardProps {
  readonly card: Card;
  /** Counted from 0, of `count`. */
  readonly place: number;
  readonly count: number;
  readonly mode: HandMode;
  readonly playable: boolean;
  /** Why it may not be played, in words; `null` where it may, or where nothing is played. */
  readonly why: string | null;
  readonly chosen: boolean;
  readonly fresh: boolean;
  /** Is this the card that Tab comes to? */
  readonly tabStop: boolean;
  readonly onTap: (card: Card, event: MouseEvent) => void;
  readonly onKeyDown: (place: number, event: KeyboardEvent) => void;
  readonly onFocus: (place: number) => void;
}

/** One card of a hand, as a button that says in words what it is, where it stands and whether it may be played. */
export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, place, count, mode, playable, why, chosen, fresh, tabStop, onTap, onKeyDown, onFocus } =
    props;
  const t = useMessages();
  const Face = useContext(FaceContext);
  const off = mode === 'play' && !playable;
  const words = [
    t.words.card(card),
    t.table.place(place + 1, count),
    mode === 'play' ? (off ? why : t.table.playable) : null,
    fresh ? t.table.fresh : null,
  ];
  return (
    <button
      type="button"
      className={['card', off ? 'off' : '', chosen ? 'chosen' : ''].filter(Boolean).join(' ')}
      tabIndex={tabStop ? 0 : -1}
      aria-label={words.filter((word) => word !== null).join(', ')}
      aria-pressed={mode === null ? undefined : chosen}
      aria-disabled={off || mode === null ? true : undefined}
      onKeyDown={(event) => {
        onKeyDown(place, event);
      }}
      onFocus={() => {
        onFocus(place);
      }}
      onClick={(event) => {
        onTap(card, event);
      }}
    >
      <Face card={card} />
      {fresh && <span className="ribbon">{t.table.freshRibbon}</span>}
    </button>
  );
});

import { memo } from 'react';
import { isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card, Colon, SuitCard } from '../../engine/cards.ts';
import { symbolAt } from '../cards/suitPaths.ts';
import { useMessages, useRankSign } from '../common/useMessages.ts';

/** A card as small as one can read it: its index alone, for a strip that the player's own hand can shade. */
export const CardIndex = memo(function CardIndex({ card }: { readonly card: Card }) {
  return (
    <svg
      className={isColon(card) ? 'face index-face colon-face' : 'face index-face'}
      data-suit={isColon(card) ? undefined : suitOfSuitCard(card)}
      viewBox="0 0 48 52"
      aria-hidden="true"
      focusable="false"
    >
      {isColon(card) ? <ColonIndex colon={card} /> : <SuitIndex card={card} />}
    </svg>
  );
});

function SuitIndex({ card }: { readonly card: SuitCard }) {
  const rankSign = useRankSign();
  return (
    <>
      <text className="rank" x="24" y="28">
        {rankSign(rankOf(card))}
      </text>
      <path d={symbolAt(suitOfSuitCard(card), 24, 41, 19)} />
    </>
  );
}

/** The two dots, filled and open as on its face (R1), and its name. */
function ColonIndex({ colon }: { readonly colon: Colon }) {
  const name = useMessages().words.colonShort(colon);
  return (
    <>
      <circle className={colon === ':L' ? 'dot' : 'dot filled'} cx="24" cy="11.5" r="6" />
      <circle className={colon === ':G' ? 'dot filled' : 'dot'} cx="24" cy="27.5" r="6" />
      <text
        className="colon-name"
        x="24"
        y="46"
        // A long name, as in Dutch, is set closer.
        {...(name.length > 6 && { textLength: 44, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    </>
  );
}

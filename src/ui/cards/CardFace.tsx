import { memo } from 'react';
import { isColon, rankOf, suitOfSuitCard } from '../../engine/cards.ts';
import type { Card, Rank, SuitCard } from '../../engine/cards.ts';
import { useRankSign } from '../common/useMessages.ts';
import { ColonFace } from './ColonFace.tsx';
import './cards.css';
import { CourtFace, isCourt } from './CourtFace.tsx';
import { AceFace, SpotFace } from './SpotFace.tsx';
import { symbolAt } from './suitPaths.ts';
import { TURN } from './turn.ts';

/**
 * The face of one of the 55 cards (R1), as wide as `--card-w`. It is a picture only: the button or figure around it gives the
 * card's name in words.
 */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  return (
    <svg
      className={isColon(card) ? 'face colon-face' : 'face'}
      data-suit={isColon(card) ? undefined : suitOfSuitCard(card)}
      viewBox="0 0 250 350"
      aria-hidden="true"
      focusable="false"
    >
      {isColon(card) ? <ColonFace colon={card} /> : <SuitFace card={card} />}
    </svg>
  );
});

function SuitFace({ card }: { readonly card: SuitCard }) {
  const rank = rankOf(card);
  return (
    <>
      <Art card={card} rank={rank} />
      <Index card={card} rank={rank} />
      <g transform={TURN}>
        <Index card={card} rank={rank} />
      </g>
    </>
  );
}

function Art({ card, rank }: { readonly card: SuitCard; readonly rank: Rank }) {
  const suit = suitOfSuitCard(card);
  if (rank === 'A') return <AceFace suit={suit} />;
  if (isCourt(rank)) return <CourtFace suit={suit} rank={rank} />;
  return <SpotFace suit={suit} rank={rank} />;
}

function Index({ card, rank }: { readonly card: SuitCard; readonly rank: Rank }) {
  const rankSign = useRankSign();
  return (
    <g className="index">
      {rank === 'T' ? (
        <text x="35" y="66" textLength="57" lengthAdjust="spacingAndGlyphs">
          10
        </text>
      ) : (
        <text x="35" y="66">
          {rankSign(rank)}
        </text>
      )}
      <path d={symbolAt(suitOfSuitCard(card), 35, 97, 40)} />
    </g>
  );
}

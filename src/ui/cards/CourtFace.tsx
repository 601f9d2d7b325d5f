import { Suspense } from 'react';
import type { Rank } from '../../engine/cards.ts';
import { Later } from '../common/Later.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import type { Court, CourtProps } from './CourtFigure.tsx';

/** Pictures only: where their code does not come, a card goes without. */
const CourtFigure = lazyScreen<CourtProps>(() =>
  import('./CourtFigure.tsx').then(
    (found) => found.CourtFigure,
    () => () => null,
  ),
);

/** Is this the rank of a jack, queen or king? */
export function isCourt(rank: Rank): rank is Court {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

/** The picture fills the card but for a notch at each index. */
const FRAME =
  'M78 14H226q10 0 10 10V214q0 10-10 10H192q-10 0-10 10V326q0 10-10 10H24q-10 0-10-10V136q0-10 10-10H58q10 0 10-10V24q0-10 10-10z';

/**
 * Jack, queen or king. Nobody needs the figure to know the card, and it is most of what a hand is made of: so it comes behind the
 * indexes, and its code behind the first screen.
 */
export function CourtFace({ suit, rank }: CourtProps) {
  return (
    <g className="art court">
      <path className="tint" d={FRAME} />
      <Later>
        <Suspense fallback={null}>
          <CourtFigure suit={suit} rank={rank} />
        </Suspense>
      </Later>
      <path className="frame" d={FRAME} />
    </g>
  );
}

import type { Rank, Suit } from '../../engine/cards.ts';
import { Later } from '../common/Later.tsx';
import { FIGURES } from './figures.tsx';
import type { Court } from './figures.tsx';
import { TURN } from './turn.ts';

/** Is this the rank of a jack, queen or king? */
export function isCourt(rank: Rank): rank is Court {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

/** The picture fills the card but for a notch at each index. */
const FRAME =
  'M78 14H226q10 0 10 10V214q0 10-10 10H192q-10 0-10 10V326q0 10-10 10H24q-10 0-10-10V136q0-10 10-10H58q10 0 10-10V24q0-10 10-10z';

/** A sash across the middle hides the seam of the two halves. It rises a quarter: y = 175 + (x - 125) / 4. */
const SASH = 'M14 137.3L236 192.8V212.8L14 157.3z';

const SASH_STUDS = Array.from({ length: 9 }, (_, i) => {
  const x = 29 + i * 24;
  return `M${x} ${175 + (x - 125) / 4}m-6-1.5l6-5 6 8-6 5z`;
}).join('');

/**
 * Jack, queen or king: a half figure drawn once and turned for the other end. Nobody needs it to know the card, and it is most of what
 * a hand is made of: so it comes behind the indexes.
 */
export function CourtFace({ suit, rank }: { readonly suit: Suit; readonly rank: Court }) {
  const Figure = FIGURES[rank];
  return (
    <g className="art court">
      <path className="tint" d={FRAME} />
      <Later>
        <Figure suit={suit} />
        <g transform={TURN}>
          <Figure suit={suit} />
        </g>
        <path className="gold line" d={SASH} />
        <path className="fine" d={SASH_STUDS} />
      </Later>
      <path className="frame" d={FRAME} />
    </g>
  );
}

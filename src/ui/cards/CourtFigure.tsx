import type { Suit } from '../../engine/cards.ts';
import { FIGURES } from './figures.tsx';
import type { Court } from './figures.tsx';
import { TURN } from './turn.ts';

export type { Court } from './figures.tsx';

export interface CourtProps {
  readonly suit: Suit;
  readonly rank: Court;
}

/** A sash across the middle hides the seam of the two halves. It rises a quarter: y = 175 + (x - 125) / 4. */
const SASH = 'M14 137.3L236 192.8V212.8L14 157.3z';

const SASH_STUDS = Array.from({ length: 9 }, (_, i) => {
  const x = 29 + i * 24;
  return `M${x} ${175 + (x - 125) / 4}m-6-1.5l6-5 6 8-6 5z`;
}).join('');

/** A half figure drawn once and turned for the other end, with the sash over the seam. */
export function CourtFigure({ suit, rank }: CourtProps) {
  const Figure = FIGURES[rank];
  return (
    <>
      <Figure suit={suit} />
      <g transform={TURN}>
        <Figure suit={suit} />
      </g>
      <path className="gold line" d={SASH} />
      <path className="fine" d={SASH_STUDS} />
    </>
  );
}

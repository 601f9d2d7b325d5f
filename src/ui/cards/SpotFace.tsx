import type { Rank, Suit } from '../../engine/cards.ts';
import { PIPS } from './pips.ts';
import { symbolAt } from './suitPaths.ts';

/** The pips of a two to a ten in one path; those below the middle are upside down. */
export function SpotFace({ suit, rank }: { readonly suit: Suit; readonly rank: Rank }) {
  const spots = PIPS[rank] ?? [];
  const size = spots.length > 8 ? 40 : spots.length > 3 ? 44 : 52;
  return <path className="pips" d={spots.map(([x, y]) => symbolAt(suit, x, y, size, y > 175)).join('')} />;
}

/** Sixty rays of four lengths, the longest up, down and sideways, where the indexes leave room. */
const RAYS = Array.from({ length: 60 }, (_, i) => {
  const angle = (i * Math.PI) / 30;
  const to = i % 15 === 0 ? 108 : i % 5 === 0 ? 98 : i % 2 === 0 ? 91 : 87;
  const at = (r: number) =>
    `${(125 + r * Math.sin(angle)).toFixed(1)} ${(175 - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(82)}L${at(to)}`;
}).join('');

/** The ace: one great symbol, inlaid, in a wreath of brass rays. */
export function AceFace({ suit }: { readonly suit: Suit }) {
  const size = suit === 'D' ? 138 : 122;
  return (
    <g className="art">
      <path className="ray" d={RAYS} />
      <circle className="ray" cx="125" cy="175" r="76" />
      <path className="pips" d={symbolAt(suit, 125, 175, size)} />
      <path className="inlay" d={symbolAt(suit, 125, 176, size * 0.8)} />
      <path className="gold" d={symbolAt(suit, 125, 179, size * 0.37)} />
    </g>
  );
}

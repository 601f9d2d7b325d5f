import type { Rank, Suit } from '../../engine/cards.ts';
import { PIPS } from './pips.ts';
import { symbolAt } from './suitPaths.ts';

/** The pips of a two to a ten in one path; those below the middle are upside down. */
export function SpotFace({ suit, rank }: { readonly suit: Suit; readonly rank: Rank }) {
  const spots = PIPS[rank] ?? [];
  const size = spots.length > 8 ? 40 : spots.length > 3 ? 44 : 52;
  return <path className="pips" d={spots.map(([x, y]) => symbolAt(suit, x, y, size, y > 175)).join('')} />;
}

const RAYS = Array.from({ length: 48 }, (_, i) => {
  const angle = (i * Math.PI) / 24;
  const [from, to] = i % 4 === 0 ? [82, 98] : i % 2 === 0 ? [82, 92] : [82, 86];
  const at = (r: number) =>
    `${(125 + r * Math.sin(angle)).toFixed(1)} ${(175 - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}).join('');

/** The ace: one great symbol, inlaid, in a wreath of brass rays. */
export function AceFace({ suit }: { readonly suit: Suit }) {
  return (
    <g className="art">
      <path className="ray" d={RAYS} />
      <circle className="ray" cx="125" cy="175" r="76" />
      <path className="pips" d={symbolAt(suit, 125, 175, 122)} />
      <path className="inlay" d={symbolAt(suit, 125, 175, 98)} />
      <path className="gold" d={symbolAt(suit, 125, 179, 46)} />
    </g>
  );
}

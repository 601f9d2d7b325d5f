import { memo } from 'react';
import './cards.css';

const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** Two waves that mirror each other enclose a chain of leaves; five chains side by side make the net. */
const NET = COLUMNS.map((c) => `M${45 + c * 40} 21${wave(40)}M${45 + c * 40} 21${wave(-40)}`).join('');

/** In every leaf the two dots of a colon, but for those under the seal. */
const DOTS = COLUMNS.flatMap((c) => ROWS.map((r) => [c, r] as const))
  .filter(([c, r]) => Math.hypot(c - 2, r - 3) > 1.3)
  .map(([c, r]) => `M${45 + c * 40} ${35 + r * 44}h0m0 16h0`)
  .join('');

/** A seal in the middle, with a rim of twelve scallops, for a colon of its own. */
const SEAL = Array.from({ length: 13 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  const at = `${(125 + 44 * Math.sin(angle)).toFixed(1)} ${(175 - 44 * Math.cos(angle)).toFixed(1)}`;
  return i === 0 ? `M${at}` : `A12 12 0 0 1 ${at}`;
}).join('');

/** The back of every card: one pattern, the same for all, that knows nothing of the face. */
export const CardBack = memo(function CardBack() {
  return (
    <svg className="back" viewBox="0 0 250 350" aria-hidden="true" focusable="false">
      <path className="field" d="M24 13h202q11 0 11 11v302q0 11-11 11h-202q-11 0-11-11v-302q0-11 11-11z" />
      <path className="net" d={NET} />
      <path className="dots" d={DOTS} />
      <path className="seal" d={SEAL} />
      <path className="colon" d="M125 159h0m0 32h0" />
      <path className="rim" d="M26 18h198q8 0 8 8v298q0 8-8 8h-198q-8 0-8-8v-298q0-8 8-8z" />
    </svg>
  );
});

function wave(bulge: number): string {
  return `q${bulge} 22 0 44${'t0 44'.repeat(6)}`;
}

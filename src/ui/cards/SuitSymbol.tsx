import { memo } from 'react';
import './cards.css';
import type { Suit } from '../../engine/cards.ts';
import { symbolAt } from './suitPaths.ts';

const PATHS: Readonly<Record<Suit, string>> = {
  S: symbolAt('S', 50, 50, 96),
  H: symbolAt('H', 50, 50, 96),
  D: symbolAt('D', 50, 50, 96),
  C: symbolAt('C', 50, 50, 96),
};

/**
 * A suit symbol as big as the text around it, in the suit's colour for the ground it stands on. It is silent: whoever uses it
 * gives the suit's name in words.
 */
export const SuitSymbol = memo(function SuitSymbol({ suit }: { readonly suit: Suit }) {
  return (
    <svg className="suit" data-suit={suit} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={PATHS[suit]} />
    </svg>
  );
});

import { isColon } from '../../engine/cards.ts';
import type { Card } from '../../engine/cards.ts';
import { useMessages } from '../common/useMessages.ts';
import { Term } from '../help/Term.tsx';

/** What the upcard is, on tap; of a colon what a colon is, which no other card tells. */
export function UpcardTerm({ upcard }: { readonly upcard: Card }) {
  return <Term of={isColon(upcard) ? 'colon' : 'upcard'}>{useMessages().table.upcard}</Term>;
}

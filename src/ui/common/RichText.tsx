import { Fragment } from 'react';
import type { Rank, Suit } from '../../engine/cards.ts';
import { SUIT_SIGNS } from '../../i18n/index.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { useMessages, useRankSign } from './useMessages.ts';

const SUIT_OF_SIGN = new Map(Object.entries(SUIT_SIGNS).map(([suit, sign]) => [sign, suit as Suit]));

/**
 * A message whose suit signs are drawn (the fonts hold none) and read aloud as words: `2♥` looks like 2♥ and reads "2 hearts".
 * Messages write the letters of cards in English, `♥Q`; they are shown in the letters that were chosen.
 */
export function RichText({ text }: { readonly text: string }) {
  const t = useMessages();
  const rankSign = useRankSign();
  return text.split(/([♠♥♦♣][AKQJ]?)/u).map((part, at, parts) => {
    const suit = SUIT_OF_SIGN.get(part.charAt(0));
    if (suit === undefined) return <Fragment key={at}>{part}</Fragment>;
    return (
      <Fragment key={at}>
        <SuitSymbol suit={suit} />
        <span className="sr-only">
          {' '}
          {/\b1$/.test(parts[at - 1] ?? '') ? t.words.oneOfSuit(suit) : t.words.suit(suit)}{' '}
        </span>
        {part.length > 1 && rankSign(part.charAt(1) as Rank)}
      </Fragment>
    );
  });
}

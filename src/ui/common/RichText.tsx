import { Fragment } from 'react';
import type { Rank, Suit } from '../../engine/cards.ts';
import { SUIT_SIGNS } from '../../i18n/index.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { useMessages, useRankSign } from './useMessages.ts';

const SUIT_OF_SIGN = new Map(Object.entries(SUIT_SIGNS).map(([suit, sign]) => [sign, suit as Suit]));
/** A suit with the level before it or the rank behind it. */
const SIGNED = /(\d*[♠♥♦♣](?:[AKQJ]|\d+)?)/u;

/**
 * A message whose suit signs are drawn (the fonts hold none) and read aloud as words: `2♥` looks like 2♥ and reads "2 hearts".
 * Messages write the letters of cards in English, `♥Q`; they are shown in the letters that were chosen.
 */
export function RichText({ text }: { readonly text: string }) {
  return text
    .split(SIGNED)
    .map((part, at) =>
      at % 2 === 1 ? <Signed key={at} text={part} /> : <Fragment key={at}>{part}</Fragment>,
    );
}

/** `2♥`, `♥Q`: on one line. */
function Signed({ text }: { readonly text: string }) {
  const t = useMessages();
  const rankSign = useRankSign();
  const [, level = '', sign = '', rank = ''] = /^(\d*)(.)(.*)$/u.exec(text) ?? [];
  const suit = SUIT_OF_SIGN.get(sign);
  if (suit === undefined) return text;
  return (
    <span className="signed">
      {level}
      <SuitSymbol suit={suit} />
      <span className="sr-only"> {level === '1' ? t.words.oneOfSuit(suit) : t.words.suit(suit)} </span>
      {/^[AKQJ]$/.test(rank) ? rankSign(rank as Rank) : rank}
    </span>
  );
}

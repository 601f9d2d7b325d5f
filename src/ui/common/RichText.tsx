import { Fragment } from 'react';
import type { Rank, Suit } from '../../engine/cards.ts';
import { SUIT_SIGNS } from '../../i18n/index.ts';
import { SuitSymbol } from '../cards/SuitSymbol.tsx';
import { useMessages, useRankSign } from './useMessages.ts';

const SUIT_OF_SIGN = new Map(Object.entries(SUIT_SIGNS).map(([suit, sign]) => [sign, suit as Suit]));
/** A suit with the level before it or the rank or doubles behind it; no-trump where it is doubled. */
const SIGNED = /(\d*[♠♥♦♣](?:[AKQJ]|\d+|XX?)?|\d(?:NT|SA)XX?)/u;

/**
 * A message whose suit signs are drawn (the fonts hold none) and read aloud as words: `2♥X` looks like 2♥X and reads "2 hearts
 * doubled".
 * Messages write the letters of cards in English, `♥Q`; they are shown in the letters that were chosen.
 */
export function RichText({ text }: { readonly text: string }) {
  return text
    .split(SIGNED)
    .map((part, at) =>
      at % 2 === 1 ? <Signed key={at} text={part} /> : <Fragment key={at}>{part}</Fragment>,
    );
}

/** `2♥`, `♥Q`, `3NTX`: on one line. */
function Signed({ text }: { readonly text: string }) {
  const t = useMessages();
  const rankSign = useRankSign();
  const [, level = '', sign = '', behind = ''] = /^(\d*)([♠♥♦♣]|NT|SA)(.*)$/u.exec(text) ?? [];
  const suit = SUIT_OF_SIGN.get(sign);
  const doubles = /^XX?$/.test(behind);
  return (
    <span className="signed">
      {level}
      {suit === undefined ? (
        sign
      ) : (
        <>
          <SuitSymbol suit={suit} />
          <span className="sr-only"> {level === '1' ? t.words.oneOfSuit(suit) : t.words.suit(suit)} </span>
        </>
      )}
      {doubles ? (
        <>
          <span aria-hidden="true">{behind}</span>
          <span className="sr-only"> {behind === 'X' ? t.help.spoken.X : t.help.spoken.XX} </span>
        </>
      ) : /^[AKQJ]$/.test(behind) ? (
        rankSign(behind as Rank)
      ) : (
        behind
      )}
    </span>
  );
}

import { SUITS, suitOf } from '../../engine/cards.ts';
import type { Card, Suit } from '../../engine/cards.ts';
import type { PlayView } from '../../engine/view/types.ts';
import { explainError } from '../../i18n/explain.ts';
import { useTable } from '../../store/index.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import type { MovesProps } from './MovesProps.ts';

/** Suits as a hand shows them, colons last. */
const GROUPS: readonly (Suit | null)[] = [...SUITS.toReversed(), null];

/** The cards that may be played, and for each suit that may not, why (R42 to R49). */
export function LegalCards({ view, own, phase }: MovesProps & { readonly phase: PlayView }) {
  const t = useMessages();
  const { moves } = t.help;
  const whyNot = useTable((state) => state.whyNot);
  const names = useTable((state) => state.match?.names);
  const { cards, claim } = view.legal;
  const groups = GROUPS.map((suit) => own.hand.filter((card) => suitOf(card) === suit));
  return (
    <>
      <p>{phase.led === null ? moves.lead : moves.follow}</p>
      <ul>
        {groups.map((group) => {
          const legal = group.filter((card) => cards.includes(card));
          return legal.length > 0 && <Cards key={legal[0]} cards={legal} />;
        })}
        {groups.map((group) => {
          const off = group.find((card) => !cards.includes(card));
          const error = off === undefined ? null : whyNot(off);
          if (off === undefined || error === null || names === undefined) return null;
          const suit = suitOf(off);
          const which = suit === null ? moves.colons : t.words.suit(suit);
          return <li key={off}>{moves.cannot(which, explainError(t, error, names))}</li>;
        })}
      </ul>
      {claim !== null && <p>{moves.claim(claim.most)}</p>}
    </>
  );
}

function Cards({ cards }: { readonly cards: readonly Card[] }) {
  const { words } = useMessages();
  return (
    <li>
      <RichText text={words.list(cards.map(words.cardSign))} />
    </li>
  );
}

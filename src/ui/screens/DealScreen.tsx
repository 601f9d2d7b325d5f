import type { Card } from '../../engine/cards.ts';
import { opponent } from '../../engine/seat.ts';
import type { BetweenView } from '../../engine/view/types.ts';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { Page } from '../shell/Page.tsx';
import './cut.css';
import { CutCards } from './CutCards.tsx';
import { NextDeal } from './NextDeal.tsx';

/** Before the first deal: who deals it, and by which cards that was decided (R3). */
export function DealScreen({ phase }: { readonly phase: BetweenView }) {
  const t = useMessages();
  const name = useNames();
  const { nextDealer, cut } = phase;
  if (nextDealer === null) return null;
  const high = cut[nextDealer].at(-1);
  const low = cut[opponent(nextDealer)].at(-1);
  const words = (card: Card) => t.words.card(card);
  return (
    <Page title={t.shell.deal.first(name(nextDealer))} className="cut deal">
      {high === undefined || low === undefined ? (
        <p>{t.shell.deal.prepared}</p>
      ) : (
        <>
          <p>{t.shell.deal.higher(words(high), words(low))}</p>
          <CutCards cards={cut} picker={null} />
        </>
      )}
      <NextDeal />
    </Page>
  );
}

import { useState } from 'react';
import { useMessages } from '../common/useMessages.ts';
import { LittleCards } from '../table/LittleCards.tsx';
import { useReview } from './ReviewContext.ts';

/** What nobody has drawn by this step, on request; of a deal that is not over it stays closed. */
export function UnseenPack() {
  const { review: t } = useMessages();
  const unseen = useReview((review) => review.moment.unseen);
  const [open, setOpen] = useState(false);
  if (unseen === null) return <p className="hint">{t.packCloses}</p>;
  return (
    <details className="fold panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.unseenNow}</summary>
      {open && <LittleCards cards={unseen} />}
    </details>
  );
}

import { useState } from 'react';
import { ByHand } from '../common/ByHand.tsx';
import { copyText } from '../common/copyText.ts';
import { useMessages } from '../common/useMessages.ts';
import { useReview } from './ReviewContext.ts';

/** What can be done at this step: play on from it, share it. */
export function ReviewTools() {
  const { review: t } = useMessages();
  const playOn = useReview((review) => review.playOn);
  const count = useReview((review) => review.branches.length);
  const running = useReview((review) => review.moment.table.turn !== null);
  return (
    <section className="review-tools">
      <button
        type="button"
        className="btn primary"
        disabled={!running}
        onClick={() => playOn(t.copyName(count + 1))}
      >
        {t.playOn}
      </button>
      <StepLink />
      <p className="hint">{t.playOnHint}</p>
    </section>
  );
}

/** A link that opens the deal at this step. There is none of a deal that is not over. */
function StepLink() {
  const { review: t, link } = useMessages();
  const makeLink = useReview((review) => review.link);
  const over = useReview((review) => review.moment.over);
  const step = useReview((review) => `${review.branch ?? ''} ${review.moment.step}`);
  const [told, setTold] = useState<{ readonly step: string; readonly by: string | null } | null>(null);
  if (!over) return null;
  const said = told?.step === step ? told : null;
  const copy = async (): Promise<void> => {
    const made = makeLink();
    if (made === null) return;
    const url = new URL(window.location.href);
    url.search = '';
    url.hash = `/review/link/${made.letters}/${made.step}`;
    setTold({ step, by: (await copyText(url.href)) ? null : url.href });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        {t.copyLink}
      </button>
      <p role="status">{said === null ? '' : said.by === null ? link.copied : link.notCopied}</p>
      {said?.by != null && <ByHand label={link.address} text={said.by} rows={5} />}
    </>
  );
}

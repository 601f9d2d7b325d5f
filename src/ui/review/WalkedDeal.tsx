import { useLayoutEffect, useRef } from 'react';
import { KeyTable } from '../help/KeyTable.tsx';
import '../score/deal.css';
import { useMessages } from '../common/useMessages.ts';
import type { ReviewAddress } from './address.ts';
import { Branches } from './Branches.tsx';
import { LookChoice } from './LookChoice.tsx';
import { ReviewHand } from './ReviewHand.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewMiddle } from './ReviewMiddle.tsx';
import { ReviewTools } from './ReviewTools.tsx';
import { useReview } from './ReviewContext.ts';
import './review.css';
import './steps.css';
import { StepBar } from './StepBar.tsx';
import { StepList } from './StepList.tsx';
import { StepNote } from './StepNote.tsx';
import { StepText } from './StepText.tsx';
import { UnseenPack } from './UnseenPack.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useLook } from './useLook.ts';
import { useReviewKeys } from './useReviewKeys.ts';

/** A deal step by step: both hands and what lies between them, the steps to walk and to jump to, notes and copies. */
export function WalkedDeal({ address }: { readonly address: ReviewAddress }) {
  const t = useMessages();
  const moment = useReview((review) => review.moment);
  const [look, setLook] = useLook();
  const main = useRef<HTMLElement>(null);
  const autoplay = useAutoplay();
  const go = useWalk(autoplay.stop);
  useReviewKeys({ go, toggle: autoplay.toggle });
  // The screen before, a copy or the search for the deal, has taken the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) main.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <main className="review" ref={main}>
      <ReviewHead address={address} />
      <div className="review-table" role="group" aria-label={t.review.table}>
        <ReviewHand seat="N" moment={moment} look={look} />
        <ReviewMiddle moment={moment} look={look} />
        <ReviewHand seat="S" moment={moment} look={look} />
      </div>
      <div className="review-foot">
        <StepText />
        <StepBar autoplay={autoplay} go={go} />
      </div>
      <div className="review-aside">
        <ReviewTools />
        <StepList look={look} />
        <StepNote kept={address.of !== 'link' && moment.over} />
        <Branches />
        <LookChoice look={look} onChange={setLook} />
        <UnseenPack />
        <ReviewKeysFold />
      </div>
    </main>
  );
}

function ReviewKeysFold() {
  const { review: t } = useMessages();
  return (
    <details className="fold panel">
      <summary>{t.keysTitle}</summary>
      <KeyTable rows={t.keys} />
    </details>
  );
}

/** Walking by hand stops what plays by itself. */
function useWalk(stop: () => void): (step: 'first' | 'back' | 'forward' | 'last') => void {
  const go = useReview((review) => review.go);
  const step = useReview((review) => review.moment.step);
  const from = useReview((review) => review.from);
  return (where) => {
    stop();
    go({ first: from, back: step - 1, forward: step + 1, last: Infinity }[where]);
  };
}

import { nextStep } from '../table/nextStep.ts';
import { RichText } from '../common/RichText.tsx';
import { useMessages } from '../common/useMessages.ts';
import { useNames } from '../common/useNames.ts';
import { useReview } from './ReviewContext.ts';

/** What this step did, and who is to act then: in sight, and said to a screen reader. */
export function StepText() {
  const t = useMessages();
  const name = useNames();
  const moment = useReview((review) => review.moment);
  const step = useReview((review) => review.moment.step - review.from);
  const of = useReview((review) => review.steps.length - 1 - review.from);
  const { turn } = moment.table;
  return (
    <p className="step-text" role="status">
      <span className="step-count num">{t.review.step(step, of)}.</span>{' '}
      {moment.happened.map((event, at) => (
        <span key={at}>
          <RichText text={t.table.happened(event, name)} />{' '}
        </span>
      ))}
      {turn !== null && (
        <span className="step-next">{t.table.toAct[nextStep(moment.table)](name(turn))}</span>
      )}
    </p>
  );
}

import { useState } from 'react';
import { useMessages } from '../common/useMessages.ts';
import { useReview } from './ReviewContext.ts';

/** A note on the step that is shown, kept as it is written. */
export function StepNote({ kept }: { readonly kept: boolean }) {
  const branch = useReview((review) => review.branch);
  const step = useReview((review) => review.moment.step);
  return <Note key={`${branch ?? ''} ${step}`} step={step} kept={kept} />;
}

function Note({ step, kept }: { readonly step: number; readonly kept: boolean }) {
  const { review: t } = useMessages();
  const noted = useReview((review) => review.notes.get(step) ?? '');
  const note = useReview((review) => review.note);
  // What is kept has no spaces at its ends, which are needed while one writes.
  const [text, setText] = useState(noted);
  return (
    <label className="field step-note">
      {t.note}
      <textarea
        rows={2}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          note(target.value);
        }}
      />
      <small className="hint">{kept ? t.noteHint : t.noteGone}</small>
    </label>
  );
}

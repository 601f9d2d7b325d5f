import { useMessages } from '../common/useMessages.ts';
import { useReview } from './ReviewContext.ts';
import type { useAutoplay, Speed } from './useAutoplay.ts';
import { SPEEDS } from './useAutoplay.ts';

const ICONS = {
  first: 'M4 4h3v16H4zM20 4v16L9 12z',
  back: 'M17 4v16L6 12z',
  play: 'M6 4v16l14-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M7 4v16l11-8z',
  last: 'M17 4h3v16h-3zM4 4v16l11-8z',
} as const;

interface StepBarProps {
  readonly autoplay: ReturnType<typeof useAutoplay>;
  readonly go: (step: 'first' | 'back' | 'forward' | 'last') => void;
}

/** First, back, play, forward, last; where one is; how fast it goes by itself. */
export function StepBar({ autoplay, go }: StepBarProps) {
  const { review: t } = useMessages();
  const step = useReview((review) => review.moment.step - review.from);
  const of = useReview((review) => review.steps.length - 1 - review.from);
  const { plays, toggle, speed, setSpeed } = autoplay;
  return (
    <div className="step-bar" role="group" aria-label={t.bar}>
      <StepButton icon="first" label={t.first} off={step === 0} onPress={() => go('first')} />
      <StepButton icon="back" label={t.back} off={step === 0} onPress={() => go('back')} />
      <StepButton
        icon={plays ? 'pause' : 'play'}
        label={plays ? t.pause : t.play}
        off={of === 0}
        onPress={toggle}
      />
      <StepButton icon="forward" label={t.forward} off={step === of} onPress={() => go('forward')} />
      <StepButton icon="last" label={t.last} off={step === of} onPress={() => go('last')} />
      <label className="step-speed">
        <span className="sr-only">{t.speed}</span>
        <select value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((one) => (
            <option key={one} value={one}>
              {t.speeds[one]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface StepButtonProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

/** At the end it is off but stays where the focus is. */
function StepButton({ icon, label, off, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

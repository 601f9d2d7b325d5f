import { useEffect, useState } from 'react';
import { useReview } from './ReviewContext.ts';

/** How long each step stands, in ms. */
export const SPEEDS = { slow: 4000, steady: 2000, quick: 700 } as const;
export type Speed = keyof typeof SPEEDS;

interface Autoplay {
  readonly plays: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Starts, from the beginning if the end is shown; or stops. */
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** Walks on by itself until the last step, and stops when nobody can be looking. Nothing flies: a step is there or it is not. */
export function useAutoplay(): Autoplay {
  const go = useReview((review) => review.go);
  const step = useReview((review) => review.moment.step);
  const last = useReview((review) => review.steps.length - 1);
  const from = useReview((review) => review.from);
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>('steady');
  const atEnd = step >= last;
  const plays = wanted && !atEnd;
  useEffect(() => {
    if (!plays) return;
    const next = setTimeout(() => go(step + 1), SPEEDS[speed]);
    return () => clearTimeout(next);
  }, [plays, step, speed, go]);
  useEffect(() => {
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') setWanted(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  return {
    plays,
    speed,
    setSpeed,
    stop: () => setWanted(false),
    toggle() {
      if (!plays && atEnd) go(from);
      setWanted(!plays);
    },
  };
}

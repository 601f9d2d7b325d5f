import { useEffect, useEffectEvent } from 'react';
import { isFree } from '../keys/keyTarget.ts';

export interface ReviewKeys {
  readonly go: (step: 'first' | 'back' | 'forward' | 'last') => void;
  readonly toggle: () => void;
}

const STEPS: Readonly<Record<string, Parameters<ReviewKeys['go']>[0]>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  // A clicker sends these.
  PageUp: 'back',
  PageDown: 'forward',
};

/** The keys of a walk: arrows, Home, End, a clicker's, and Space, which a button that has the focus takes first. */
export function useReviewKeys({ go, toggle }: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || !isFree(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    const step = STEPS[event.key];
    // Arrows are a radio button's own.
    if (step !== undefined && target?.closest('input') == null) {
      event.preventDefault();
      go(step);
    } else if (event.key === ' ' && target?.closest('button, a, summary, input') == null) {
      event.preventDefault();
      if (!event.repeat) toggle();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

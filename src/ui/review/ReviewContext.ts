import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ReviewState } from '../../store/teaching/index.ts';

/** The deal that is walked. */
export const ReviewContext = createContext<StoreApi<ReviewState> | null>(null);

/** What the selector takes out of it; the component is drawn again when that changes. */
export function useReview<T>(selector: (review: ReviewState) => T): T {
  const store = useContext(ReviewContext);
  if (store === null) throw new Error('ReviewContext is missing above this component');
  return useStore(store, selector);
}

import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { Setup } from '../../store/editor/index.ts';
import { useShelf } from './ShelfContext.ts';

/** Counts the changes to what is saved, so that the list is read anew. */
export const SavedContext = createContext<{ readonly count: number; readonly changed: () => void }>({
  count: 0,
  changed: () => undefined,
});

/** Tells that something was saved. */
export function useSavedCount(): () => void {
  return useContext(SavedContext).changed;
}

/** The saved set-ups, last changed first; `null` until they have been read. */
export function useSaved(): readonly Setup[] | null {
  const shelf = useShelf();
  const { count } = useContext(SavedContext);
  const [saved, setSaved] = useState<readonly Setup[] | null>(null);
  useEffect(() => {
    let left = false;
    shelf.all().then(
      (all) => !left && setSaved(all),
      () => !left && setSaved([]),
    );
    return () => {
      left = true;
    };
  }, [shelf, count]);
  return saved;
}

/** The count and what raises it, for the context. */
export function useCount(): { readonly count: number; readonly changed: () => void } {
  const [count, setCount] = useState(0);
  const changed = useCallback(() => setCount((now) => now + 1), []);
  return { count, changed };
}

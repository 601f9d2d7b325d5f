import { createContext, useContext } from 'react';
import type { Setups } from '../../store/editor/index.ts';

/** The saved set-ups of the device. */
export const ShelfContext = createContext<Setups | null>(null);

export function useShelf(): Setups {
  const shelf = useContext(ShelfContext);
  if (shelf === null) throw new Error('ShelfContext is missing above this component');
  return shelf;
}

import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * What may come one paint later. It is drawn right behind the rest, in the time that is left, so that on a slow device the rest
 * need not wait for it.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

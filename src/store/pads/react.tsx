import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { PadsState } from './types.ts';

const PadsContext = createContext<StoreApi<PadsState> | null>(null);

interface PadsProviderProps {
  readonly pads: StoreApi<PadsState>;
  readonly children: ReactNode;
}

/** Gives the pads to the screens below. */
export function PadsProvider({ pads, children }: PadsProviderProps) {
  return <PadsContext value={pads}>{children}</PadsContext>;
}

/** What the selector takes out of the pads; the component is drawn again when that changes. */
export function usePads<T>(selector: (pads: PadsState) => T): T {
  const pads = useContext(PadsContext);
  if (pads === null) throw new Error('PadsProvider is missing above this component');
  return useStore(pads, selector);
}

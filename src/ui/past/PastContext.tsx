import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { usePadsDoor, useTable } from '../../store/index.ts';
import { openPast } from '../../store/past/index.ts';
import type { PadsDoor } from '../../store/index.ts';
import type { PastState } from '../../store/past/index.ts';

type Past = ReturnType<typeof openPast>;
const PastContext = createContext<Past | null>(null);

/** Opens the lists for the screens below, for as long as one of them is shown. What was deleted is gone when they are left. */
export function PastProvider({ children }: { readonly children: ReactNode }) {
  const table = useTable((state) => state.relist);
  const matches = useTable((state) => state.matches);
  const door = usePadsDoor();
  // Pads that nobody has opened yet are read when they are.
  const pad = async (): Promise<void> => door.here()?.getState().relist();
  const [past] = useState(() => openPast({ table, pad }, matches));
  useEffect(() => {
    void past.getState().enter();
    return () => void past.getState().leave();
  }, [past]);
  // Matches that an older app stored get their lines behind the first screen; pads get them when they are opened.
  useEffect(() => void past.getState().refresh(), [past, matches]);
  useEffect(() => followPads(door, past), [door, past]);
  useEffect(() => followWindow(past), [past]);
  return <PastContext value={past}>{children}</PastContext>;
}

/** Opens the pads, and reads the lists anew whenever theirs has changed. Gives what ends it. */
function followPads(door: PadsDoor, past: Past): () => void {
  let left = false;
  let end = (): void => undefined;
  void door
    .open()
    .then((pads) => {
      if (left) return;
      end = pads.subscribe((now, before) => {
        if (now.pads !== before.pads) void past.getState().refresh();
      });
    })
    // Without their code the list is as storage has it.
    .catch(() => undefined);
  return () => {
    left = true;
    end();
  };
}

/** Reads the lists anew whenever the page is looked at again: another tab may have changed them. Gives what ends it. */
function followWindow(past: Past): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void past.getState().refresh();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** What the selector takes out of the lists; the component is drawn again when that changes. */
export function usePast<T>(selector: (past: PastState) => T): T {
  const past = useContext(PastContext);
  if (past === null) throw new Error('PastProvider is missing above this component');
  return useStore(past, selector);
}

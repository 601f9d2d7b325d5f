import { useCallback, useState } from 'react';
import type { PastRecord } from '../../store/past/index.ts';

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly records: readonly PastRecord[];
  readonly choose: (id: string, chosen: boolean) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Which of the shown records are chosen. One that is no longer shown is no longer chosen: nothing is done to what is out of sight. */
export function useChosen(shown: readonly PastRecord[]): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, chosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (chosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const records = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id));
  return {
    ids,
    records,
    choose,
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}

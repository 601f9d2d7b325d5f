import { useState } from 'react';
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
  const records = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id));
  return {
    ids,
    records,
    choose(id, chosen) {
      const next = new Set(ids);
      if (chosen) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    none: () => setIds(new Set()),
  };
}

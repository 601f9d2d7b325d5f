import { useState } from 'react';

/** What is chosen but not yet done, in one state of the match: with the next entry of the log nothing is chosen any more. */
export function useChoice<T>(length: number): readonly [readonly T[], (chosen: readonly T[]) => void] {
  const [choice, setChoice] = useState<{ readonly at: number; readonly chosen: readonly T[] }>({
    at: -1,
    chosen: [],
  });
  return [
    choice.at === length ? choice.chosen : [],
    (chosen) => {
      setChoice({ at: length, chosen });
    },
  ];
}

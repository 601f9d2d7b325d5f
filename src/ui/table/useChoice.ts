import { createContext, useContext, useState } from 'react';

interface Choice {
  /** In which state of the match it was chosen. */
  readonly at: number;
  readonly chosen: readonly string[];
}

type Keeping = readonly [Choice, (choice: Choice) => void];

const NOTHING: Choice = { at: -1, chosen: [] };

/** Where a choice is kept while the hand it was made from is covered; without it, it is forgotten with the hand. */
export const ChoiceContext = createContext<Keeping | null>(null);

/** Keeps a player's choice: the value of a ChoiceContext. */
export function useKeptChoice(): Keeping {
  return useState(NOTHING);
}

/** What is chosen but not yet done, in one state of the match: with the next entry of the log nothing is chosen any more. */
export function useChoice<T extends string>(
  length: number,
): readonly [readonly T[], (chosen: readonly T[]) => void] {
  const own = useKeptChoice();
  const [choice, setChoice] = useContext(ChoiceContext) ?? own;
  return [
    // In one state of the match a player chooses among things of one kind.
    choice.at === length ? (choice.chosen as readonly T[]) : [],
    (chosen) => {
      setChoice({ at: length, chosen });
    },
  ];
}

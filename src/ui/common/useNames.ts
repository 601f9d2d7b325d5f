import { createContext, useContext } from 'react';
import type { BySeat, Seat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';

const NOBODY: BySeat<string> = { N: '', S: '' };

/** Names for a deal that is not of the match on the table. */
export const NamesContext = createContext<BySeat<string> | null>(null);

/** The players' names by seat, safe inside a sentence of either direction. */
export function useNames(): (seat: Seat) => string {
  const atTable = useTable((state) => state.match?.names ?? NOBODY);
  const names = useContext(NamesContext) ?? atTable;
  return (seat) => isolate(names[seat]);
}

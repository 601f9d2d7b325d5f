import type { BySeat, Seat } from '../../engine/seat.ts';
import { isolate } from '../../i18n/index.ts';
import { useTable } from '../../store/index.ts';

const NOBODY: BySeat<string> = { N: '', S: '' };

/** The players' names by seat, safe inside a sentence of either direction. */
export function useNames(): (seat: Seat) => string {
  const names = useTable((state) => state.match?.names ?? NOBODY);
  return (seat) => isolate(names[seat]);
}

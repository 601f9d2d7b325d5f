import { useMemo } from 'react';
import type { Card, Strain } from '../../engine/cards.ts';
import { useSettings } from '../../store/index.ts';
import { displayOrder } from './displayOrder.ts';

/** The hand in the chosen order; the same list for as long as neither changes. `strain` is that of the contract, if there is one. */
export function useDisplayOrder(hand: readonly Card[], strain: Strain | null): readonly Card[] {
  const suitOrder = useSettings((settings) => settings.suitOrder);
  const ranks = useSettings((settings) => settings.ranks);
  const trumpsLeft = useSettings((settings) => settings.trumpsLeft);
  const colons = useSettings((settings) => settings.colons);
  return useMemo(
    () => displayOrder(hand, { suitOrder, ranks, trumpsLeft, colons }, strain),
    [hand, suitOrder, ranks, trumpsLeft, colons, strain],
  );
}

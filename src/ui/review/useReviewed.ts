import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { BySeat } from '../../engine/seat.ts';
import { useTable } from '../../store/index.ts';
import type { TableState } from '../../store/index.ts';
import { reviewingLink, reviewingPast } from '../../store/teaching/index.ts';
import type { ReviewState } from '../../store/teaching/index.ts';
import type { ReviewAddress } from './address.ts';

type Reviewed = StoreApi<ReviewState> | null | 'opening';

/** The deal at an address, `null` if it is not there or may not be walked. `names`: of the players of a shared deal. */
export function useReviewed(address: ReviewAddress | null, names: BySeat<string>): Reviewed {
  const device = useTable((table) => table);
  const [found, setFound] = useState<Reviewed>('opening');
  const [asked] = useState({ device, names });
  useEffect(() => {
    let wanted = true;
    void find(address, asked.names, asked.device)
      .catch(() => null)
      .then((store) => {
        if (wanted) setFound(store);
      });
    return () => {
      wanted = false;
    };
  }, [address, asked]);
  return found;
}

async function find(
  address: ReviewAddress | null,
  names: BySeat<string>,
  device: TableState,
): Promise<StoreApi<ReviewState> | null> {
  if (address === null) return null;
  if (address.of === 'table') return device.reviewing(address.deal);
  if (address.of === 'link') {
    const store = reviewingLink(address.letters, names, device);
    store?.getState().go(address.step);
    return store;
  }
  // What cannot be stored is on the table alone.
  return address.match === device.match?.id
    ? device.reviewing(address.deal)
    : reviewingPast(address.match, address.deal, device);
}

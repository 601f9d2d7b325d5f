import { useLayoutEffect } from 'react';
import { useTable } from '../../store/index.ts';

/**
 * Puts the hand away with the very event that leaves the table: a link, Back, Forward, a typed address. The listener catches the
 * event before the router's does, and React draws both changes in one update, so no hand outlives its address.
 */
export function usePutAwayOnLeaving(): void {
  const putAway = useTable((table) => table.putAway);
  useLayoutEffect(() => {
    const leave = () => putAway();
    window.addEventListener('popstate', leave, { capture: true });
    window.addEventListener('hashchange', leave, { capture: true });
    return () => {
      window.removeEventListener('popstate', leave, { capture: true });
      window.removeEventListener('hashchange', leave, { capture: true });
    };
  }, [putAway]);
}

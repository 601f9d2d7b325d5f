import { useLocation } from 'wouter';
import { useTable } from '../../store/index.ts';
import type { PastRecord } from '../../store/past/index.ts';

interface OpenRecord {
  /** Goes on with a match, or shows the sheet of a finished one; `false` if it cannot be opened. */
  readonly open: (record: PastRecord) => Promise<boolean>;
  /** The same players and rules once more. */
  readonly rematch: (record: PastRecord) => Promise<boolean>;
}

/** Puts a record where it is played or shown, and goes there. */
export function useOpenRecord(): OpenRecord {
  const onTable = useTable((table) => table.match?.id);
  const resume = useTable((table) => table.resume);
  const again = useTable((table) => table.rematch);
  const [, navigate] = useLocation();
  const there = async (id: string): Promise<boolean> => id === onTable || resume(id);
  return {
    async open({ id, outcome }) {
      if (!(await there(id))) return false;
      navigate(outcome === null ? '/table' : '/sheet');
      return true;
    },
    async rematch({ id }) {
      if (!(await there(id))) return false;
      await again();
      navigate('/table');
      return true;
    },
  };
}

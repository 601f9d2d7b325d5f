import { useLocation } from 'wouter';
import { usePadsDoor, useTable } from '../../store/index.ts';
import type { PastRecord } from '../../store/past/index.ts';

interface OpenRecord {
  /** Goes on with a match or pad, or shows the sheet of a finished one; `false` if it cannot be opened. */
  readonly open: (record: PastRecord) => Promise<boolean>;
  /** The same players and rules once more. */
  readonly rematch: (record: PastRecord) => Promise<boolean>;
}

/** Puts a record where it is played or shown, and goes there. */
export function useOpenRecord(): OpenRecord {
  const onTable = useTable((table) => table.match?.id);
  const resume = useTable((table) => table.resume);
  const rematch = useTable((table) => table.rematch);
  const door = usePadsDoor();
  const [, navigate] = useLocation();

  /** Takes it up; the same players once more if `again`. */
  async function takeUp({ where, id }: PastRecord, again: boolean): Promise<boolean> {
    if (where === 'table') {
      const there = id === onTable || (await resume(id));
      if (there && again) await rematch();
      return there;
    }
    const pads = await door.open();
    const there = await pads.getState().resume(id);
    if (there && again) await pads.getState().again();
    return there;
  }

  async function go(record: PastRecord, again: boolean, path: string): Promise<boolean> {
    const there = await takeUp(record, again).catch(() => false);
    if (there) navigate(path);
    return there;
  }

  return {
    open(record) {
      const sheet = record.outcome === null ? '/table' : '/sheet';
      return go(record, false, record.where === 'pad' ? '/pad' : sheet);
    },
    rematch: (record) => go(record, true, record.where === 'pad' ? '/pad' : '/table'),
  };
}

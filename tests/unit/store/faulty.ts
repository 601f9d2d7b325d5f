/** Storage that fails when it is told to. */
import { idbStorage } from '../../../src/store/idb-storage.ts';
import type { Storage } from '../../../src/store/storage.ts';

export const FULL = new DOMException('no room', 'QuotaExceededError');
export const IO = new DOMException('disk', 'UnknownError');

export const METHODS = [
  'keys',
  'lines',
  'note',
  'load',
  'write',
  'setAside',
  'asides',
  'current',
  'setCurrent',
] as const;
export type Method = (typeof METHODS)[number];

/** What becomes of a call: all goes well, it fails, or it is done and yet reported as failed, as when it answers too late. */
export type Fate = Error | { readonly late: Error } | null;

/** Storage that asks before every call what becomes of it. */
export function faulty(fate: (method: Method) => Fate, sound: Storage = idbStorage()): Storage {
  const guard =
    <Args extends unknown[], T>(method: Method, work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const fault = fate(method);
      if (fault instanceof Error) throw fault;
      const answer = await work(...args);
      if (fault !== null) throw fault.late;
      return answer;
    };
  return {
    keys: guard('keys', sound.keys),
    lines: guard('lines', sound.lines),
    note: guard('note', sound.note),
    load: guard('load', sound.load),
    write: guard('write', sound.write),
    setAside: guard('setAside', sound.setAside),
    asides: guard('asides', sound.asides),
    current: guard('current', sound.current),
    setCurrent: guard('setCurrent', sound.setCurrent),
  };
}

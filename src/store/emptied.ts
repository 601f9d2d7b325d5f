import type { Storage } from './storage.ts';
import type { Emptied } from './types.ts';

/** A mark beside the database that there are matches in it: what empties the one often leaves the other. */
export interface Mark {
  readonly get: () => boolean;
  readonly set: (there: boolean) => void;
}

/** The mark in the browser's small storage; where that cannot be used there is none, and nothing is noticed. */
export function localMark(
  local: () => globalThis.Storage = () => localStorage,
  key: 'bridgette:matches' | 'bridgette:pads' = 'bridgette:matches',
): Mark {
  return {
    get() {
      try {
        return local().getItem(key) !== null;
      } catch {
        return false;
      }
    },
    set(there) {
      try {
        if (there) local().setItem(key, 'saved');
        else local().removeItem(key);
      } catch {
        // Then it will not be noticed.
      }
    },
  };
}

/** The same storage, which tells when it is found to have been emptied. Whoever removes the last match has to unset the mark. */
export function noticingEmptied<H, E>(
  storage: Storage<H, E>,
  mark: Mark,
  told: (emptied: Emptied) => void,
): Storage<H, E> {
  /** Matches that are gone from storage and not put back yet. */
  const missing = new Set<string>();
  return {
    ...storage,
    async keys() {
      const keys = await storage.keys();
      if (keys.length === 0 && mark.get() && (await storage.asides()).length === 0) {
        // Told once: what was lost is no news the next time.
        mark.set(false);
        told('gone');
      }
      return keys;
    },
    async write(unsaved) {
      const written = await storage.write(unsaved);
      if (written === 'missing') missing.add(unsaved.match);
      else if (written === 'done') {
        mark.set(true);
        if (missing.delete(unsaved.match)) told('restored');
      }
      return written;
    },
  };
}

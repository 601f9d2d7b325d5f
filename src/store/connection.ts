import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { StorageError } from './storage.ts';
import type { MatchKey, SaveFailure } from './storage.ts';

/** The database. Values are unknown: the app wrote them, but who knows which version, and who has edited them since. */
export interface Stores extends DBSchema {
  heads: { key: MatchKey; value: unknown };
  entries: { key: [MatchKey, MatchKey]; value: unknown };
  aside: { key: MatchKey; value: unknown };
  meta: { key: string; value: unknown };
}

/** Matches, pads and what is taught have the same stores, each in a database of their own. */
export type DatabaseName = 'bridgette' | 'bridgette-pads' | 'bridgette-teaching';
const VERSION = 1;
/** How long a match waits for a database that does not open, in milliseconds. */
const PATIENCE = 8_000;

/**
 * A function that gives the open database. It rejects with a `StorageError` that says why there is none, and tries again when
 * next asked; one that opens late is used from then on. `version` is the app's own, but in tests.
 */
export function connection(
  patience: number = PATIENCE,
  version: number = VERSION,
  name: DatabaseName = 'bridgette',
): () => Promise<IDBPDatabase<Stores>> {
  let attempt: Promise<IDBPDatabase<Stores>> | null = null;

  function open(): Promise<IDBPDatabase<Stores>> {
    let giveUp: (why: SaveFailure) => void = () => undefined;
    const impatience = new Promise<never>((_, reject) => {
      giveUp = (why) => reject(new StorageError(why));
    });
    const forget = (): void => {
      attempt = null;
    };
    // Some browsers throw where they forbid the database: then this is rejected, like any other failure.
    const opening = async () =>
      openDB<Stores>(name, version, {
        upgrade(db, from) {
          if (from >= 1) return;
          db.createObjectStore('heads', { keyPath: 'id' });
          db.createObjectStore('entries', { keyPath: ['match', 'index'] });
          db.createObjectStore('aside', { keyPath: 'id' });
          db.createObjectStore('meta');
        },
        // An older app in another tab will not let go of the database.
        blocked: () => giveUp('blocked'),
        // Somebody else needs it: a newer app, which would have to wait for us, or whoever is deleting it.
        blocking() {
          forget();
          void opened.then((db) => db.close());
        },
        terminated: forget,
      });
    const opened = opening();
    const timer = setTimeout(giveUp, patience, 'unavailable');
    const settled = opened.then(
      (db) => {
        clearTimeout(timer);
        attempt = opened;
        return db;
      },
      (error: unknown) => {
        clearTimeout(timer);
        forget();
        throw new StorageError(
          error instanceof Error && error.name === 'VersionError' ? 'newer' : 'unavailable',
        );
      },
    );
    return Promise.race([settled, impatience]);
  }

  return () => (attempt ??= open());
}

import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { SEATS } from '../../engine/seat.ts';
import { inSlices } from '../../files/pace.ts';
import { cleanName, nameError, nameKey } from '../names.ts';
import { failureOf } from '../storage.ts';
import { copyOf } from './copy.ts';
import { exportFile } from './exporting.ts';
import { importRead, readImport } from './importing.ts';
import type { ReadFile } from './importing.ts';
import { keepImport } from './keeping.ts';
import { newestFirst, noted, recordOf } from './lists.ts';
import { peopleOf } from './people.ts';
import { PLACES } from './places.ts';
import type { PastPlace, PastPlaces } from './places.ts';
import type { Stay } from './stay.ts';
import type { PastRecord, PastState, Person } from './types.ts';

/**
 * Everything that was ever played and entered, finished or not. What is done here is done in storage, whole or not at all; who shows the
 * match or pad in question reads it anew behind it. What is known already is listed at once.
 */
export function createPast(
  places: PastPlaces,
  stay: Stay,
  known: readonly PastRecord[] = [],
): StoreApi<PastState> {
  /** Known to the table, though their lines may come later; not after something has been done to records. */
  let unlisted = known;
  /** The file that was read last, whose logs no screen sees. */
  let inHand: ReadFile | null = null;
  /** Resolves when what is being done is done. */
  let idle: Promise<unknown> = Promise.resolve();
  /** Resolves when other tabs can see that somebody is here; and how often that was. */
  let entered: Promise<void> = Promise.resolve();
  let visits = 0;
  /** Was something changed outside while something was being done? Then the lists are read once more. */
  let stale = false;

  async function read(): Promise<Partial<PastState>> {
    const lists = await Promise.all(
      PLACES.map(async (where) => {
        const { storage, shelf } = places[where];
        const [{ lines }, removed] = [await storage.lines(), await shelf.removed()];
        return [
          noted(await inSlices(lines, (line) => recordOf(where, line)), await shelf.notes()),
          removed.map((line) => recordOf(where, line)),
        ];
      }),
    );
    const removed = newestFirst(lists.flatMap(([, some = []]) => some));
    const listed = lists.flatMap(([some = []]) => some);
    const ids = new Set([...listed, ...removed].map((record) => record?.id));
    const late = unlisted.filter(({ id }) => !ids.has(id));
    return { status: 'ready', failure: null, records: newestFirst([...listed, ...late]), removed };
  }

  /** One thing after the other; afterwards the lists are as storage has them. */
  async function work<T>(what: () => Promise<T>): Promise<T | null> {
    if (past.getState().busy) return null;
    past.setState({ busy: true });
    const doing = done(what);
    idle = doing;
    return doing;
  }

  async function done<T>(what: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await what();
      past.setState(await read());
      return answer;
    } catch (error) {
      past.setState({ failure: failureOf(error), status: 'ready' });
      return null;
    } finally {
      past.setState({ busy: false });
      if (stale) void past.getState().refresh();
    }
  }

  /** The same for each of the two databases that has some of these records. */
  async function each(
    records: readonly PastRecord[],
    what: (place: PastPlace, ids: readonly string[]) => Promise<unknown>,
  ): Promise<void> {
    unlisted = [];
    for (const where of PLACES) {
      const ids = records.filter((record) => record.where === where).map(({ id }) => id);
      if (ids.length === 0) continue;
      await what(places[where], ids);
      await places[where].relist();
    }
  }

  const everything = (): readonly PastRecord[] => {
    const { records, removed } = past.getState();
    return [...records, ...removed];
  };
  const playsIn = ({ players }: PastRecord, { ids }: Person): boolean =>
    SEATS.some((seat) => ids.has(players[seat]));

  const past: StoreApi<PastState> = createStore<PastState>(() => ({
    status: known.length > 0 ? 'ready' : 'reading',
    failure: null,
    records: known,
    removed: [],
    busy: false,

    async enter() {
      visits += 1;
      const entering = (entered = entered.then(() => stay.enter()));
      await entering;
      // What cannot be done now is done another time.
      const tidied = PLACES.map((where) => places[where].shelf.tidy().catch(() => false));
      if ((await Promise.all(tidied)).includes(true)) await past.getState().refresh();
    },
    async leave() {
      const visit = visits;
      await entered;
      // An import is called off when its screen goes; until nothing is left of it, it is this tab's.
      while (past.getState().busy) await idle;
      if (visit !== visits) return;
      await past.getState().purge();
      await stay.leave();
    },
    async refresh() {
      stale = past.getState().busy;
      if (!stale) await work(() => Promise.resolve());
    },
    async remove(records) {
      await work(() => each(records, ({ shelf }, ids) => shelf.remove(ids)));
    },
    async undoRemove() {
      await work(() => each(past.getState().removed, ({ shelf }, ids) => shelf.restore(ids)));
    },
    async purge() {
      const { removed } = past.getState();
      if (removed.length === 0) return;
      await work(() =>
        each(removed, async ({ shelf, mark }, ids) => {
          if (!(await shelf.purge(ids))) mark.set(false);
        }),
      );
    },
    plays(player) {
      const person = peopleOf(everything()).get(player);
      return person === undefined ? 0 : everything().filter((record) => playsIn(record, person)).length;
    },
    async rename(player, typed) {
      const name = cleanName(typed);
      const wrong = nameError(name);
      if (wrong !== null) return wrong;
      const person = peopleOf(everything()).get(player);
      if (person === undefined) return null;
      const theirs = everything().filter((record) => playsIn(record, person));
      // Whoever they have played against cannot have the same name.
      const clash = theirs.some(({ players, names }) =>
        SEATS.some((seat) => !person.ids.has(players[seat]) && nameKey(names[seat]) === nameKey(name)),
      );
      if (clash) return 'equal';
      await work(() => each(theirs, ({ shelf }, ids) => shelf.rename(ids, person.ids, name)));
      return null;
    },
    duplicate: ({ where, id }) =>
      work(async () => {
        const { storage, shelf, relist } = places[where];
        const copy = copyOf(where, await storage.load(id));
        if (copy === null || copy === 'secret') return copy;
        await shelf.stage([copy]);
        if (!(await shelf.show([copy.head.id], []))) return null;
        await relist();
        return { id: copy.head.id };
      }),
    async exportFile(request) {
      const written = await exportFile(places, request).catch(() => null);
      await past.getState().refresh();
      return written;
    },
    async readFile(file, progress, signal) {
      inHand = null;
      try {
        const found = await readImport(places, past.getState(), file, progress, signal);
        if (found === null) return { type: 'cancelled' };
        if ('code' in found) return { type: 'refused', error: found };
        inHand = found;
        return importRead(found);
      } catch {
        return { type: 'failed' };
      }
    },
    async keepFile(progress, signal) {
      const found = inHand;
      inHand = null;
      if (found === null) return 'cancelled';
      // One that was called off before is taken out of storage first.
      while (past.getState().busy) await idle;
      if (signal.aborted) return 'cancelled';
      const kept = await work(async () => {
        const done = await keepImport(places, found, progress, signal);
        for (const where of PLACES) {
          if (done === 'done') places[where].mark.set(true);
          if (done === 'done') await places[where].relist();
        }
        return done;
      });
      return kept ?? 'failed';
    },
  }));
  return past;
}

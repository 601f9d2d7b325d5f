import type { PadError } from '../../pads/index.ts';
import { careOf, readLibrary } from '../library.ts';
import { failureOf } from '../storage.ts';
import type { SaveFailure } from '../storage.ts';
import type { TabNews } from '../tabs.ts';
import type { AsideSummary } from '../types.ts';
import { readPad } from './record.ts';
import type { LoadedPad, PadHead } from './record.ts';
import { createPadSession, emptyPad } from './session.ts';
import type { PadOutcome, PadSession, PadSessionParts } from './session.ts';
import { padSummary, readPadSummary } from './summary.ts';
import type { PadSummary, PadsState } from './types.ts';

/** The pads behind the screens: one in use, the others in the list. */
export interface PadDesk {
  readonly shown: () => Pick<PadsState, 'pad' | 'saving' | 'pads' | 'aside'>;
  /** The pad in use. */
  readonly session: () => PadSession | null;
  /** Does something with the pad in use; `null` if there is none. */
  readonly work: (what: (session: PadSession) => Promise<PadOutcome>) => Promise<PadOutcome | null>;
  /** Takes a new pad in use. */
  readonly start: (head: PadHead) => Promise<void>;
  /** Takes a pad of the list in use; `false` if it cannot be read. */
  readonly resume: (id: string) => Promise<boolean>;
  /** Takes up what was last in use. */
  readonly takeUp: () => Promise<void>;
  readonly listAll: () => Promise<void>;
  /** Pads were changed in storage: the list is read anew, and so is the pad in use, unless it has left the list. */
  readonly relist: () => Promise<void>;
  /** Storage was emptied, and the pad in use put back: the rest is to be noted and listed afresh. */
  readonly restored: () => void;
  /** Reads one pad of the list afresh. */
  readonly list: (id: string) => Promise<void>;
}

const READER = { read: readPad, summary: padSummary, line: readPadSummary };

/** `changed` is called when the lists have changed, `tell` when a pad has been stored. */
export function createPadDesk(
  parts: PadSessionParts,
  changed: () => void,
  tell: (news: TabNews) => void,
): PadDesk {
  const { storage, clock } = parts;
  let inUse: PadSession | null = null;
  /** Pads left for another that are not stored whole: they stay in memory until they are. */
  const waiting = new Set<PadSession>();
  const listed = new Map<string, PadSummary>();
  /** Found so when they were asked for, whatever their lines say. */
  const unreadable = new Set<string>();
  let aside: readonly AsideSummary<PadError>[] = [];
  /** Why storage did not answer when it was last asked. */
  let failure: SaveFailure | null = null;
  let current: string | null = null;

  const sessions = (): PadSession[] => (inUse === null ? [...waiting] : [inUse, ...waiting]);

  /** Asks storage for something that may fail without harm. */
  async function ask<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await question();
      failure = null;
      return answer;
    } catch (error) {
      failure = failureOf(error);
      return null;
    }
  }

  async function read(id: string): Promise<LoadedPad | null> {
    const raw = await ask(() => storage.load(id));
    const pad = raw === null ? null : readPad(raw);
    if (pad?.ok === false) unreadable.add(id);
    return pad?.ok === true ? pad.value : null;
  }

  function use(session: PadSession): void {
    if (inUse !== null && inUse !== session) leave(inUse);
    waiting.delete(session);
    inUse = session;
  }

  function leave(session: PadSession): void {
    if (session.unsaved() === null) {
      waiting.delete(session);
      listed.set(session.id(), session.summary());
    } else waiting.add(session);
  }

  /** What another tab's state has displaced here becomes a pad of its own. */
  function keepCopy(outcome: PadOutcome): void {
    if (outcome.type === 'moved' && outcome.copy !== null)
      waiting.add(createPadSession(outcome.copy, 'copy', parts));
  }

  /** After something was stored, or not: the tabs hear of it, and what could not be stored before gets its chance. */
  async function settle(): Promise<void> {
    const session = inUse;
    if (session?.unsaved() !== null) return;
    failure = null;
    tell({ match: session.id(), length: session.length() });
    for (const other of waiting) {
      keepCopy(await other.save());
      leave(other);
    }
    if (current === session.id()) return;
    current = session.id();
    await ask(() => storage.setCurrent(session.id()));
  }

  async function listAll(): Promise<void> {
    const own = sessions().map((one) => one.id());
    const before = [...listed.keys()].filter((id) => !own.includes(id));
    const library = await ask(() => readLibrary(storage, READER, clock, careOf(own, unreadable)));
    if (library !== null) {
      unreadable.clear();
      if (library.error !== null) failure = failureOf(library.error);
      // What is no longer there cannot be taken up either.
      else for (const id of before) listed.delete(id);
      for (const pad of library.matches) {
        if ((listed.get(pad.id)?.changedAt ?? 0) <= pad.changedAt) listed.set(pad.id, pad);
      }
      aside = library.aside;
      // One that an older app stored, and that is in use, has no line yet.
      if (inUse?.unsaved() === null) await storage.note([inUse.summary()]).catch(() => undefined);
    }
    changed();
  }

  return {
    shown() {
      const lines = new Map(listed);
      for (const session of sessions()) lines.set(session.id(), session.summary());
      const unsaved = sessions().find((session) => session.unsaved() !== null);
      // Where a pad is in use, what counts is whether it is stored; lists may be late.
      const reason = unsaved?.unsaved() ?? (inUse === null ? failure : null);
      return {
        pad: inUse?.shown() ?? null,
        saving: reason === null ? { state: 'saved' } : { state: 'memory', reason },
        pads: [...lines.values()].sort((a, b) => b.changedAt - a.changedAt),
        aside,
      };
    },
    session: () => inUse,

    async work(what) {
      if (inUse === null) return null;
      const outcome = await what(inUse);
      keepCopy(outcome);
      if (outcome.type !== 'refused') await settle();
      return outcome;
    },

    async start(head) {
      const session = createPadSession(emptyPad(head), null, parts);
      keepCopy(await session.save());
      use(session);
      await settle();
    },

    async resume(id) {
      let session = sessions().find((one) => one.id() === id);
      if (session === undefined) {
        const pad = await read(id);
        if (pad === null) {
          await listAll();
          return false;
        }
        session = createPadSession(pad, pad.log.length, parts);
      }
      use(session);
      await settle();
      return true;
    },

    async takeUp() {
      const id = await ask(() => storage.current());
      const pad = typeof id === 'string' ? await read(id) : null;
      if (pad === null) return;
      current = pad.head.id;
      use(createPadSession(pad, pad.log.length, parts));
    },

    listAll,

    async relist() {
      const session = inUse;
      if (session?.unsaved() === null) {
        const lines = await ask(() => storage.lines());
        const gone = lines?.hidden.includes(session.id()) === true;
        const pad = gone ? null : await read(session.id());
        inUse = pad === null ? null : createPadSession(pad, pad.log.length, parts);
        if (gone) {
          listed.delete(session.id());
          current = null;
        }
      }
      await listAll();
    },

    restored() {
      current = null;
      void listAll();
    },

    async list(id) {
      const pad = await read(id);
      if (pad !== null) listed.set(id, padSummary(pad));
      changed();
    },
  };
}

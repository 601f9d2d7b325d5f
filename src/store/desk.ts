import { legalActions, shuffledPack } from '../engine/index.ts';
import type { PublicEvent } from '../engine/index.ts';
import type { Seat } from '../engine/seat.ts';
import { readMatch } from './record.ts';
import type { Head, LoadedMatch } from './record.ts';
import type { Stored } from './kept.ts';
import { createSession } from './session.ts';
import type { Outcome, Session, SessionParts } from './session.ts';
import { failureOf } from './storage.ts';
import type { SaveFailure } from './storage.ts';
import { summaryOf } from './summary.ts';
import type { TabNews } from './tabs.ts';
import type { AsideSummary, MatchSummary, TableState } from './types.ts';

/** The matches behind the table. All it gives out may be seen by everybody who sees the page. */
export interface Desk {
  shown(): Pick<TableState, 'match' | 'view' | 'opened' | 'peeks' | 'saving' | 'matches' | 'aside'>;
  length(): number;
  publicLog(): readonly PublicEvent[];
  dealLink: Session['dealLink'];
  reviewing: Session['reviewing'];
  head(): Head | null;
  putAway(): void;
  /** As of the session on the table. */
  whyNot: Session['whyNot'];
  cover(seat: Seat): void;
  /** Does something with the match on the table; `null` if there is none. */
  play(work: (session: Session) => Promise<Outcome>): Promise<Outcome | null>;
  /** Puts a match that was not played yet on the table, spread for the cut if it needs one (R3). */
  start(match: LoadedMatch): Promise<void>;
  /** Puts a match of the list on the table; `false` if it cannot be read. */
  resume(id: string): Promise<boolean>;
  /** Has another tab gone on with the match on the table? Then it is taken over. */
  catchUp(): Promise<boolean>;
  /** Puts back what was last on the table. */
  sitDown(): Promise<void>;
  listAll(): Promise<void>;
  /** Records were changed in storage: the list is read anew, and so is the match on the table, unless it has left the list. */
  relist(): Promise<void>;
  /** Storage was emptied, and the match on the table put back: the rest is to be noted and listed afresh. */
  restored(): void;
  /** Stores what is not stored yet; without a match, reads what could not be read. */
  saveAgain(): Promise<Outcome | null>;
  list(id: string): Promise<void>;
}

const NO_MATCH = { match: null, view: null, opened: null, peeks: { N: null, S: null } } as const;

/** `changed` is called when the lists have changed, `tell` when a match has been stored. */
export function createDesk(parts: SessionParts, changed: () => void, tell: (news: TabNews) => void): Desk {
  const { storage, clock, random } = parts;
  let onTable: Session | null = null;
  /** Matches left for another that are not stored whole: they stay in memory until they are. */
  const waiting = new Set<Session>();
  const listed = new Map<string, MatchSummary>();
  /** Found so when they were asked for, whatever their lines say. */
  const unreadable = new Set<string>();
  let aside: readonly AsideSummary[] = [];
  /** Why storage did not answer when it was last asked. */
  let failure: SaveFailure | null = null;
  let allListed = false;
  let current: string | null = null;

  const sessions = (): Session[] => (onTable === null ? [...waiting] : [onTable, ...waiting]);

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

  async function read(id: string): Promise<LoadedMatch | null> {
    const raw = await ask(() => storage.load(id));
    const match = raw === null ? null : readMatch(raw);
    if (match?.ok === false) unreadable.add(id);
    return match?.ok === true ? match.value : null;
  }

  function sessionOf(match: LoadedMatch, stored: Stored): Session {
    return createSession(match, stored, parts);
  }

  /** The match is on the table from now on, covered. */
  function put(session: Session): void {
    if (onTable !== null && onTable !== session) leave(onTable);
    waiting.delete(session);
    session.putAway();
    onTable = session;
  }

  function leave(session: Session): void {
    session.putAway();
    if (session.unsaved() === null) {
      waiting.delete(session);
      listed.set(session.id(), session.summary());
    } else waiting.add(session);
  }

  /** After something was stored, or not: the tabs hear of it, and what could not be stored before gets its chance. */
  async function settle(): Promise<void> {
    const session = onTable;
    if (session?.unsaved() !== null) return;
    failure = null;
    tell({ match: session.id(), length: session.length() });
    for (const other of waiting) {
      keepCopy(await other.save());
      leave(other);
    }
    if (current !== session.id()) {
      current = session.id();
      await ask(() => storage.setCurrent(session.id()));
    }
    if (!allListed) void listAll();
  }

  async function listAll(): Promise<void> {
    const own = sessions().map((one) => one.id());
    const before = [...listed.keys()].filter((id) => !own.includes(id));
    const library = await ask(async () => {
      // Behind the first screen: its code is not waited for.
      const { readMatches } = await import('./match-lines.ts');
      return readMatches(storage, clock, (id) =>
        own.includes(id) ? 'skip' : unreadable.has(id) ? 'read' : null,
      );
    });
    allListed = library !== null;
    if (library !== null) {
      unreadable.clear();
      if (library.error !== null) failure = failureOf(library.error);
      // What is no longer there cannot be played either.
      else for (const id of before) listed.delete(id);
      for (const match of library.matches) {
        const known = listed.get(match.id);
        // Not by a first date of its own: the device's clock may have stood before all of them.
        if (known === undefined || known.changedAt <= match.changedAt) listed.set(match.id, match);
      }
      aside = library.aside;
      // One that an older app stored, and that lies on the table, has no line yet.
      if (onTable?.unsaved() === null) await storage.note([onTable.summary()]).catch(() => undefined);
    }
    changed();
  }

  /** What another tab's state has displaced here becomes a match of its own. */
  function keepCopy(outcome: Outcome): void {
    if (outcome.type === 'moved' && outcome.copy !== null) waiting.add(sessionOf(outcome.copy, 'copy'));
  }

  async function play(work: (session: Session) => Promise<Outcome>): Promise<Outcome | null> {
    if (onTable === null) return null;
    const outcome = await work(onTable);
    keepCopy(outcome);
    if (outcome.type !== 'refused') await settle();
    return outcome;
  }

  return {
    shown() {
      const lines = new Map(listed);
      // The match being played leads, whatever the device's clock said when it was begun.
      const leads = ({ id, outcome }: MatchSummary): number =>
        Number(id === onTable?.id() && outcome === null);
      for (const session of sessions()) lines.set(session.id(), session.summary());
      const unsaved = sessions().find((session) => session.unsaved() !== null);
      // Where a match lies on the table, what counts is whether it is stored; lists may be late.
      const reason = unsaved?.unsaved() ?? (onTable === null ? failure : null);
      return {
        ...(onTable?.shown() ?? NO_MATCH),
        saving: reason === null ? { state: 'saved' } : { state: 'memory', reason },
        matches: [...lines.values()].sort((a, b) => leads(b) - leads(a) || b.changedAt - a.changedAt),
        aside,
      };
    },
    length: () => onTable?.length() ?? 0,
    publicLog: () => onTable?.publicLog() ?? [],
    dealLink: async (number) => (await onTable?.dealLink(number)) ?? null,
    reviewing: async (deal, device) => (await onTable?.reviewing(deal, device)) ?? null,
    head: () => onTable?.head() ?? null,
    putAway: () => onTable?.putAway(),
    whyNot: (card) => onTable?.whyNot(card) ?? null,
    cover: (seat) => onTable?.cover(seat),

    play,

    async start(match) {
      const session = sessionOf(match, null);
      await (legalActions(match.state).spread
        ? session.dispatch({ type: 'spread', pack: shuffledPack(random) })
        : session.save());
      put(session);
      await settle();
    },

    async resume(id) {
      let session = sessions().find((one) => one.id() === id);
      if (session === undefined) {
        const match = await read(id);
        if (match === null) {
          await listAll();
          return false;
        }
        session = sessionOf(match, match.log.length);
      }
      put(session);
      await settle();
      return true;
    },

    async catchUp() {
      const session = onTable;
      const outcome = session === null ? null : await ask(() => session.catchUp());
      if (outcome?.type !== 'moved') return false;
      keepCopy(outcome);
      await settle();
      return true;
    },

    async sitDown() {
      const id = await ask(() => storage.current());
      const match = typeof id === 'string' ? await read(id) : null;
      if (match === null) return;
      current = match.head.id;
      put(sessionOf(match, match.log.length));
    },

    listAll,

    async relist() {
      const session = onTable;
      if (session?.unsaved() === null) {
        const lines = await ask(() => storage.lines());
        const gone = lines?.hidden.includes(session.id()) === true;
        const match = gone ? null : await read(session.id());
        onTable = match === null ? null : sessionOf(match, match.log.length);
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

    async saveAgain() {
      const outcome = await play((session) => session.save());
      if (outcome === null) await listAll();
      return outcome;
    },

    async list(id) {
      const match = await read(id);
      if (match !== null) listed.set(id, summaryOf(match));
      changed();
    },
  };
}

import type { Result } from '../engine/result.ts';
import type { RawMatch } from './record.ts';
import { StorageError, failureOf } from './storage.ts';
import type { Line, SaveFailure, Storage, Unsaved } from './storage.ts';

/** What is kept: a head that never changes, a log that only grows, and what they come to. */
export interface Keepable<H extends { readonly id: string }, E> {
  readonly head: H;
  readonly log: readonly E[];
}

/** What a kept log needs from outside. */
export interface KeptParts<Kept extends Keepable<H, E>, H extends { readonly id: string }, E> {
  readonly storage: Storage<H, E>;
  readonly read: (raw: RawMatch) => Result<Kept, unknown>;
  /** What a list shows of it. */
  readonly line: (kept: Kept) => Line;
  /** The same under a new id. */
  readonly renamed: (kept: Kept) => Kept;
  /** Called in the same step in which `next` takes the place of what was there. */
  readonly settle: (next: Kept, how: 'done' | 'moved') => void;
}

/** How much of a log is in storage already; `null`: not even the head; `copy`: neither, and it is what another tab's has displaced. */
export type Stored = number | null | 'copy';

/** What became of a write. `copy`: this tab's own continuation, unsaved so far, where another tab's was taken over. */
export type KeptOutcome<Kept> =
  { readonly type: 'done' } | { readonly type: 'moved'; readonly copy: Kept | null };

export interface KeptLog<Kept> {
  readonly now: () => Kept;
  /** Is all of it stored? If not, why. */
  readonly unsaved: () => SaveFailure | null;
  /** Stores `next`, which is `now` or more of it, and settles on it; or on what another tab has made of it. */
  readonly store: (next: Kept) => Promise<KeptOutcome<Kept>>;
  /** Stores what is not stored yet, if anything. */
  readonly save: () => Promise<KeptOutcome<Kept>>;
  /** Takes over what is stored if it is ahead. */
  readonly catchUp: () => Promise<KeptOutcome<Kept>>;
}

const DONE = { type: 'done' } as const;

/**
 * A log and its copy in storage. What cannot be stored is kept in memory, and tried again with the next write.
 */
export function keepLog<Kept extends Keepable<H, E>, H extends { readonly id: string }, E>(
  loaded: Kept,
  stored: Stored,
  { storage, read, line, renamed, settle }: KeptParts<Kept, H, E>,
): KeptLog<Kept> {
  let kept = loaded;
  let saved = stored === 'copy' ? null : stored;
  let failure: SaveFailure | null = null;

  /** The match has come to this. */
  function settleOn(next: Kept, how: 'done' | 'moved'): void {
    settle(next, how);
    kept = next;
  }

  function rest(of: Kept, from: number | null): Unsaved<H, E> {
    return {
      match: of.head.id,
      head: from === null ? of.head : null,
      entries: of.log.slice(from ?? 0),
      line: line(of),
      copy: stored === 'copy' && from === null,
    };
  }

  async function store(next: Kept): Promise<KeptOutcome<Kept>> {
    let settled = next;
    try {
      let written = await storage.write(rest(next, saved));
      // Somebody has emptied the storage under us: put everything back.
      if (written === 'missing') written = await storage.write(rest(next, null));
      if (written !== 'done') {
        const theirs = read(await storage.load(next.head.id));
        if (theirs.ok && !startsWith(next, theirs.value)) return takeOver(theirs.value);
        // What is stored is either the start of this match, or nothing that can be read: that stays, and this goes on beside it.
        if (!theirs.ok) settled = renamed(next);
        const from = theirs.ok ? theirs.value.log.length : null;
        // A write that was given up may have been done after all.
        written = from === settled.log.length ? 'done' : await storage.write(rest(settled, from));
        if (written !== 'done') throw new StorageError('failed');
      }
      saved = settled.log.length;
      failure = null;
    } catch (error) {
      failure = failureOf(error);
      if (settled !== next) saved = null;
    }
    settleOn(settled, 'done');
    return DONE;
  }

  /** Another tab's continuation is what counts; what was shown here and is not in it becomes a match of its own. */
  function takeOver(theirs: Kept): KeptOutcome<Kept> {
    const copy = startsWith(theirs, kept) ? null : renamed(kept);
    saved = theirs.log.length;
    failure = null;
    settleOn(theirs, 'moved');
    return { type: 'moved', copy };
  }

  return {
    now: () => kept,
    unsaved: () => (saved === kept.log.length ? null : (failure ?? 'failed')),
    store,
    save: async () => (saved === kept.log.length ? DONE : store(kept)),
    async catchUp() {
      const theirs = read(await storage.load(kept.head.id));
      return theirs.ok && theirs.value.log.length > kept.log.length ? takeOver(theirs.value) : DONE;
    },
  };

  /** Does this log begin with all of the other? */
  function startsWith(whole: Kept, start: Kept): boolean {
    return JSON.stringify(whole.log.slice(0, start.log.length)) === JSON.stringify(start.log);
  }
}

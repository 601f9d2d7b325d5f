import { act, cutPack, explain, legalActions, publicLog, shuffledPack, turnOf } from '../engine/index.ts';
import type { Action, PublicEvent } from '../engine/index.ts';
import { ruleError } from '../engine/errors.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Card } from '../engine/cards.ts';
import { withSeat } from '../engine/seat.ts';
import type { Seat } from '../engine/seat.ts';
import type { RandomBelow } from '../engine/shuffle.ts';
import { newId } from './random.ts';
import { plainAction, readMatch } from './record.ts';
import type { Head, LoadedMatch } from './record.ts';
import { COVERED, inSight, shown, sightAfter } from './sight.ts';
import type { Shown, Sight } from './sight.ts';
import { StorageError, failureOf } from './storage.ts';
import type { SaveFailure, Storage, Unsaved } from './storage.ts';
import { summaryOf, tableMatch } from './summary.ts';
import type { MatchSummary, TableMatch } from './types.ts';

/** What a session needs from outside. */
export interface SessionParts {
  readonly storage: Storage;
  readonly clock: () => number;
  readonly random: RandomBelow;
}

/** What became of an action. `copy`: this tab's own continuation, unsaved so far, where another tab's was taken over. */
export type Outcome =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly error: RuleError }
  | { readonly type: 'moved'; readonly copy: LoadedMatch | null };

export interface Session {
  /** Changes if this tab's continuation of the match had to become a match of its own. */
  id(): string;
  /** Names, options and packs still to come: not for the screens. */
  head(): Head;
  length(): number;
  /** What the whole table knows to have happened. */
  publicLog(): readonly PublicEvent[];
  /** All that leaves a session: views, never the log or the state. */
  shown(): Shown & { readonly match: TableMatch };
  summary(): MatchSummary;
  /** Is every accepted action stored? If not, why. */
  unsaved(): SaveFailure | null;
  dispatch(action: Action): Promise<Outcome>;
  /** Why the player to act may not play a card; `null` if they may, or if their hand is not in sight. */
  whyNot(card: Card): RuleError | null;
  deal(cutAt: number | null): Promise<Outcome>;
  /** Uncovers the table for the player to act, unless `wanted` says no when the look has been saved. */
  open(seat: Seat, wanted: () => boolean): Promise<Outcome>;
  /** Across the table: uncovers one player's hand, unless `wanted` says no when a look has been saved. */
  peek(seat: Seat, wanted: () => boolean): Promise<Outcome>;
  cover(seat: Seat): void;
  putAway(): void;
  /** Stores what is not stored yet, if anything. */
  save(): Promise<Outcome>;
  /** Takes over what is stored if it is ahead. */
  catchUp(): Promise<Outcome>;
}

/** What needs the hand in sight: only the player whose hand lies open to them does it. */
const PRIVATE: ReadonlySet<Action['type']> = new Set([
  'capture',
  'draw',
  'discard',
  'call',
  'play',
  'claim',
  'answer-claim',
  'answer-undo',
]);

const DONE: Outcome = { type: 'done' };

/**
 * One match in progress. Log and state live in this closure. `stored`: how much of the log is in storage already; `null`: not even
 * the head.
 */
export function createSession(loaded: LoadedMatch, stored: number | null, parts: SessionParts): Session {
  const { storage, clock, random } = parts;
  let match = loaded;
  let saved = stored;
  let failure: SaveFailure | null = null;
  let sight = COVERED;
  let drawn: { readonly of: LoadedMatch; readonly sight: Sight; readonly shown: Shown } | null = null;

  function putAway(): void {
    sight = COVERED;
  }

  /** The match has come to this. */
  function settle(next: LoadedMatch): void {
    sight = sightAfter(match.state, next.state, sight);
    match = next;
  }

  function rest(of: LoadedMatch, from: number | null): Unsaved {
    return { match: of.head.id, head: from === null ? of.head : null, entries: of.log.slice(from ?? 0) };
  }

  /** Stores `next`, which is `match` or one action more, and settles on it; or on what another tab has made of the match. */
  async function store(next: LoadedMatch): Promise<Outcome> {
    let settled = next;
    try {
      let written = await storage.write(rest(next, saved));
      // Somebody has emptied the storage under us: put everything back.
      if (written === 'missing') written = await storage.write(rest(next, null));
      if (written !== 'done') {
        const theirs = readMatch(await storage.load(next.head.id));
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
    settle(settled);
    return DONE;
  }

  /** Another tab's continuation goes on the table; what was shown here and is not in it becomes a match of its own. */
  function takeOver(theirs: LoadedMatch): Outcome {
    const copy = startsWith(theirs, match) ? null : renamed(match);
    match = theirs;
    saved = theirs.log.length;
    failure = null;
    putAway();
    return { type: 'moved', copy };
  }

  async function accept(action: Action): Promise<Outcome> {
    // A copy: what is judged is what is saved, whatever becomes of the caller's.
    const plain = plainAction(action);
    const next = act(match.state, plain);
    if (!next.ok) return { type: 'refused', error: next.error };
    const { head, log } = match;
    // A device's clock may be set back; what happened later must not seem to have happened earlier.
    const at = Math.max(clock(), log.at(-1)?.at ?? head.startedAt);
    const entry = { match: head.id, index: log.length, at, action: plain };
    return store({ head, log: [...log, entry], state: next.value });
  }

  async function open(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    const turn = turnOf(match.state);
    if (turn === null || match.state.sitting !== 'pass') return DONE;
    if (turn !== seat) return { type: 'refused', error: ruleError('not-your-turn', null, { turn }) };
    return uncover(seat, wanted);
  }

  async function peek(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    const idle = turnOf(match.state) === null || match.state.sitting !== 'across';
    return idle || !wanted() ? DONE : uncover(seat, wanted);
  }

  async function uncover(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    if (legalActions(match.state).look === seat) {
      const outcome = await accept({ type: 'look', seat });
      if (outcome.type !== 'done') return outcome;
    }
    if (wanted()) sight = withSeat(sight, seat, true);
    return DONE;
  }

  return {
    id: () => match.head.id,
    head: () => match.head,
    length: () => match.log.length,
    publicLog: () => publicLog(match.state),
    shown() {
      if (drawn?.of !== match || drawn.sight !== sight) {
        drawn = { of: match, sight, shown: shown(match.state, sight) };
      }
      return { match: tableMatch(match.head), ...drawn.shown };
    },
    summary: () => summaryOf(match),
    unsaved: () => (saved === match.log.length ? null : (failure ?? 'failed')),
    async dispatch(action) {
      const turn = turnOf(match.state);
      const covered =
        'seat' in action && PRIVATE.has(action.type) && !inSight(match.state, sight, action.seat);
      return covered && turn !== null
        ? { type: 'refused', error: ruleError('not-your-turn', null, { turn }) }
        : accept(action);
    },
    whyNot(card) {
      const turn = turnOf(match.state);
      if (turn === null || !inSight(match.state, sight, turn)) return null;
      return explain(match.state, { type: 'play', seat: turn, card });
    },
    async deal(cutAt) {
      const prepared = match.head.prepared?.[match.state.finished.length];
      // A code is the order after the cut (R6): cut again, it would be another deal.
      const pack = prepared ?? cutPack(shuffledPack(random), cutAt ?? 0);
      return accept({ type: 'deal', pack });
    },
    open,
    peek,
    cover(seat) {
      sight = withSeat(sight, seat, false);
    },
    putAway,
    save: async () => (saved === match.log.length ? DONE : store(match)),
    async catchUp() {
      const theirs = readMatch(await storage.load(match.head.id));
      return theirs.ok && theirs.value.log.length > match.log.length ? takeOver(theirs.value) : DONE;
    },
  };
}

/** Does this log begin with all of the other? */
function startsWith(whole: LoadedMatch, start: LoadedMatch): boolean {
  return JSON.stringify(whole.log.slice(0, start.log.length)) === JSON.stringify(start.log);
}

/** The same match under a new id. */
function renamed({ head, log, state }: LoadedMatch): LoadedMatch {
  const id = newId();
  return { head: { ...head, id }, log: log.map((entry) => ({ ...entry, match: id })), state };
}

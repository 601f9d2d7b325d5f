import type { StoreApi } from 'zustand/vanilla';
import { act, cutPack, explain, legalActions, publicLog, shuffledPack, turnOf } from '../engine/index.ts';
import type { Action, PublicEvent } from '../engine/index.ts';
import { ruleError } from '../engine/errors.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Card } from '../engine/cards.ts';
import { withSeat } from '../engine/seat.ts';
import type { Seat } from '../engine/seat.ts';
import type { RandomBelow } from '../engine/shuffle.ts';
import { keepLog } from './kept.ts';
import type { KeptOutcome, Stored } from './kept.ts';
import { newId } from './random.ts';
import { plainAction, readMatch } from './record.ts';
import type { Head, LoadedMatch } from './record.ts';
import { COVERED, inSight, shown, sightAfter } from './sight.ts';
import type { Shown, Sight } from './sight.ts';
import type { SaveFailure, Storage } from './storage.ts';
import { summaryOf, tableMatch } from './summary.ts';
import type { MatchSummary, ReviewState, TableMatch, TableState } from './types.ts';

/** What a session needs from outside. */
export interface SessionParts {
  readonly storage: Storage;
  readonly clock: () => number;
  readonly random: RandomBelow;
}

/** What became of an action. */
export type Outcome = KeptOutcome<LoadedMatch> | { readonly type: 'refused'; readonly error: RuleError };

export interface Session {
  /** Changes if this tab's continuation of the match had to become a match of its own. */
  id(): string;
  /** Names, options and packs still to come: not for the screens. */
  head(): Head;
  length(): number;
  /** What the whole table knows to have happened. */
  publicLog(): readonly PublicEvent[];
  /** A finished deal for an address; `null` for any other. */
  dealLink(number: number): Promise<string | null>;
  /** Walks a deal that is over, or that lies on the open table; `null` for any other. `device`: the table it is asked at. */
  reviewing(deal: number, device: TableState): Promise<StoreApi<ReviewState> | null>;
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

/** One match in progress. Log and state live in this closure. */
export function createSession(loaded: LoadedMatch, stored: Stored, parts: SessionParts): Session {
  const { storage, clock, random } = parts;
  const kept = keepLog(loaded, stored, { storage, read: readMatch, line: summaryOf, renamed, settle });
  let sight = COVERED;
  let drawn: { readonly of: LoadedMatch; readonly sight: Sight; readonly shown: Shown } | null = null;

  function putAway(): void {
    sight = COVERED;
  }

  /** What another tab has made of the match starts covered. */
  function settle(next: LoadedMatch, how: 'done' | 'moved'): void {
    sight = how === 'moved' ? COVERED : sightAfter(kept.now().state, next.state, sight);
  }

  async function accept(action: Action): Promise<Outcome> {
    // A copy: what is judged is what is saved, whatever becomes of the caller's.
    const plain = plainAction(action);
    const { head, log, state } = kept.now();
    const next = act(state, plain);
    if (!next.ok) return { type: 'refused', error: next.error };
    // A device's clock may be set back; what happened later must not seem to have happened earlier.
    const at = Math.max(clock(), log.at(-1)?.at ?? head.startedAt);
    const entry = { match: head.id, index: log.length, at, action: plain };
    return kept.store({ head, log: [...log, entry], state: next.value });
  }

  async function open(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    const { state } = kept.now();
    const turn = turnOf(state);
    if (turn === null || state.sitting !== 'pass') return DONE;
    if (turn !== seat) return { type: 'refused', error: ruleError('not-your-turn', null, { turn }) };
    return uncover(seat, wanted);
  }

  async function peek(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    const { state } = kept.now();
    const idle = turnOf(state) === null || state.sitting !== 'across';
    return idle || !wanted() ? DONE : uncover(seat, wanted);
  }

  async function uncover(seat: Seat, wanted: () => boolean): Promise<Outcome> {
    if (legalActions(kept.now().state).look === seat) {
      const outcome = await accept({ type: 'look', seat });
      if (outcome.type !== 'done') return outcome;
    }
    if (wanted()) sight = withSeat(sight, seat, true);
    return DONE;
  }

  return {
    id: () => kept.now().head.id,
    head: () => kept.now().head,
    length: () => kept.now().log.length,
    publicLog: () => publicLog(kept.now().state),
    async dealLink(number) {
      const { state } = kept.now();
      return (await import('../files/link/format.ts')).dealLink(state, number);
    },
    async reviewing(deal, device) {
      return (await import('./teaching/reviewing.ts')).reviewing(kept.now(), deal, device);
    },
    shown() {
      const match = kept.now();
      if (drawn?.of !== match || drawn.sight !== sight) {
        drawn = { of: match, sight, shown: shown(match.state, sight) };
      }
      return { match: tableMatch(match.head), ...drawn.shown };
    },
    summary: () => summaryOf(kept.now()),
    unsaved: kept.unsaved,
    async dispatch(action) {
      const { state } = kept.now();
      const turn = turnOf(state);
      const covered = 'seat' in action && PRIVATE.has(action.type) && !inSight(state, sight, action.seat);
      return covered && turn !== null
        ? { type: 'refused', error: ruleError('not-your-turn', null, { turn }) }
        : accept(action);
    },
    whyNot(card) {
      const { state } = kept.now();
      const turn = turnOf(state);
      if (turn === null || !inSight(state, sight, turn)) return null;
      return explain(state, { type: 'play', seat: turn, card });
    },
    async deal(cutAt) {
      const { head, state } = kept.now();
      const prepared = head.prepared?.[state.finished.length];
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
    save: kept.save,
    catchUp: kept.catchUp,
  };
}

/** The same match under a new id. */
function renamed({ head, log, state }: LoadedMatch): LoadedMatch {
  const id = newId();
  return { head: { ...head, id }, log: log.map((entry) => ({ ...entry, match: id })), state };
}

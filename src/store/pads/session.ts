import { bySeat } from '../../engine/seat.ts';
import { ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import type { Worth } from '../../engine/scoring/index.ts';
import { gameOf, isResult, startPad, viewOfPad, worthOf, writeOnPad } from '../../pads/index.ts';
import type { PadAction, PadContract, PadError, PadView } from '../../pads/index.ts';
import { keepLog } from '../kept.ts';
import type { KeptLog, KeptOutcome, Stored } from '../kept.ts';
import { newId } from '../random.ts';
import type { Storage } from '../storage.ts';
import { plainPadAction, readPad } from './record.ts';
import type { LoadedPad, PadHead, PadLogEntry } from './record.ts';
import { padSummary } from './summary.ts';
import type { OpenPad, PadSummary } from './types.ts';

/** What a session needs from outside. */
export interface PadSessionParts {
  readonly storage: Storage<PadHead, PadLogEntry>;
  readonly clock: () => number;
}

/** What became of an action. */
export type PadOutcome = KeptOutcome<LoadedPad> | { readonly type: 'refused'; readonly error: PadError };

export interface PadSession extends Pick<KeptLog<LoadedPad>, 'unsaved' | 'save' | 'catchUp'> {
  /** Changes if this tab's continuation of the pad had to become a pad of its own. */
  readonly id: () => string;
  readonly head: () => PadHead;
  readonly length: () => number;
  readonly shown: () => OpenPad;
  readonly summary: () => PadSummary;
  readonly dispatch: (action: PadAction) => Promise<PadOutcome>;
  readonly preview: (action: PadAction) => Result<PadView, PadError>;
  readonly worth: (contract: PadContract) => Worth;
}

/** One pad in use. */
export function createPadSession(
  loaded: LoadedPad,
  stored: Stored,
  { storage, clock }: PadSessionParts,
): PadSession {
  const kept = keepLog(loaded, stored, {
    storage,
    read: readPad,
    line: padSummary,
    renamed,
    settle: () => undefined,
  });
  let drawn: { readonly of: LoadedPad; readonly shown: OpenPad } | null = null;

  return {
    id: () => kept.now().head.id,
    head: () => kept.now().head,
    length: () => kept.now().log.length,
    shown() {
      const pad = kept.now();
      if (drawn?.of !== pad) drawn = { of: pad, shown: openPad(pad) };
      return drawn.shown;
    },
    summary: () => padSummary(kept.now()),
    async dispatch(action) {
      const { head, log, state } = kept.now();
      const next = writeOnPad(state, action);
      if (!next.ok) return { type: 'refused', error: next.error };
      // A copy: what was judged is what is saved, whatever becomes of the caller's.
      const plain = plainPadAction(action);
      // A device's clock may be set back; what happened later must not seem to have happened earlier.
      const at = Math.max(clock(), log.at(-1)?.at ?? head.startedAt);
      const entry = { match: head.id, index: log.length, at, action: plain };
      return kept.store({ head, log: [...log, entry], state: next.value });
    },
    preview(action) {
      const next = writeOnPad(kept.now().state, action);
      return next.ok ? ok(viewOfPad(next.value)) : next;
    },
    worth(contract) {
      const { rows, setup } = viewOfPad(kept.now().state);
      const earlier = rows.map(({ entry }) => entry).filter(isResult);
      return worthOf(setup, contract, earlier);
    },
    unsaved: kept.unsaved,
    save: kept.save,
    catchUp: kept.catchUp,
  };
}

/** A pad on which nothing stands yet. */
export function emptyPad(head: PadHead): LoadedPad {
  return { head, log: [], state: startPad(head.setup) };
}

/** The same pad under a new id. */
function renamed({ head, log, state }: LoadedPad): LoadedPad {
  const id = newId();
  return { head: { ...head, id }, log: log.map((entry) => ({ ...entry, match: id })), state };
}

function openPad({ head, state }: LoadedPad): OpenPad {
  const { id, players, setup, startedAt } = head;
  return {
    id,
    names: bySeat((seat) => players[seat].name),
    startedAt,
    game: gameOf(setup.kind),
    view: viewOfPad(state),
  };
}

import { err, never, ok } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import type { PadAction, PadLog } from './action.ts';
import { checkEntry } from './check.ts';
import { isResult, plainEntry, sameEntry } from './entry.ts';
import type { PadEntry } from './entry.ts';
import { padError } from './errors.ts';
import type { PadError } from './errors.ts';
import { gameOfPad, isHalfEntered, pageOf, sheetOf, startPad } from './state.ts';
import type { Page, PadRow, PadState } from './state.ts';

/**
 * The one door to a new state of a pad. What cannot be is refused with its reason, and the state given in is still the
 * state. Rows that an edit left behind the end of the match stay, and count for nothing.
 */
export function actOnPad(state: PadState, action: PadAction): Result<PadState, PadError> {
  const error = explainPad(state, action);
  return error === null ? ok(apply(state, action)) : err(error);
}

/** The place in a log, from 0, of the first entry that is refused, and why. */
export interface PadReplayError {
  readonly at: number;
  readonly error: PadError;
}

/** Folds a log through `actOnPad`. */
export function replayPad({ setup, log }: PadLog): Result<PadState, PadReplayError> {
  let state = startPad(setup);
  for (const [at, action] of log.entries()) {
    const next = actOnPad(state, action);
    if (!next.ok) return err({ at, error: next.error });
    state = next.value;
  }
  return ok(state);
}

/** Why an action is refused; `null` if it is not. */
export function explainPad(state: PadState, action: PadAction): PadError | null {
  const page = pageOf(state);
  switch (action.type) {
    case 'insert':
      return explainInsert(state, page, action.at, action.entry);
    case 'edit':
      return explainEdit(state, page, action.at, action.entry);
    case 'delete':
      return rowMissing(page, action.at, page.rows.length - 1);
    case 'deal-first':
      return action.seat === page.firstDealer ? padError('nothing-changed', null, {}) : null;
    case 'stop':
      return explainStop(state, page);
    case 'go-on':
      return page.stopped ? null : padError('pad-not-stopped', null, {});
    case 'undo':
      return state.at > 0 ? null : padError('nothing-to-undo', null, {});
    case 'redo':
      return state.at < state.pages.length - 1 ? null : padError('nothing-to-redo', null, {});
    default:
      return never(action);
  }
}

function explainInsert(state: PadState, page: Page, at: number, entry: PadEntry): PadError | null {
  const { rows, stopped } = page;
  const missing = rowMissing(page, at, rows.length);
  if (missing !== null) return missing;
  const last = at === rows.length;
  const { complete, rows: counted } = sheetOf(state, page);
  if (complete && at >= counted.length) return padError('pad-complete', null, {});
  if (last && isHalfEntered(page)) return padError('row-half-entered', null, {});
  if (last && stopped) return padError('pad-stopped', 'R91', {});
  if (!last && !isResult(entry)) return padError('tricks-missing', null, {});
  return checkEntry(gameOfPad(state), entry);
}

function explainEdit(state: PadState, page: Page, at: number, entry: PadEntry): PadError | null {
  const row = page.rows[at];
  if (row === undefined) return padError('no-such-row', null, { rows: page.rows.length });
  if (isResult(row.entry) && !isResult(entry)) return padError('tricks-missing', null, {});
  const error = checkEntry(gameOfPad(state), entry);
  if (error !== null) return error;
  return sameEntry(row.entry, entry) ? padError('nothing-changed', null, {}) : null;
}

function explainStop(state: PadState, page: Page): PadError | null {
  if (page.stopped) return padError('pad-stopped', 'R91', {});
  if (sheetOf(state, page).complete) return padError('pad-complete', null, {});
  return isHalfEntered(page) ? padError('row-half-entered', null, {}) : null;
}

function rowMissing({ rows }: Page, at: number, last: number): PadError | null {
  const there = Number.isInteger(at) && at >= 0 && at <= last;
  return there ? null : padError('no-such-row', null, { rows: rows.length });
}

/** What a legal action makes of a state. */
function apply(state: PadState, action: PadAction): PadState {
  const before = pageOf(state);
  switch (action.type) {
    case 'insert': {
      const row = rowOf(state.nextId, action.entry, action.at < before.rows.length);
      const rows = before.rows.toSpliced(action.at, 0, row);
      return { ...turnTo(state, { ...before, rows }), nextId: state.nextId + 1 };
    }
    case 'edit':
      return turnTo(state, { ...before, rows: before.rows.map((row, at) => edited(row, at, action)) });
    case 'delete':
      return turnTo(state, { ...before, rows: before.rows.toSpliced(action.at, 1) });
    case 'deal-first':
      return turnTo(state, { ...before, firstDealer: action.seat });
    case 'stop':
      return turnTo(state, { ...before, stopped: true });
    case 'go-on':
      return turnTo(state, { ...before, stopped: false });
    case 'undo':
      return { ...state, before, at: state.at - 1 };
    case 'redo':
      return { ...state, before, at: state.at + 1 };
    default:
      return never(action);
  }
}

/** A step forward: what was undone before can no longer be redone. */
function turnTo(state: PadState, page: Page): PadState {
  const pages = [...state.pages.slice(0, state.at + 1), page];
  return { ...state, pages, at: pages.length - 1, before: pageOf(state) };
}

function rowOf(id: number, entry: PadEntry, inserted: boolean): PadRow {
  const plain = plainEntry(entry);
  return { id, entry: plain, first: isResult(plain) ? plain : null, inserted };
}

function edited(row: PadRow, at: number, edit: { readonly at: number; readonly entry: PadEntry }): PadRow {
  if (at !== edit.at) return row;
  const entry = plainEntry(edit.entry);
  return { ...row, entry, first: row.first ?? (isResult(entry) ? entry : null) };
}

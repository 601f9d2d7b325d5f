import { act, replay, turnOf } from '../engine/index.ts';
import type { Action, MatchState } from '../engine/index.ts';
import type { RuleError } from '../engine/errors.ts';
import type { Seat } from '../engine/seat.ts';
import { positionOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { PositionError } from './errors.ts';
import type { Lesson, Move, Page, PageTable } from './lesson.ts';
import { layOut } from './position.ts';
import type { Position } from './position.ts';

/** Why a page of a lesson cannot be read at the table; `page` counts from 1. */
export type LessonError =
  | { readonly code: 'page-position'; readonly page: number; readonly error: PositionError }
  /** A move that is asked for is illegal there. */
  | { readonly code: 'page-move'; readonly page: number; readonly error: RuleError }
  /** Something is asked of a page without a table. */
  | { readonly code: 'page-bare'; readonly page: number }
  /** Something is asked of the player whose hand lies face down. */
  | { readonly code: 'page-hidden'; readonly page: number; readonly seat: Seat };

/** The first thing the rules have against a lesson, `null` if there is nothing. */
export function lessonError({ pages }: Pick<Lesson, 'pages'>): LessonError | null {
  for (const [at, table] of pages.entries()) {
    const error = tableError(table, at + 1);
    if (error !== null) return error;
  }
  return null;
}

function tableError({ position, hidden, task }: PageTable, page: number): LessonError | null {
  if (position === null) return task === null ? null : { code: 'page-bare', page };
  const laid = layOut(position);
  if (!laid.ok) return { code: 'page-position', page, error: laid.error };
  const state = stateOf(position);
  const turn = state === null ? null : turnOf(state);
  if (task === null || state === null || turn === null) return null;
  if (hidden.includes(turn)) return { code: 'page-hidden', page, seat: turn };
  for (const move of task.right) {
    const done = act(state, seated(move, turn));
    if (!done.ok) return { code: 'page-move', page, error: done.error };
  }
  return null;
}

/** Who is to act at a position; `null` if the rules refuse it. */
export function turnAt(position: Position): Seat | null {
  const state = stateOf(position);
  return state === null ? null : turnOf(state);
}

/** The position that a draft makes; `null` while it is not whole or the rules refuse it. */
export function positionIn(draft: Draft): Position | null {
  const made = positionOf(draft);
  return made.ok && layOut(made.value).ok ? made.value : null;
}

/** The page with another position: what was asked stays as far as it is legal there, and whoever is asked sees the cards. */
export function withPosition(page: Page, position: Position): Page {
  const state = stateOf(position);
  const turn = state === null ? null : turnOf(state);
  const legal = (move: Move): boolean => state !== null && turn !== null && act(state, seated(move, turn)).ok;
  const [first, ...others] = page.task?.right.filter(legal) ?? [];
  const task =
    first === undefined ? null : { right: [first, ...others] as const, rulings: page.task?.rulings ?? [] };
  return { ...page, position, hidden: page.hidden.filter((seat) => task === null || seat !== turn), task };
}

function stateOf(position: Position): MatchState | null {
  const laid = layOut(position);
  const played = laid.ok ? replay(laid.value.match) : null;
  return played?.ok === true ? played.value : null;
}

function seated(move: Move, seat: Seat): Action {
  return { ...move, seat };
}

import type { Seat } from '../engine/seat.ts';
import { opponent } from '../engine/seat.ts';
import type { Sheet } from '../engine/scoring/system.ts';
import type { PadSetup } from './action.ts';
import { isResult } from './entry.ts';
import type { PadEntry, PadResult } from './entry.ts';
import { gameOf } from './game.ts';
import type { PadGame } from './game.ts';

/** A row of a pad. */
export interface PadRow {
  /** Stays with the row, whatever is put before it; never given twice. */
  readonly id: number;
  readonly entry: PadEntry;
  /** What it said when it was first finished; `null` while it waits for its tricks. */
  readonly first: PadResult | null;
  /** Was it put before others that were there already? */
  readonly inserted: boolean;
}

/** All that is written on a pad. */
export interface Page {
  readonly rows: readonly PadRow[];
  readonly firstDealer: Seat;
  /** Did both agree to end early? */
  readonly stopped: boolean;
}

export interface PadState {
  readonly setup: PadSetup;
  /** The page after each step that still counts, the empty one first. */
  readonly pages: readonly Page[];
  /** Which of them is in sight; those after it can be redone. */
  readonly at: number;
  /** The page that was in sight before the last action. */
  readonly before: Page;
  /** The id of the next row. */
  readonly nextId: number;
}

/** An empty pad. */
export function startPad(setup: PadSetup): PadState {
  const page: Page = { rows: [], firstDealer: setup.firstDealer, stopped: false };
  return { setup, pages: [page], at: 0, before: page, nextId: 0 };
}

export function gameOfPad({ setup }: PadState): PadGame {
  return gameOf(setup.kind);
}

/** The page in sight. */
export function pageOf({ pages, at, before }: PadState): Page {
  return pages[at] ?? before;
}

/** The finished deals, in order. */
export function resultsOf({ rows }: Page): readonly PadResult[] {
  return rows.map(({ entry }) => entry).filter(isResult);
}

/** The page written up. */
export function sheetOf({ setup }: PadState, page: Page): Sheet<PadResult> {
  return gameOf(setup.kind).scoring(setup.options).sheet(resultsOf(page), page.stopped);
}

/** Does the last row wait for its tricks? */
export function isHalfEntered({ rows }: Page): boolean {
  const last = rows.at(-1);
  return last !== undefined && !isResult(last.entry);
}

/** Who deals, or dealt, the deal of row `at`: the two take turns, and a tie-break falls to who dealt first (R4, R60). */
export function dealerOf({ firstDealer }: Page, at: number): Seat {
  return at % 2 === 0 ? firstDealer : opponent(firstDealer);
}

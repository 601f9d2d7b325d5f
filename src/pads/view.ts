import type { Sheet, SheetRow, Worth } from '../engine/scoring/system.ts';
import { bySeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import type { PadSetup } from './action.ts';
import { isPassedOut, isResult, sameEntry } from './entry.ts';
import type { PadBid, PadEntry, PadResult } from './entry.ts';
import type { PadError } from './errors.ts';
import { impossible } from './possible.ts';
import { dealerOf, gameOfPad, isHalfEntered, pageOf, resultsOf, sheetOf } from './state.ts';
import { knowsVulnerability } from './kinds.ts';
import type { Page, PadRow, PadState } from './state.ts';
import { gameBids, worthOf } from './worth.ts';

/** A row of a pad as it is shown. */
export interface PadRowView {
  readonly id: number;
  readonly dealer: Seat;
  readonly entry: PadEntry;
  /** How it is scored, each part with its ruling and sum; `null` for a row that is not scored. */
  readonly scored: SheetRow<PadResult> | null;
  /** Why it is not: it waits for its tricks, or an edit has let the match end before it. */
  readonly unscored: 'half-entered' | 'after-the-end' | null;
  /** Why no deal can have gone so; a correction elsewhere, such as of who dealt first, may show it. */
  readonly doubt: PadError | null;
  /** What its contract and its defeat bring; only of a row that waits for its tricks. */
  readonly worth: Worth | null;
  /** What it said before it was corrected; `null` if it says what it said at first. */
  readonly was: PadResult | null;
  /** Was it put between rows that were there already? */
  readonly inserted: boolean;
}

/** The deal to be played next, or being played: what the players want to know before it. */
export interface PadDealView {
  /** Its row, from 0, whether it is there already or not. */
  readonly at: number;
  readonly dealer: Seat;
  readonly tieBreak: boolean;
  /** Both `false` where it does not matter to the score. */
  readonly vulnerable: BySeat<boolean>;
  /** Points towards the next game. */
  readonly part: BySeat<number>;
  /** Points below the line that are missing for a game; `null` where there are no games. */
  readonly needs: BySeat<number> | null;
  /** The lowest bid of each strain that wins the game. */
  readonly gameBids: BySeat<readonly PadBid[]>;
}

/** All there is to see of a pad. */
export interface PadView {
  readonly setup: PadSetup;
  readonly firstDealer: Seat;
  readonly rows: readonly PadRowView[];
  /** The finished deals, written up as the table's are. */
  readonly sheet: Sheet<PadResult>;
  /** `null` once the match is decided or stopped. */
  readonly deal: PadDealView | null;
  readonly stopped: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Ids of the rows that say or score something else since the last action, or after which the totals differ. */
  readonly changed: readonly number[];
}

/** Writes up a pad: all of it is computed afresh from what its rows say. */
export function viewOfPad(state: PadState): PadView {
  const page = pageOf(state);
  const sheet = sheetOf(state, page);
  return {
    setup: state.setup,
    firstDealer: page.firstDealer,
    rows: page.rows.map((row, at) => viewOfRow(state, page, sheet, at, row)),
    sheet,
    deal: sheet.complete || page.stopped ? null : viewOfDeal(state, page, sheet),
    stopped: page.stopped,
    canUndo: state.at > 0,
    canRedo: state.at < state.pages.length - 1,
    changed: changedRows(state, page, sheet),
  };
}

function viewOfRow(
  state: PadState,
  page: Page,
  sheet: Sheet<PadResult>,
  at: number,
  { id, entry, first, inserted }: PadRow,
): PadRowView {
  const scored = sheet.rows[at] ?? null;
  const half = !isResult(entry);
  const dealer = dealerOf(page, at);
  return {
    id,
    dealer,
    entry,
    scored,
    unscored: scored !== null ? null : half && !sheet.complete ? 'half-entered' : 'after-the-end',
    doubt: impossible(gameOfPad(state), entry, dealer),
    worth:
      isPassedOut(entry) || !half || sheet.complete ? null : worthOf(state.setup, entry, resultsOf(page)),
    was: first === null || sameEntry(first, entry) ? null : first,
    inserted,
  };
}

function viewOfDeal(
  state: PadState,
  page: Page,
  { part, tieBreak, vulnerable }: Sheet<PadResult>,
): PadDealView {
  const { gameAt } = gameOfPad(state);
  const at = isHalfEntered(page) ? page.rows.length - 1 : page.rows.length;
  const dealer = dealerOf(page, at);
  return {
    at,
    dealer,
    tieBreak,
    vulnerable: knowsVulnerability(state.setup.kind) ? vulnerable : { N: false, S: false },
    part,
    needs: gameAt === null ? null : bySeat((seat) => gameAt - part[seat]),
    gameBids: gameBids(state.setup, part, dealer),
  };
}

/** What each row says and scores, and where that leaves the match. */
function figuresOf(page: Page, sheet: Sheet<PadResult>): ReadonlyMap<number, string> {
  return new Map(
    page.rows.map(({ id, entry }, at) => {
      const { points, totals, rubber } = sheet.rows[at] ?? {};
      return [id, JSON.stringify([entry, points, totals, rubber])];
    }),
  );
}

function changedRows(state: PadState, page: Page, sheet: Sheet<PadResult>): readonly number[] {
  const before = figuresOf(state.before, sheetOf(state, state.before));
  return [...figuresOf(page, sheet)].filter(([id, figures]) => before.get(id) !== figures).map(([id]) => id);
}

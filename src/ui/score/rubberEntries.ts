import type { ScoreName, Sheet, SheetRow } from '../../engine/scoring/system.ts';
import { SEATS, bySeat } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { PadResult } from '../../pads/index.ts';

/** A figure on the pad of a rubber, and where it comes from. */
export interface Entry {
  readonly amount: number;
  readonly from:
    { readonly deal: number; readonly row: SheetRow<PadResult> } | { readonly closing: ScoreName };
}

/** One game as it stands below the line. */
export interface Game {
  readonly number: number;
  readonly entries: BySeat<readonly Entry[]>;
  readonly winner: Seat | null;
}

/** Above the line each player's figures in the order they were written: the first stands next to the line. */
export function aboveTheLine(sheet: Sheet<PadResult>): BySeat<readonly Entry[]> {
  return bySeat((seat) => [
    ...entriesOf(sheet.rows, 1, (row) => row.rubber?.above[seat] ?? 0),
    ...sheet.bonuses
      .filter((bonus) => bonus.seat === seat)
      .map(({ amount, name }) => ({ amount, from: { closing: name } })),
  ]);
}

/** Below the line, game by game; the last is the unfinished one, if the rubber is not won (R67). */
export function gamesOf(sheet: Sheet<PadResult>): readonly Game[] {
  const games: Game[] = [];
  let start = 0;
  for (const [at, row] of sheet.rows.entries()) {
    if (row.rubber?.game == null) continue;
    games.push(gameOf(games.length + 1, sheet.rows.slice(start, at + 1), start + 1, row.rubber.game));
    start = at + 1;
  }
  return sheet.complete
    ? games
    : [...games, gameOf(games.length + 1, sheet.rows.slice(start), start + 1, null)];
}

function gameOf(
  number: number,
  rows: readonly SheetRow<PadResult>[],
  firstDeal: number,
  winner: Seat | null,
): Game {
  return {
    number,
    winner,
    entries: bySeat((seat) => entriesOf(rows, firstDeal, (row) => row.rubber?.below[seat] ?? 0)),
  };
}

function entriesOf(
  rows: readonly SheetRow<PadResult>[],
  firstDeal: number,
  amountOf: (row: SheetRow<PadResult>) => number,
): readonly Entry[] {
  return rows
    .map((row, at): Entry => ({ amount: amountOf(row), from: { deal: firstDeal + at, row } }))
    .filter(({ amount }) => amount > 0);
}

/** The longer of the two columns. */
export function height(entries: BySeat<readonly Entry[]>): number {
  return Math.max(...SEATS.map((seat) => entries[seat].length));
}

import { overOrShort } from '../../engine/scoring/index.ts';
import type { Sheet } from '../../engine/scoring/index.ts';
import { bySeat, opponent } from '../../engine/seat.ts';
import type { BySeat, Seat } from '../../engine/seat.ts';
import type { PadContract, PadResult } from '../../pads/index.ts';

/** A deal that was played to a result, in numbers. */
export interface Played {
  readonly contract: PadContract;
  /** Tricks the declarer took, and how many over or short that is. */
  readonly tricks: number;
  readonly over: number;
}

/** What a sheet says of one deal, in numbers. */
export interface ResultLine {
  /** From 1. */
  readonly deal: number;
  readonly dealer: Seat;
  /** `null` for a deal that was passed out (R80). */
  readonly played: Played | null;
  /** Above and below the line; on a sheet of one column all of it is above. */
  readonly above: BySeat<number>;
  readonly below: BySeat<number>;
  readonly totals: BySeat<number>;
}

/** What is written of a match that has been played so far: public, whatever is going on. */
export interface Results {
  readonly lines: readonly ResultLine[];
  /** Does the sheet have a line (R62)? */
  readonly rubber: boolean;
  /** Closing bonuses of each player (R68, R69), and the totals with them. */
  readonly bonuses: BySeat<number>;
  readonly totals: BySeat<number>;
}

/** The results on a sheet, the table's or a score pad's. The deal alternates from whoever dealt first (R4). */
export function resultsOfSheet(sheet: Sheet<PadResult>, firstDealer: Seat, rubber: boolean): Results {
  const lines = sheet.rows.map(({ result, points, totals, rubber: row }, at): ResultLine => ({
    deal: at + 1,
    dealer: at % 2 === 0 ? firstDealer : opponent(firstDealer),
    played: playedOf(result),
    above: row?.above ?? points,
    below: row?.below ?? { N: 0, S: 0 },
    totals,
  }));
  const bonuses = bySeat((seat) =>
    sheet.bonuses.filter((line) => line.seat === seat).reduce((sum, { amount }) => sum + amount, 0),
  );
  return { lines, rubber, bonuses, totals: sheet.totals };
}

function playedOf(result: PadResult): Played | null {
  if ('passedOut' in result) return null;
  const { level, strain, doubled, declarer, tricks } = result;
  return { contract: { level, strain, doubled, declarer }, tricks, over: overOrShort(result) };
}

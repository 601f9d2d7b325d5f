import { SEATS, bySeat } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { Played, Results } from './results.ts';

/** The words of a table of results; the caller's language has them. */
export interface CsvWords {
  readonly deal: string;
  readonly dealer: string;
  readonly declarer: string;
  readonly contract: string;
  readonly tricks: string;
  readonly over: string;
  /** Headings of a player's columns. */
  readonly score: (name: string) => string;
  readonly above: (name: string) => string;
  readonly below: (name: string) => string;
  readonly total: (name: string) => string;
  /** In the place of the contract of a deal that was not played (R80). */
  readonly passedOut: string;
  /** What stands before the closing bonuses of a rubber. */
  readonly bonus: string;
}

type Cell = string | number;

/** Programs for tables run what begins so, and a name may begin with anything. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells programs for tables that it is UTF-8. */
const MARK = '\uFEFF';

/**
 * The results of a match as a table for other programs: comma or, where the comma is in the numbers (as in Dutch), semicolon, and lines
 * ended as RFC 4180 has them.
 */
export function resultsCsv(
  results: Results,
  names: BySeat<string>,
  words: CsvWords,
  separator: string,
): string {
  const { rubber, lines, bonuses, totals } = results;
  const scores = (above: BySeat<number>, below: BySeat<number>): readonly Cell[] =>
    SEATS.flatMap((seat) => (rubber ? [above[seat], below[seat]] : [above[seat]]));
  const totalsOf = (all: BySeat<number>): readonly Cell[] => SEATS.map((seat) => all[seat]);
  const headings = SEATS.flatMap((seat) => {
    const name = names[seat];
    return rubber ? [words.above(name), words.below(name)] : [words.score(name)];
  });
  const rows: (readonly Cell[])[] = [
    [
      ...[words.deal, words.dealer, words.declarer, words.contract, words.tricks, words.over],
      ...headings,
      ...SEATS.map((seat) => words.total(names[seat])),
    ],
    ...lines.map((line) => [
      line.deal,
      names[line.dealer],
      ...resultCells(line.played, names, words),
      ...scores(line.above, line.below),
      ...totalsOf(line.totals),
    ]),
  ];
  if (bonuses.N + bonuses.S > 0) {
    const nothing = bySeat(() => 0);
    rows.push([words.bonus, '', '', '', '', '', ...scores(bonuses, nothing), ...totalsOf(totals)]);
  }
  return (
    MARK + rows.map((row) => row.map((cell) => cellText(cell, separator)).join(separator) + '\r\n').join('')
  );
}

/** Declarer, contract, tricks, over. The contract stands in the notation of saved records, which every program can read. */
function resultCells(played: Played | null, names: BySeat<string>, words: CsvWords): readonly Cell[] {
  if (played === null) return ['', words.passedOut, '', ''];
  const { level, strain, doubled, declarer } = played.contract;
  return [names[declarer], `${level}${strain}${'X'.repeat(doubled)}`, played.tricks, played.over];
}

function cellText(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

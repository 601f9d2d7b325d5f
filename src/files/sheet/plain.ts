import { SEATS } from '../../engine/seat.ts';
import type { BySeat } from '../../engine/seat.ts';
import type { ResultLine, Results } from './results.ts';

/** The words of a sheet; the caller's language has them. */
export interface PlainWords {
  /** What stands over it. */
  readonly title: string;
  readonly deal: string;
  /** `1` … `6`, and what the deal that breaks a tie is called. */
  readonly number: (deal: number) => string;
  /** What was bid and made: `2NT −1, Ann`; or that everybody passed. */
  readonly note: (line: ResultLine) => string;
  readonly points: (points: number) => string;
  readonly above: string;
  readonly below: string;
  readonly bonus: string;
  readonly total: string;
}

const GAP = '  ';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The sheet as text in columns, to be pasted anywhere: a row for each deal, then closing bonuses, then the totals. */
export function plainSheet(results: Results, names: BySeat<string>, words: PlainWords): string {
  const { lines, rubber, bonuses, totals } = results;
  const points = (value: number): string => (value === 0 ? '' : words.points(value));
  const columns = (above: BySeat<number>, below: BySeat<number>): readonly string[] =>
    SEATS.flatMap((seat) => (rubber ? [points(above[seat]), points(below[seat])] : [points(above[seat])]));
  const inTwo = (seat: 'N' | 'S'): readonly string[] => (rubber ? [names[seat], ''] : [names[seat]]);
  const none = { N: 0, S: 0 };
  const rows: (readonly string[])[] = [[words.deal, '', ...SEATS.flatMap(inTwo)]];
  if (rubber) rows.push(['', '', ...SEATS.flatMap(() => [words.above, words.below])]);
  for (const line of lines) {
    rows.push([words.number(line.deal), words.note(line), ...columns(line.above, line.below)]);
  }
  if (bonuses.N + bonuses.S > 0) rows.push([words.bonus, '', ...columns(bonuses, none)]);
  const sums = SEATS.flatMap((seat) => {
    const sum = words.points(totals[seat]);
    return rubber ? [sum, ''] : [sum];
  });
  return `${words.title}\n\n${inColumns([...rows, [words.total, '', ...sums]])}`;
}

/** The two first columns begin together, the numbers end together. */
function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, width(cell))),
    [],
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => {
        const blanks = ' '.repeat((widths[at] ?? 0) - width(cell));
        return at < 2 ? cell + blanks : blanks + cell;
      })
      .join(GAP)
      .trimEnd();
  return rows.map((row) => `${line(row)}\n`).join('');
}

/** As people count characters: an accent or a joined emoji does not stand by itself. */
function width(text: string): number {
  return [...characters.segment(text)].length;
}

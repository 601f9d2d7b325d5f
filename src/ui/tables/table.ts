import type { Doubled } from '../../engine/scoring/contract.ts';
import { DOUBLING_FACTOR } from '../../engine/scoring/tables.ts';
import type { ByDoubling } from '../../engine/scoring/tables.ts';
import type { Messages } from '../../i18n/index.ts';
import type { PadStrain } from '../../pads/index.ts';

/** A table of a scoring card, as it is written. Suits are signs (RichText). */
export interface ScoringTable {
  readonly title: string;
  /** Over the rows' own headings, then over each column of numbers; none where one column says it all. */
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a number cannot say. */
  readonly note?: string;
}

/** Between parts of a cell that may stand in lines of their own. */
export const SEPARATOR = ', ';

export const DOUBLINGS: readonly Doubled[] = [0, 1, 2];

/** A number as it stands in a table; nothing is a dash. */
export function figure({ words }: Messages, amount: number): string {
  return amount === 0 ? '–' : words.number(amount);
}

/** A row whose columns are undoubled, doubled, redoubled. */
export function byDoubling(t: Messages, head: string, values: ByDoubling): readonly string[] {
  return [head, ...DOUBLINGS.map((doubled) => figure(t, values[doubled]))];
}

/** The headings over such a row. */
export function doublings({ scoring }: Messages): readonly string[] {
  return ['', ...DOUBLINGS.map((doubled) => scoring.doubled[doubled])];
}

/** What a value is undoubled, doubled and redoubled. */
export function multiplied(value: number): ByDoubling {
  return { 0: value, 1: value * DOUBLING_FACTOR[1], 2: value * DOUBLING_FACTOR[2] };
}

/** Strains that a trick brings the same for, together: `♣ ♦` with its value. */
export function byValue<Of extends PadStrain>(
  { words }: Messages,
  values: Readonly<Record<Of, number>>,
  strains: readonly Of[],
): readonly { readonly signs: string; readonly value: number }[] {
  return [...new Set(strains.map((strain) => values[strain]))].map((value) => {
    const alike = strains.filter((strain) => values[strain] === value);
    return { value, signs: alike.map((strain) => words.strainSign(strain)).join(' ') };
  });
}

/** Records that are counted together, each kind by its own name. */
export interface Counted {
  readonly matches: number;
  readonly pads: number;
}

/** “7 matches and 2 score pads”, what there is none of left out. */
export function counted({ matches, pads }: Counted, number: (value: number) => string = String): string {
  const said: string[] = [];
  if (matches > 0 || pads === 0) said.push(matches === 1 ? 'one match' : `${number(matches)} matches`);
  if (pads > 0) said.push(pads === 1 ? 'one score pad' : `${number(pads)} score pads`);
  return said.join(' and ');
}

/** The same at the beginning of a sentence. */
export function countedFirst(what: Counted, number?: (value: number) => string): string {
  const text = counted(what, number);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Are they one? */
export const isOne = ({ matches, pads }: Counted): boolean => matches + pads === 1;

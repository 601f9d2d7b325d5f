/** What an address asks to be walked. */
export type ReviewAddress =
  | { readonly of: 'table'; readonly deal: number }
  | { readonly of: 'past'; readonly match: string; readonly deal: number }
  | { readonly of: 'link'; readonly letters: string; readonly step: number };

/** Reads `/review/3`, `/review/<match>/3` and `/review/link/<letters>/12`; `null` for any other. */
export function reviewAddress(path: string): ReviewAddress | null {
  const [first, second, third] = path.split('/').slice(2);
  if (first === undefined || first === '') return null;
  if (first === 'link' && second !== undefined)
    return { of: 'link', letters: second, step: number(third ?? '0') };
  return second === undefined
    ? { of: 'table', deal: number(first) }
    : { of: 'past', match: decodeURIComponent(first), deal: number(second) };
}

/** Where a deal of a match is walked; `match` is `null` for the one on the table. */
export function reviewPath(match: string | null, deal: number): string {
  return match === null ? `/review/${deal}` : `/review/${encodeURIComponent(match)}/${deal}`;
}

function number(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}

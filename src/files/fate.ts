import type { Kept, Shelf } from './shelf.ts';
import { sameContent, sameStart } from './shelf.ts';

/**
 * What an import would do with a match. `same`: it is here already, perhaps under another id. `behind`: it is here and has gone on.
 * `ahead`: it is here as far as `from` and goes on in the file. `conflict`: its id belongs to a match that went another way.
 */
export type Fate =
  | { readonly kind: 'new' }
  | { readonly kind: 'same'; readonly as: string }
  | { readonly kind: 'behind' }
  | { readonly kind: 'ahead'; readonly from: number }
  | { readonly kind: 'conflict' };

/** Compares a match with what is on the device, first by its id, then by its content. */
export async function fateOf(match: Kept, print: string, shelf: Shelf): Promise<Fate> {
  const { id } = match.head;
  const kept = await shelf.match(id);
  if (kept !== null) return besides(match, kept);
  const as = await shelf.twin(match, print);
  const twin = as === null ? null : await shelf.match(as);
  return as !== null && twin !== null && sameContent(match, twin) ? { kind: 'same', as } : { kind: 'new' };
}

function besides(match: Kept, kept: Kept): Fate {
  if (!sameStart(match, kept)) return { kind: 'conflict' };
  const [length, from] = [match.log.length, kept.log.length];
  if (length === from) return { kind: 'same', as: kept.head.id };
  return length < from ? { kind: 'behind' } : { kind: 'ahead', from };
}

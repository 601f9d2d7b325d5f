import type { Kept } from './shelf.ts';
import { sameContent, sameStart } from './shelf.ts';

/**
 * What an import would do with a match. `same`: it is here already, as this id. `behind`: it is here and has gone on. `longer`: it
 * goes on in the file. `conflict`: its id belongs to a match that went another way. The last two come as copies: what is here is being
 * played, and a file must not play on for anybody.
 */
export type Fate =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' | 'behind'; readonly as: string }
  | { readonly kind: 'longer' }
  | { readonly kind: 'conflict' };

/** Compares a match with all that have its id, on the device and before it in the file, then with one that may be the same. */
export async function fateOf(
  match: Kept,
  others: readonly Kept[],
  twin: () => Promise<Kept | null>,
): Promise<Fate> {
  for (const other of others) {
    if (match.log.length > other.log.length || !sameStart(match, other)) continue;
    return { kind: match.log.length === other.log.length ? 'same' : 'behind', as: other.head.id };
  }
  const alike = await twin();
  if (alike !== null && sameContent(match, alike)) return { kind: 'same', as: alike.head.id };
  if (others.length === 0) return { kind: 'new' };
  return { kind: others.some((other) => sameStart(match, other)) ? 'longer' : 'conflict' };
}

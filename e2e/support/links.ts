/** Links to deals of saved matches. */
import { replay } from '../../src/engine/index.ts';
import { dealLink } from '../../src/files/index.ts';
import type { SavedMatch } from './records.ts';

/** The letters that tell deal `number` of a match, which has to be over. */
export function linkTo({ head, entries }: SavedMatch, number: number): string {
  const played = replay({ setup: head.setup, log: entries.map(({ action }) => action) });
  const letters = played.ok ? dealLink(played.value, number) : null;
  if (letters === null) throw new Error('that deal is not over');
  return letters;
}

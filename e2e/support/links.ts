/** Links to deals of saved matches. */
import { replay } from '../../src/engine/index.ts';
import { parseHand } from '../../src/engine/notation.ts';
import { PRESETS } from '../../src/engine/options.ts';
import { dealLink } from '../../src/files/index.ts';
import { positionLink } from '../../src/files/link/position.ts';
import type { SavedMatch } from './records.ts';

/** The letters that tell deal `number` of a match, which has to be over. */
export function linkTo({ head, entries }: SavedMatch, number: number): string {
  const played = replay({ setup: head.setup, log: entries.map(({ action }) => action) });
  const letters = played.ok ? dealLink(played.value, number) : null;
  if (letters === null) throw new Error('that deal is not over');
  return letters;
}

/** The letters of a set-up that starts in the auction, after a call, or in the play, amid a trick. */
export function positionTo(start: 'auction' | 'play'): string {
  const [north, south] = ['AK5.K83.Q74.AJ92', 'QJT92.QJ5.K65.T8'].map(parseHand);
  if (north?.ok !== true || south?.ok !== true) throw new Error('no hands');
  return positionLink({
    options: PRESETS.advanced,
    dealer: 'N',
    start,
    hands: { N: north.value, S: south.value },
    upcard: 'H2',
    pack: ['C3', ':L'],
    calls: start === 'auction' ? ['1S'] : ['1S', 'P', 'P'],
    cards: start === 'auction' ? [] : ['SA', 'S2', 'SK'],
  });
}

import type { SeatView } from '../../engine/view/types.ts';
import type { Messages } from '../../i18n/index.ts';

export type GuideName = keyof Messages['help']['guide']['steps'];

/** Stands in `guideSeen` for all guides. */
export const EVERY_GUIDE = '*';

/** How a guide that a player has read is noted. Each of the two has a first time of their own. */
export function guideMark(guide: GuideName, player: string): string {
  return player === '' ? guide : `${guide} ${player}`;
}

/** The guide that belongs to the moment: told by what everybody knows, never by a hand. */
export function guideFor(view: SeatView): GuideName | null {
  const { phase } = view;
  switch (phase.name) {
    case 'exchange':
    case 'auction':
      return phase.name;
    case 'play':
      return phase.bar !== null && phase.led === null ? 'bar' : 'play';
    default:
      return null;
  }
}

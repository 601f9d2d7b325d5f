import type { PageTable } from '../lesson.ts';
import { TEXT, exchange as after, page, toDo } from './table.ts';

const HANDS = { N: 'AK5.K83.Q74.AJ92', S: 'QJT92.QJ5.K65.T8' };
const PACK = ['D2', 'C4'] as const;
const JACK = { ...HANDS, upcard: 'DJ', pack: PACK } as const;
const LITTLE = { ...HANDS, upcard: ':L', pack: PACK } as const;
const ACE = { ...HANDS, upcard: 'HA', pack: PACK } as const;

/** The cut, the deal and the exchange (R3–R9). */
export const exchange: readonly PageTable[] = [
  TEXT,
  page(after(JACK), toDo(['R5', 'R7'], { type: 'draw' }), 'N'),
  page(after(JACK, 'draw'), toDo(['R8'], { type: 'discard', cards: PACK }), 'N'),
  page(after(JACK, 'draw', PACK), toDo(['R7'], { type: 'draw' }), 'S'),
  page(after(LITTLE, 'draw', PACK), toDo(['R2', 'R7'], { type: 'draw' }), 'S'),
  page(after(ACE, 'draw', PACK), toDo(['R7', 'R9'], { type: 'draw' }), 'S'),
];

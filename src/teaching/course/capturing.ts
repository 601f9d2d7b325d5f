import type { PageTable } from '../lesson.ts';
import { exchange, page, toDo } from './table.ts';

const HANDS = { N: 'AQ5.K83.Q74.AJ92', S: 'JT92.QJ5.K65.T8:R', rules: 'advanced' } as const;
const KING = { ...HANDS, upcard: 'SK' } as const;
const EIGHT = { ...HANDS, upcard: 'D8' } as const;
const COLON = { ...HANDS, upcard: ':L' } as const;
const ACE = {
  N: 'KQ5.K83.Q74.J92:G',
  S: 'JT92.QJ5.K65.T84',
  rules: 'advanced',
  upcard: 'SA',
  pack: ['D2', 'C3'],
} as const;

/** Capturing the upcard (R10, R11). */
export const capturing: readonly PageTable[] = [
  page(exchange(KING), toDo(['R10'], { type: 'capture' }), 'N'),
  page(exchange(EIGHT), toDo(['R10'], { type: 'draw' }), 'N'),
  page(exchange(COLON), toDo(['R10'], { type: 'draw' }), 'N'),
  page(exchange(ACE, 'draw', ['D2', 'C3']), toDo(['R10', 'R11'], { type: 'capture' }), 'S'),
];

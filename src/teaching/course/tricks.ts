import type { PageTable } from '../lesson.ts';
import { page, play, toPlay } from './table.ts';

const TWO_HEARTS = '1H P 2H P P';
const FOLLOW = { N: 'AK5.KQJ83.Q74.92', S: 'QJT92.A5.K65.T83' };
const RUFF = { N: 'AKQ53.KQJ8.Q74.9', S: '.AT952.K653.T832' };

/** Tricks without colons (R42–R46). */
export const tricks: readonly PageTable[] = [
  page(play(FOLLOW, TWO_HEARTS), toPlay(['R42', 'R43'], 'SA'), 'S'),
  page(play(FOLLOW, TWO_HEARTS, 'D4'), toPlay(['R44', 'R46'], 'DK'), 'N'),
  page(play(RUFF, TWO_HEARTS, 'SA'), toPlay(['R44', 'R46'], 'H2'), 'N'),
  page(play(RUFF, TWO_HEARTS, 'SA H2'), toPlay(['R42', 'R43'], 'DK'), 'N'),
];

import type { PageTable } from '../lesson.ts';
import { TEXT, page, play, toClaim } from './table.ts';

const GAME = { N: 'AKQ.AK4.AKQ.A753', S: 'JT9.QJT9.JT9.KQJ' };
const SLAM = { N: 'AKQJT98.AK.AK.A2', S: '765.QJT9.QJT.KQJ' };
const OVER = { N: 'AK4.AKQJT9.A7.92', S: 'QJT.8765.KQ.AKQJ' };
const SHORT = { N: 'AKQJT9.A4.A7.754', S: '875.KQJ.KQJ.KQJT' };

/** Six-deal scoring (R50–R54, R60). */
export const sixDeal: readonly PageTable[] = [
  page(play(GAME, '1NT P 3NT P P'), toClaim(9, 'R50')),
  page(play(SLAM, '1S P 6S P P'), toClaim(12, 'R50')),
  page(play(OVER, '1H 2C 2H X P'), toClaim(9, 'R51', 'R52')),
  page(play(SHORT, '1S 2C 4S X P'), toClaim(8, 'R53')),
  TEXT,
];

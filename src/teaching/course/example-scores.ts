import type { PageTable } from '../lesson.ts';
import { page, play, toClaim } from './table.ts';

const NINE_SPADES = { N: 'AKQJT9.AK4.A7.92', S: '876.QJT.KQ.AKQJT' };
const TEN_CLUBS = { N: 'AK4.AK.92.AKQJT9', S: 'QJT.QJ2.AKQJ.876' };
const ALL = { N: 'AK.AKQJT.AKQ.AKQ', S: 'QJ.98765.JT9.JT9' };
const FIVE = { N: 'T54.AKQJT.754.92', S: 'AKQ.98.AKQJ.AKQJ' };
const SEVEN = { N: 'AK4.A75.AK42.AK3', S: 'QJT.KQJ.QJT9.QJT' };
const NINE = { N: 'AKQ.AK4.AKQ.A753', S: 'JT9.QJT9.JT9.KQJ' };

/** The rulebook's examples of scores (R55, R62, R67). */
export const exampleScores: readonly PageTable[] = [
  page(play(NINE_SPADES, '1S 2C 3S X P'), toClaim(9, 'R50', 'R51', 'R55')),
  page(play(TEN_CLUBS, '1C 1D 4C X XX'), toClaim(10, 'R50', 'R51', 'R55')),
  page(play(ALL, '1NT P 6NT X XX'), toClaim(13, 'R50', 'R51', 'R52', 'R55')),
  page(play(FIVE, '2H X P'), toClaim(5, 'R53', 'R55')),
  page(play(SEVEN, '2NT P P'), toClaim(7, 'R53')),
  page(play({ ...SEVEN, rules: 'rubber' }, '0NT P P'), toClaim(7, 'R62', 'R63')),
  page(play({ ...NINE, rules: 'rubber' }, '1NT P 3NT P P'), toClaim(9, 'R62', 'R67')),
];

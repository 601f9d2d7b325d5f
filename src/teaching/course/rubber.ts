import type { PageTable } from '../lesson.ts';
import { TEXT, page, play, toClaim } from './table.ts';

const rules = 'rubber';
const GAME = { N: 'AK4.AKQJT9.AK.92', S: 'QJT.8765.QJ.KQJT', rules } as const;
const PART = { N: 'AK4.A65.75.AKQJ9', S: 'QJT.KQJT.KQJ.T87', rules } as const;
const OVER = { N: 'AKQJT9.AK4.A7.92', S: '876.QJT.KQ.AKQJT', rules } as const;
const SHORT = { N: 'AKQJT9.A4.A7.754', S: '875.KQJ.KQJ.KQJT', rules } as const;

/** Rubber scoring (R62–R69). */
export const rubber: readonly PageTable[] = [
  page(play(GAME, '1H P 4H P P'), toClaim(10, 'R62', 'R67')),
  page(play(PART, '1C P 2C P P'), toClaim(8, 'R62', 'R67')),
  page(play(OVER, '1S 2C 2S X P'), toClaim(9, 'R62', 'R63', 'R64')),
  page(play(SHORT, '1S 2C 4S X P'), toClaim(8, 'R66')),
  TEXT,
  TEXT,
];

import type { PageTable } from '../lesson.ts';
import { page, play, toClaim } from './table.ts';

const rules = 'hawaii';
const GAME = { N: 'AKQ.AK4.AKQ.A753', S: 'JT9.QJT9.JT9.KQJ', rules } as const;
const NINE = { N: 'AKQJT9.AK.A75.92', S: '876.QJT.KQJ.KQJT', rules } as const;
const ELEVEN = { N: 'AKQJT98.AK.AK.32', S: '765.QJT9.QJT.KQJ', rules } as const;
const EIGHT = { N: 'AK4.AKQJT.A75.92', S: 'QJT.9876.KQJ.AKQ', rules } as const;

/** Hawaii scoring (R61). */
export const hawaii: readonly PageTable[] = [
  page(play(GAME, '1NT P 3NT P P'), toClaim(9, 'R61')),
  page(play(NINE, '1S P 2S P P'), toClaim(8, 'R61', 'R49')),
  page(play(ELEVEN, '1S P P'), toClaim(11, 'R61')),
  page(play(EIGHT, '1H 2C 2H X P'), toClaim(8, 'R51', 'R61')),
];

import type { PageTable } from '../lesson.ts';
import { TEXT, auction, page, play, toCall, toClaim, toPlay } from './table.ts';

const rules = 'summary';
const ONE_SPADE = { N: 'AKQ92.K83.Q74.J9', S: 'JT3.AJ52.K65.T84', rules } as const;
const ESCAPE = { N: 'AK8653.K83.7.J92', S: 'QJT9.A5.AKJ52.T8', rules } as const;
const EXACT = { N: 'AKQJT.AK4.A75.92', S: '98765.QJT.KQJ.KQ', rules } as const;

/** The summary edition (R70–R74). */
export const summary: readonly PageTable[] = [
  page(auction(ONE_SPADE, '1S'), toCall(['R70'], 'P'), 'N'),
  page(auction(ESCAPE, '1S 2D 4S X XX'), toCall(['R70'], '5D'), 'N'),
  page(play(ONE_SPADE, '1S P'), toPlay(['R71'], 'HA'), 'N'),
  page(play(EXACT, '2S X P', 'S9 SA'), toClaim(7, 'R72', 'R73')),
  TEXT,
  TEXT,
];

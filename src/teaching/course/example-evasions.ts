import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const rules = 'advanced';
const N = 'AK5.K8.Q742.AJ92';
const JUMP = { N, S: 'QJT.QJT5.K653.T8', rules } as const;
const COUNTER = { N, S: 'QJT.AQJT5.K65.T8', rules } as const;
const ONE_SHORT = { N, S: 'QJT92.J5.K65.T83', rules } as const;
const TWO_SHORT = { N, S: 'QJT93.J5.K653.T8', rules } as const;
const KINGS = { N: 'AQ5.K8.KQ742.A92', S: 'KJT9.AQJ5.J65.KJ', rules } as const;

/** The rulebook's examples of cue-bids, 7 to 12 (R40, R41). */
export const exampleEvasions: readonly PageTable[] = [
  page(auction(JUMP, '0NT P 1NT-short'), toCall(['R31', 'R16'], '3H')),
  page(auction(COUNTER, '1C 1D 2D-short'), toCall(['R31', 'R24', 'R41'], '3D-short')),
  page(auction(COUNTER, '1S 2S-ace'), toCall(['R31', 'R24'], '3S-null')),
  page(auction(ONE_SHORT, '0NT P 1NT-short 2H'), toCall(['R36'], 'X')),
  page(auction(ONE_SHORT, '0NT P 1NT-short 2H X'), toCall(['R37'], '2NT')),
  page(auction(TWO_SHORT, '1C 1D 2D-short 2H X'), toCall(['R37'], '3C')),
  page(auction(KINGS, '1S 2S-short'), toCall(['R31', 'R24'], '3S-king')),
  page(auction(KINGS, '1S 2S-short 3S-king 4C X'), toCall(['R37'], '4S')),
];

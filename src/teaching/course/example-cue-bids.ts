import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const rules = 'advanced';
const EVEN = 'AK5.K83.Q74.AJ92';
const SPADES = 'QJT92.QJ5.K65.T8';
const STRONG = 'AK5.K8.Q742.AJ92';
const SHORT_HEARTS = 'QJT92.J5.K65.T83';

/** The rulebook's examples of cue-bids, 1 to 6 (R40). */
export const exampleCueBids: readonly PageTable[] = [
  page(auction({ N: EVEN, S: SPADES, rules }, '0NT 1S'), toCall(['R23', 'R25'], '2S-short')),
  page(auction({ N: SPADES, S: EVEN, rules }, '1D'), toCall(['R23', 'R25'], '2D-ace')),
  page(auction({ N: EVEN, S: SPADES, rules }, '1NT P'), toCall(['R23', 'R25'], '2NT-null')),
  page(auction({ N: STRONG, S: SHORT_HEARTS, rules }, '0NT P 1NT-short'), toCall(['R28'], '2H')),
  page(auction({ N: STRONG, S: SHORT_HEARTS, rules }, '1D 2C 3C-null'), toCall(['R23', 'R28'], '4C')),
  page(auction({ N: SHORT_HEARTS, S: STRONG, rules }, '1S 2S-ace'), toCall(['R28'], '2NT')),
];

import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const FIRST = { N: 'AK5.K83.Q74.AJ92', S: 'QJT92.QJ5.K65.T8' };
const SECOND = { N: 'AK5.A3.QJ74.KJ92', S: 'QJT9.KQJ52.K5.T8' };

/** The two examples of bidding in the rulebook (R40, R41). */
export const exampleAuctions: readonly PageTable[] = [
  page(auction(FIRST, '0NT'), toCall(['R14', 'R15'], '1S')),
  page(auction(FIRST, '0NT 1S'), toCall(['R14', 'R15'], '2C')),
  page(auction(FIRST, '0NT 1S 2C P'), toCall(['R14', 'R18'], '3C')),
  page(auction(FIRST, '0NT 1S 2C P 3C P'), toCall(['R21', 'R22', 'R41'], 'P')),
  page(auction(SECOND, '1D'), toCall(['R16'], '2H')),
  page(auction(SECOND, '1D 2H'), toCall(['R19'], 'X')),
  page(auction(SECOND, '1D 2H X'), toCall(['R15', 'R19'], '2NT')),
  page(auction(SECOND, '1D 2H X 2NT X'), toCall(['R20', 'R21', 'R41'], 'XX')),
];

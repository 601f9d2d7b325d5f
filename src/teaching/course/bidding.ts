import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const SPADES = { N: 'AKQ92.K83.Q74.J9', S: 'JT3.AJ52.K65.T84' };
const WEAK = { N: 'T52.J83.Q74.9762', S: 'AQJ9.AQ54.K65.K8' };
const CLUBS = { N: 'AQ92.KQ83.Q74.J2', S: 'T3.52.K65.AKQ984' };
const ONE_SPADE = { N: 'AQ92.K83.AQ74.J2', S: 'K.AQJ52.T32.Q984' };
const NO_HEART = { N: 'AQT92.K83.AJ7.J2', S: 'KJ4..KQT32.AQ984' };
const JUMP = { N: 'AQ.K854.AQ74.J82', S: 'KJT952.A3.T32.Q9' };
const OPENING = { N: 'AK.K983.QJ742.J2', S: 'QJT92.QJ5.K65.T8' };
const HEARTS = { N: 'A5.AKQ83.Q74.J92', S: 'QJT92.J5.K65.T83' };
const FOUR_SPADES = { N: 'AK8653.K83.7.J92', S: 'QJT9.A5.AKJ52.T8' };
const STRONG = { N: 'AKQ653.K83.A.KQ9', S: 'JT92.QJ5.KJ652.A' };

/** Natural calls (R12–R22). */
export const bidding: readonly PageTable[] = [
  page(auction(SPADES), toCall(['R13'], '1S'), 'S'),
  page(auction(WEAK), toCall(['R12', 'R13'], '0NT'), 'S'),
  page(auction(CLUBS, '1H'), toCall(['R13', 'R14'], '2C'), 'N'),
  page(auction(ONE_SPADE, '1D'), toCall(['R14', 'R15'], '1H'), 'N'),
  page(auction(NO_HEART, '1S'), toCall(['R14', 'R15'], '2C'), 'N'),
  page(auction(JUMP, '1D'), toCall(['R16'], '2S'), 'N'),
  page(auction(OPENING), toCall(['R15', 'R17'], '2S'), 'S'),
  page(auction(HEARTS, '1H P'), toCall(['R18', 'R21'], '2H'), 'S'),
  page(auction(HEARTS, '1H P 2H P'), toCall(['R21', 'R22'], 'P'), 'S'),
  page(auction(FOUR_SPADES, '1S 2D 4S'), toCall(['R19'], 'X'), 'N'),
  page(auction(STRONG, '1S 2D 4S X'), toCall(['R20', 'R21'], 'XX'), 'S'),
];

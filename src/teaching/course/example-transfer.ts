import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const DEAL = { N: 'AK4.AK2.AK5.KQ76', S: 'QJ53.J953.643.A8', rules: 'advanced' } as const;
const SHORT = '1D P 2D-short 3C';
const ACE = `${SHORT} X 3NT 4C-ace`;

/** The rulebook's example of a transfer (R40). */
export const exampleTransfer: readonly PageTable[] = [
  page(auction(DEAL, SHORT), toCall(['R36'], 'X')),
  page(auction(DEAL, `${SHORT} X 3NT`), toCall(['R34'], '4C-ace')),
  page(auction(DEAL, ACE), toCall(['R28'], '5C')),
  page(auction(DEAL, `${ACE} 5C`), toCall(['R38'], 'T')),
  page(auction(DEAL, `${ACE} 5C T`), toCall(['R39', 'R21', 'R22'], 'P')),
];

import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const rules = 'advanced';
const STRONG = 'AK5.K8.Q742.AJ92';
const JUMP = { N: STRONG, S: 'QJT.QJT5.K653.T8', rules } as const;
const COUNTER = { N: STRONG, S: 'QJT.AQJT5.K65.T8', rules } as const;
const SHORT = { N: STRONG, S: 'QJT92.J5.K65.T83', rules } as const;
const SLAM = { N: 'AK4.AK2.A5.AK762', S: 'J5.J953.Q643.QT8', rules } as const;
const TAKE_OVER = { N: 'AK4.AK2.AK5.KQ76', S: 'QJ53.J953.643.A8', rules } as const;
const NO_ROOM = { N: 'AKQ.AKQ.4.AKQJ92', S: 'J852.J4.AKQJ3.T8', rules } as const;
const ASKED = '0NT P 1NT-short';

/** Evading, asking on, and taking over (R27, R31–R39). */
export const askingMore: readonly PageTable[] = [
  page(auction(JUMP, ASKED), toCall(['R31', 'R16'], '3H'), 'N'),
  page(auction(JUMP, `${ASKED} 3H`), toCall(['R32'], '3NT'), 'S'),
  page(auction(COUNTER, '1C 1D 2D-short'), toCall(['R31', 'R24'], '3D-short'), 'N'),
  page(auction(COUNTER, '1C 1D 2D-short 3D-short'), toCall(['R33', 'R28'], '3H'), 'S'),
  page(auction(SLAM, '1C P 2C-short 2S'), toCall(['R34', 'R24'], '2NT-queen'), 'S'),
  page(auction(SHORT, `${ASKED} 2H`), toCall(['R36'], 'X'), 'S'),
  page(auction(SHORT, `${ASKED} 2H X`), toCall(['R37'], '2NT'), 'N'),
  page(auction(TAKE_OVER, '1D P 2D-short 3C'), toCall(['R38'], 'T'), 'S'),
  page(auction(TAKE_OVER, '1D P 2D-short 3C T'), toCall(['R39', 'R21'], 'P'), 'N'),
  page(auction(NO_ROOM, '6C'), toCall(['R27'], 'P'), 'N'),
];

import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const SLAM = { N: 'AK4.AK2.A5.AK762', S: 'J5.J953.Q643.QT8', rules: 'advanced' } as const;
const SHORT = '1C P 2C-short 2S';
const QUEENS = `${SHORT} 2NT-queen 3C X 3D`;
const ACES = `${QUEENS} 3H-ace 3NT`;

/** The rulebook's long example of subsequent cue-bids, read as the rules have it (R40, R41). */
export const exampleSlam: readonly PageTable[] = [
  page(auction(SLAM, '1C P'), toCall(['R25', 'R23'], '2C-short')),
  page(auction(SLAM, SHORT), toCall(['R34'], '2NT-queen')),
  page(auction(SLAM, `${SHORT} 2NT-queen`), toCall(['R28', 'R41'], '3C')),
  page(auction(SLAM, `${SHORT} 2NT-queen 3C`), toCall(['R36'], 'X')),
  page(auction(SLAM, QUEENS), toCall(['R34'], '3H-ace')),
  page(auction(SLAM, ACES), toCall(['R35', 'R16'], '6C')),
  page(auction(SLAM, `${ACES} 6C P`), toCall(['R21', 'R22'], 'P')),
];

import type { PageTable } from '../lesson.ts';
import { auction, page, toCall } from './table.ts';

const rules = 'advanced';
const STRONG_RECEIVER = { N: 'QJT92.QJ5.K65.T8', S: 'AK5.K83.Q74.AJ92', rules } as const;
const NINE_POINTS = { N: 'QT92.AQJ5.KQ65.8', S: 'AJ5.K83.T74.J962', rules } as const;
const STRONG_DEALER = { N: 'AK5.K8.Q742.AJ92', S: 'QJT92.J5.K65.T83', rules } as const;
const TWO_SHORT = { N: 'QJT92.J5.KQ965.8', S: 'AK5.KQ3.A74.J942', rules } as const;
const NO_ACE = { N: 'QJT92.J5.K65.T83', S: 'AK5.K8.Q742.AJ92', rules } as const;
const COLON = { N: 'AK5.K83.Q742.AJ9', S: 'QJT92.J54.K63.8:L', rules } as const;
const ASKED = '0NT P 1NT-short';

/** Cue-bids and their answers (R23–R30, R35). */
export const asking: readonly PageTable[] = [
  page(auction(STRONG_RECEIVER, '1S'), toCall(['R23', 'R25'], '2S-short'), 'N'),
  page(auction(NINE_POINTS, '1H'), toCall(['R24'], '2C'), 'N'),
  page(auction(STRONG_DEALER, '0NT P'), toCall(['R25'], '1NT-short'), 'S'),
  page(auction(STRONG_RECEIVER, '1D'), toCall(['R23'], '2D-ace'), 'N'),
  page(auction(STRONG_DEALER, ASKED), toCall(['R28'], '2H'), 'N'),
  page(auction(TWO_SHORT, '1D 2D-short'), toCall(['R28', 'R29'], '2H'), 'S'),
  page(auction(NO_ACE, '1S 2S-ace'), toCall(['R28', 'R29'], '2NT'), 'S'),
  page(auction(COLON, ASKED), toCall(['R23', 'R28'], '2C'), 'N'),
  page(auction(STRONG_DEALER, `${ASKED} 2H`), toCall(['R30', 'R35'], '2NT'), 'S'),
];

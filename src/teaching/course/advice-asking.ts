import type { PageTable } from '../lesson.ts';
import { TEXT, auction, page, toCall } from './table.ts';

const rules = 'advanced';
const WEAK_RECEIVER = { N: 'A5.AK83.KQ4.AJ92', S: 'KJT942.J5.865.T8', rules } as const;
const WEAK_DEALER = { N: 'T5.QJT83.J74.962', S: 'AKQ9.A5.K65.KQT8', rules } as const;
const STRONG_DEALER = { N: 'AK5.AQ83.K4.AQ92', S: 'QJT9.K5.QJ65.KT8', rules } as const;
const BROKEN = { N: 'AQ5.K97643.A.AQ2', S: 'KJ8.T85.KQJT94.8', rules } as const;

/** What the rulebook advises about cue-bids. */
export const adviceAsking: readonly PageTable[] = [
  TEXT,
  page(auction(STRONG_DEALER), toCall(['R13', 'R25'], '1C', '0NT'), 'S'),
  page(auction(WEAK_DEALER), toCall(['R17'], '2H'), 'S'),
  page(auction(WEAK_RECEIVER, '1C'), toCall(['R16', 'R25'], '2S'), 'N'),
  page(auction(BROKEN, '1C P 2C-short 3D'), toCall(['R23', 'R25'], '4D-null'), 'S'),
  TEXT,
];

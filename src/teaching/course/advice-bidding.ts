import type { Card } from '../../engine/cards.ts';
import type { PageTable, Task } from '../lesson.ts';
import { TEXT, auction, exchange, page, toCall } from './table.ts';

const COLON = {
  N: 'QJT92.J85.KQ6.T8',
  S: 'AK5.KQ3.A742.J5:R',
  pack: ['C2', 'C3'],
} as const;
const HOLD_BACK = { N: 'K5.AQ983.K842.AK', S: 'AQJ9.KJT.T6.QJT4' };
const SIX_SPADES = { N: 'T5.K83.AQJ4.KQ92', S: 'AKJ984.QJ72.6.T8' };
const STRONG = { N: 'AQ5.KQ83.AQ4.K92', S: 'KJT9.J4.K65.QJT8' };
const LONG_MINOR = { N: 'AQT92.KJ8.86.KQ4', S: 'K5.A3.AKQJ742.95' };

/** Any two of the three lowest clubs. */
const LOW_CLUBS: Task = { right: [low('C2', 'C3'), low('C2', 'C5'), low('C3', 'C5')], rulings: ['R8'] };

function low(...cards: readonly Card[]) {
  return { type: 'discard', cards } as const;
}

/** What the rulebook advises about exchanging and bidding. */
export const adviceBidding: readonly PageTable[] = [
  page(exchange(COLON, 'draw'), LOW_CLUBS, 'N'),
  page(auction(HOLD_BACK), toCall(['R15'], '1C'), 'S'),
  page(auction(SIX_SPADES, '1D'), toCall(['R14', 'R15'], '1S'), 'N'),
  page(auction(STRONG), toCall(['R12', 'R13'], '0NT'), 'S'),
  page(auction(LONG_MINOR, '1S'), toCall(['R16', 'R50'], '3NT'), 'N'),
  TEXT,
];

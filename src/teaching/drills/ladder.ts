import { legalCalls } from '../../engine/auction/index.ts';
import { BIDS, bidHeight, strainOf } from '../../engine/auction/call.ts';
import type { Bid } from '../../engine/auction/call.ts';
import { PRESETS } from '../../engine/options.ts';
import { tricksNeeded } from '../../engine/scoring/contract.ts';
import { levelOf } from '../../engine/auction/call.ts';
import { SUITS } from '../../engine/cards.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionWhere } from './auctions.ts';
import { around, different, mixed, pick } from './chance.ts';
import type { DrillLevel, Option, Question } from './question.ts';

/** The order of the bids (R13, R14). 1: how many tricks is that? 2: the lowest bid in a strain; 3: the lowest bid of all. */
export function ladder(level: DrillLevel, random: RandomBelow): Question {
  return level === 1 ? tricks(random) : lowest(level, random);
}

function tricks(random: RandomBelow): Question {
  const bid = pick(BIDS, random);
  const right = tricksNeeded({ level: levelOf(bid) });
  const near = [levelOf(bid), right - 2, right - 1, right + 1, right + 2].filter(
    (count) => count > 0 && count <= 13,
  );
  return {
    kind: 'ladder',
    level: 1,
    rulings: ['R13'],
    asks: { type: 'tricks-bid', bid },
    position: null,
    moves: [],
    hidden: [],
    ...mixed({ option: { type: 'number', number: right } }, around(right, near, 3, random), random),
    lines: [],
  };
}

/** Asked of a hand that may bid every strain, so that the order alone decides. */
function lowest(level: DrillLevel, random: RandomBelow): Question {
  const { position, auction } = auctionWhere(
    PRESETS.basic,
    ({ last, turn, holdings, height }) =>
      last !== null && turn !== null && height < 30 && SUITS.every((suit) => holdings[turn].length[suit] > 1),
    random,
  );
  const over = auction.last?.bid ?? '0NT';
  const bids = BIDS.filter((bid) => legalCalls(auction).includes(bid));
  const strain = level === 3 ? null : strainOf(pick(bids.slice(0, 5), random));
  const right = bids.find((bid) => strain === null || strainOf(bid) === strain) ?? over;
  const call = (bid: Bid): Option => ({ type: 'call', call: bid });
  const step = strain === null ? 1 : 5;
  const near = [-2, -1, 1, 2].flatMap((steps) => BIDS[bidHeight(right) + steps * step] ?? []);
  return {
    kind: 'ladder',
    level,
    rulings: ['R13', 'R14'],
    asks: { type: 'lowest-bid', strain, over },
    position,
    moves: [],
    hidden: ['N', 'S'],
    ...mixed({ option: call(right) }, different(call(right), near.map(call), 3, random), random),
    lines: [],
  };
}

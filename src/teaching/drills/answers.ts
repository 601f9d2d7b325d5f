import { legalCalls, makeCall, startAuction, trueAnswer } from '../../engine/auction/index.ts';
import type { AuctionState } from '../../engine/auction/index.ts';
import { BIDS, bidHeight, strainOf } from '../../engine/auction/call.ts';
import type { Bid, Call, Keyword } from '../../engine/auction/call.ts';
import { explainCall } from '../../engine/auction/index.ts';
import { countSuit } from '../../engine/hand.ts';
import { SUITS } from '../../engine/cards.ts';
import type { Ruling } from '../../engine/errors.ts';
import { PRESETS } from '../../engine/options.ts';
import { SEATS, opponent } from '../../engine/seat.ts';
import type { Seat } from '../../engine/seat.ts';
import type { RandomBelow } from '../../engine/shuffle.ts';
import { auctionPosition, auctionWhere, latestCall } from './auctions.ts';
import type { Spot } from './auctions.ts';
import { chance, mixed, pick, until } from './chance.ts';
import { dealtHands } from './hands.ts';
import type { DrillLevel, Question } from './question.ts';

const STRAINS = 5;
const HONOURS: readonly Keyword[] = ['ace', 'king', 'queen', 'jack'];

/**
 * The true answer to a cue-bid (R23, R28). 1: an honour in one suit or none; 2: short and null, and several suits to choose from;
 * 3: second answers (R37), answers to an evading cue-bid (R33), and the misprint of the long example (R41).
 */
export function answers(level: DrillLevel, random: RandomBelow): Question {
  const { position, auction } = spot(level, random);
  const seat = auction.turn ?? auction.dealer;
  const right = trueAnswer(auction) ?? '7NT';
  const { question } = auction;
  const again = question?.stage === 'asked-again';
  const offer = (call: Bid) => ({
    option: { type: 'call', call } as const,
    refusal: explainCall(auction, call),
  });
  const others = lowestOfEach(auction).filter((bid) => bid !== right);
  return {
    kind: 'answers',
    level,
    rulings: rulingsOf(auction, seat, right, position.calls),
    asks: { type: 'answer', seat, keyword: question?.keyword ?? 'short', again },
    position,
    moves: [],
    hidden: [opponent(seat)],
    ...mixed(offer(right), others.map(offer), random),
    lines: [],
  };
}

/** The five bids that beat the last one without a jump. */
function lowestOfEach({ height }: AuctionState): readonly Bid[] {
  return BIDS.slice(height + 1, height + 1 + STRAINS);
}

function spot(level: DrillLevel, random: RandomBelow): Spot {
  if (level === 3 && chance(15, random)) return misprint(random);
  const evading = chance(40, random);
  const second = chance(50, random);
  return auctionWhere(
    PRESETS.advanced,
    (auction) => {
      const { question, turn } = auction;
      if (question === null || turn === null || trueAnswer(auction) === null) return false;
      const plain = HONOURS.includes(question.keyword);
      if (level === 1) return plain && question.stage === 'asked';
      if (level === 2) return !plain && question.stage === 'asked';
      if (second) return question.stage === 'asked-again';
      const { meaning } = latestCall(auction) ?? {};
      return evading ? meaning === 'evading-cue-bid' : meaning === 'subsequent-cue-bid';
    },
    random,
  );
}

/** The calls of the long example up to the answer that is printed wrong. */
const LONG_EXAMPLE: readonly Call[] = ['1C', 'P', '2C-short', '2S', '2NT-queen'];

/** The place in the rulebook's long example where its responder, with two queens, is printed with the higher answer (R41). */
function misprint(random: RandomBelow): Spot {
  return until(() => {
    const { hands, rest } = dealtHands(random(3), random);
    const dealer = pick(SEATS, random);
    const responder = hands[opponent(dealer)];
    if (countSuit(responder, 'S') > 2 || !responder.includes('CQ') || !responder.includes('DQ')) return null;
    let auction = startAuction(dealer, hands, PRESETS.advanced);
    for (const call of LONG_EXAMPLE) {
      if (!legalCalls(auction).includes(call)) return null;
      auction = makeCall(auction, call);
    }
    const set = { dealer, hands, upcard: rest[0], calls: LONG_EXAMPLE };
    return { position: auctionPosition(PRESETS.advanced, set), auction };
  });
}

function rulingsOf(
  auction: AuctionState,
  seat: Seat,
  right: Bid,
  calls: readonly Call[],
): Question['rulings'] {
  const hand = auction.hands[seat];
  const strain = strainOf(right);
  const few =
    strain === 'NT' ? SUITS.some((suit) => countSuit(hand, suit) === 0) : countSuit(hand, strain) < 2;
  const also: Ruling[] = [];
  if (few) also.push('R29');
  if (latestCall(auction)?.meaning === 'evading-cue-bid') also.push('R33');
  if (calls.join() === LONG_EXAMPLE.join() && bidHeight(right) === bidHeight('3C')) also.push('R41');
  return auction.question?.stage === 'asked-again' ? ['R37', 'R23', ...also] : ['R28', 'R23', ...also];
}

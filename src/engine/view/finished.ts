import { formatCode } from '../codes.ts';
import { unseenPack } from '../exchange.ts';
import type { FinishedDeal } from '../match/state.ts';
import type { FinishedView } from './types.ts';

/** A finished deal laid open: original hands, discards, the unseen pack, every call and trick, its code (R48). */
export function finishedView(deal: FinishedDeal): FinishedView {
  const { exchange } = deal;
  return {
    number: deal.number,
    dealer: exchange.dealer,
    code: formatCode(exchange.pack),
    turnedUp: exchange.capture?.upcard ?? exchange.upcard,
    capture: exchange.capture,
    dealt: exchange.dealt,
    drawn: exchange.drawn,
    discards: exchange.discards,
    hands: deal.hands,
    unseen: unseenPack(exchange),
    calls: deal.calls,
    contract: deal.contract,
    tricks: deal.tricks,
    claim: deal.claim,
    result: deal.result,
  };
}

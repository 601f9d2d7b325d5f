import { tricksNeeded } from '../engine/scoring/contract.ts';
import { worthNow } from '../engine/scoring/index.ts';
import type { Worth } from '../engine/scoring/index.ts';
import { pointsOf } from '../engine/scoring/points.ts';
import { bySeat } from '../engine/seat.ts';
import type { BySeat, Seat } from '../engine/seat.ts';
import type { PadSetup } from './action.ts';
import { partsOfBid } from './entry.ts';
import type { PadBid, PadContract, PadResult, PadStrain } from './entry.ts';
import { gameOf } from './game.ts';

/** What a contract and its defeat are worth after the earlier results; honours, which nobody knows yet, left out. */
export function worthOf(setup: PadSetup, contract: PadContract, earlier: readonly PadResult[]): Worth {
  const { level, strain, doubled, declarer } = contract;
  return worthNow(gameOf(setup.kind).scoring(setup.options), { level, strain, doubled, declarer }, earlier);
}

/**
 * The lowest undoubled bid of each strain that wins a side its game, given the part-scores and who deals; none where there are no
 * games.
 */
export function gameBids(setup: PadSetup, part: BySeat<number>, dealer: Seat): BySeat<readonly PadBid[]> {
  const { bids, dealersBid, gameAt, scoring, strains } = gameOf(setup.kind);
  const system = scoring(setup.options);

  function winsGame(bid: PadBid, seat: Seat): boolean {
    const { level, strain } = partsOfBid(bid);
    const made = { level, strain, doubled: 0, declarer: seat, tricks: tricksNeeded({ level }) } as const;
    const below = pointsOf(system.lines(made, []).filter(({ where }) => where === 'below'));
    return gameAt !== null && below[seat] + part[seat] >= gameAt;
  }

  const lowest = (strain: PadStrain, seat: Seat) =>
    bids.find(
      (bid) =>
        partsOfBid(bid).strain === strain && (seat === dealer || bid !== dealersBid) && winsGame(bid, seat),
    );
  return bySeat((seat) => strains.flatMap((strain) => lowest(strain, seat) ?? []));
}

import { describe, expect, it } from 'vitest';
import { startAuction } from '../../src/engine/auction/index.ts';
import type { AuctionOptions } from '../../src/engine/auction/index.ts';
import type { Strain } from '../../src/engine/cards.ts';
import { auctionPerft, playPerft } from '../../src/engine/perft.ts';
import { startPlay } from '../../src/engine/play/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { callAll, handsOf } from '../support/auction.ts';
import file from './perft.json';

interface Common {
  readonly id: string;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly counts: readonly number[];
}
interface AuctionCase extends Common {
  readonly kind: 'auction';
  readonly options: AuctionOptions;
  readonly dealer: Seat;
  readonly calls: readonly string[];
}
interface PlayCase extends Common {
  readonly kind: 'play';
  readonly strain: Strain;
  readonly leader: Seat;
}
const cases = file.cases as readonly (AuctionCase | PlayCase)[];
const auctions = cases.filter((one) => one.kind === 'auction');
const plays = cases.filter((one) => one.kind === 'play');

describe('conformance: perft', () => {
  it('has 60 cases: 48 auctions, 12 plays', () => {
    expect(cases).toHaveLength(60);
    expect(auctions).toHaveLength(48);
    expect(plays).toHaveLength(12);
  });

  it.each(auctions)('R12–R41: $id', ({ dealer, hands, options, calls, counts }) => {
    const auction = callAll(startAuction(dealer, handsOf(hands), options), calls);
    expect(counts.map((_, at) => auctionPerft(auction, at + 1))).toEqual(counts);
  });

  it.each(plays)('R42–R47: $id', ({ hands, strain, leader, counts }) => {
    const play = startPlay({ hands: handsOf(hands), strain, leader });
    expect(counts.map((_, at) => playPerft(play, at + 1))).toEqual(counts);
  });
});

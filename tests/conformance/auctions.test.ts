import { describe, expect, it } from 'vitest';
import type { Call, Meaning } from '../../src/engine/auction/call.ts';
import {
  contractOf,
  explainCall,
  legalCalls,
  makeCall,
  meaningOf,
  startAuction,
} from '../../src/engine/auction/index.ts';
import type { AuctionOptions } from '../../src/engine/auction/index.ts';
import type { Contract } from '../../src/engine/scoring/contract.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { handsOf } from '../support/auction.ts';
import file from './auctions.json';

interface AuctionCase {
  readonly id: string;
  readonly options: AuctionOptions;
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly steps: readonly {
    readonly legal: readonly string[];
    readonly call: Call;
    readonly meaning: Meaning;
  }[];
  readonly contract: Contract;
}
const cases = file.cases as readonly AuctionCase[];

describe('conformance: whole auctions', () => {
  it('has 400 cases', () => expect(cases).toHaveLength(400));

  it.each(cases)('R12–R41, R70: $id', ({ options, dealer, hands, steps, contract }) => {
    let auction = startAuction(dealer, handsOf(hands), options);
    for (const step of steps) {
      expect([...legalCalls(auction)].sort()).toEqual(step.legal);
      expect(explainCall(auction, step.call)).toBeNull();
      expect(meaningOf(auction, step.call)).toBe(step.meaning);
      expect(contractOf(auction)).toBeNull();
      auction = makeCall(auction, step.call);
      expect(auction.calls.at(-1)).toMatchObject({ call: step.call, meaning: step.meaning });
    }
    expect(auction.turn).toBeNull();
    expect(legalCalls(auction)).toEqual([]);
    expect(contractOf(auction)).toEqual(contract);
  });
});

import { describe, expect, it } from 'vitest';
import { contractOf, startAuction } from '../../src/engine/auction/index.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { ADVANCED, callAll, handsOf } from '../support/auction.ts';
import file from './examples.json';

interface ExampleCase {
  readonly id: string;
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly calls: readonly string[];
  readonly meanings: readonly string[];
  readonly contract: { readonly text: string; readonly declarer: Seat } | null;
}
const cases = file as readonly ExampleCase[];

describe('conformance: the printed examples', () => {
  it('has 16 cases', () => expect(cases).toHaveLength(16));

  it.each(cases)('R40: $id', ({ dealer, hands, calls, meanings, contract }) => {
    const auction = callAll(startAuction(dealer, handsOf(hands), ADVANCED), calls);
    expect(auction.calls.map((record) => record.call)).toEqual(calls);
    expect(auction.calls.map((record) => record.meaning)).toEqual(meanings);
    const reached = contractOf(auction);
    expect(
      reached && {
        text: `${reached.level}${reached.strain}${'X'.repeat(reached.doubled)}`,
        declarer: reached.declarer,
      },
    ).toEqual(contract);
  });
});

import { describe, expect, it } from 'vitest';
import { explainCall, legalCalls, startAuction } from '../../src/engine/auction/index.ts';
import type { AuctionOptions } from '../../src/engine/auction/index.ts';
import { isCall } from '../../src/engine/notation.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { callAll, handsOf } from '../support/auction.ts';
import file from './illegal-auctions.json';

interface IllegalCase {
  readonly id: string;
  readonly options: AuctionOptions;
  readonly dealer: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  readonly calls: readonly string[];
  readonly illegalCall: string;
  readonly rule: string;
  readonly rules: readonly string[];
}
const cases = file.cases as readonly IllegalCase[];
const written = cases.filter(({ illegalCall }) => isCall(illegalCall));
const unwritable = cases.filter(({ illegalCall }) => !isCall(illegalCall));

describe('conformance: illegal calls', () => {
  it('has 400 cases, in 4 of them a bid that does not exist', () => {
    expect(cases).toHaveLength(400);
    expect(unwritable).toHaveLength(4);
  });

  it.each(written)(
    '$rule: $id refuses $illegalCall',
    ({ options, dealer, hands, calls, illegalCall, rule, rules }) => {
      const auction = callAll(startAuction(dealer, handsOf(hands), options), calls);
      expect(rules).toContain(rule);
      if (!isCall(illegalCall)) throw new Error('sorted out above');
      expect(legalCalls(auction)).not.toContain(illegalCall);
      expect(rules).toContain(explainCall(auction, illegalCall)?.ruling);
    },
  );

  // A bid above 7NT or a suit at level 0 cannot be written down as a call: that is its refusal.
  it.each(unwritable)(
    '$rule: $id knows no $illegalCall',
    ({ options, dealer, hands, calls, illegalCall, rules }) => {
      const auction = callAll(startAuction(dealer, handsOf(hands), options), calls);
      expect(rules).toContain('R13');
      expect(legalCalls(auction)).not.toContain(illegalCall);
    },
  );
});

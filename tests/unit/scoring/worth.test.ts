import { describe, expect, it } from 'vitest';
import { parseContract, scoringOf, worthNow } from '../../../src/engine/scoring/index.ts';
import type { ScoringName } from '../../../src/engine/scoring/index.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { result, results } from './helpers.ts';

function worth(scoring: ScoringName, contract: string, declarer: Seat, ...earlier: readonly string[]) {
  const system = scoringOf({ scoring, redoubledBonus: 250 });
  return worthNow(system, parseContract(contract, declarer)!, results(...earlier));
}

describe('what a contract and its defeat are worth now', () => {
  it('R50–R53: six-deal, exactly made and one short', () => {
    expect(worth('six-deal', '4S', 'N')).toEqual({ made: 700, oneShort: 100 });
    expect(worth('six-deal', '4SX', 'S')).toEqual({ made: 1100, oneShort: 300 });
  });

  it('R61: Hawaii, with the prize for exactly the tricks bid', () => {
    expect(worth('hawaii', '4S', 'N')).toEqual({ made: 900, oneShort: 100 });
  });

  it('R73, R74: summary, made multiplied and short not', () => {
    expect(worth('summary', '4SXX', 'N')).toEqual({ made: 8000, oneShort: 300 });
  });

  it('R63–R67: rubber, by the declarer’s own vulnerability', () => {
    expect(worth('rubber', '6HXX', 'N')).toEqual({ made: 720 + 900 + 250, oneShort: 200 });
    expect(worth('rubber', '6HXX', 'N', 'N 3NT=')).toEqual({ made: 720 + 900 + 250, oneShort: 400 });
    expect(worth('rubber', '6HXX', 'N', 'S 3NT=')).toEqual({ made: 720 + 900 + 250, oneShort: 200 });
  });

  it('R68: a bonus that would close the rubber is not in it', () => {
    expect(worth('rubber', '3NT', 'S', 'S 3NT=')).toEqual({ made: 100, oneShort: 100 });
  });

  it('takes a result for a contract, whatever its tricks', () => {
    const system = scoringOf({ scoring: 'six-deal', redoubledBonus: 200 });
    expect(worthNow(system, result('N 4S-3'), [])).toEqual({ made: 700, oneShort: 100 });
  });
});

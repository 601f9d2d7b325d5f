import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../../src/store/past/statistics.ts';
import type { PastRecord } from '../../../src/store/past/types.ts';
import { tallyOf } from '../../../src/store/tally.ts';
import { parseTally } from '../../../src/store/tally-parse.ts';
import type { TallyDeal } from '../../../src/store/tally.ts';

const deal = (changes: Partial<TallyDeal>): TallyDeal => ({
  declarer: 'N',
  level: 4,
  strain: 'S',
  doubled: 0,
  tricks: 10,
  points: { N: 100, S: 0 },
  exchange: { dealer: 'N', drawn: 8, capture: null },
  ...changes,
});

function record(
  names: PastRecord['names'],
  deals: readonly TallyDeal[],
  winner: 'N' | 'S' | 'draw',
): PastRecord {
  return {
    id: 'x',
    where: 'table',
    game: 'six-deal',
    preset: 'basic',
    prepared: false,
    secret: null,
    note: null,
    names,
    players: { N: `${names.N}-id`, S: `${names.S}-id` },
    length: 1,
    tally: tallyOf(deals),
    startedAt: 0,
    changedAt: 0,
    deals: deals.length,
    totals: { N: 700, S: 300 },
    outcome: { winner, stopped: false },
  };
}

describe('statistics', () => {
  it('a tally says the same when it is read again, pads without an exchange too', () => {
    const deals = [
      deal({}),
      deal({ declarer: 'S', level: 0, strain: 'NT', doubled: 2, tricks: 5, points: { N: 0, S: -50 } }),
      deal({ strain: 'R', exchange: null }),
      deal({ exchange: { dealer: 'S', drawn: 12, capture: 'N' } }),
    ];
    expect(parseTally(tallyOf(deals))).toEqual(deals);
    expect(parseTally('')).toEqual([]);
    expect(parseTally('N9S 10 1 1|constructor')).toEqual([]);
  });

  it('of a pair count for each player, whatever seat they had', async () => {
    const pairs = await statisticsOf([
      record(
        { N: 'Ann', S: 'Bo' },
        [
          deal({}),
          deal({ level: 6, tricks: 11, doubled: 1, exchange: { dealer: 'S', drawn: 12, capture: 'S' } }),
        ],
        'N',
      ),
      record({ N: 'bo', S: 'ANN' }, [deal({ declarer: 'S', strain: 'NT' })], 'draw'),
      record({ N: 'Cy', S: 'Ann' }, [deal({})], 'S'),
    ]);
    expect(pairs).toHaveLength(2);
    expect(pairs[0]).toMatchObject({
      matches: 2,
      drawn: 1,
      deals: 3,
      sides: [
        {
          name: 'Ann',
          won: 1,
          points: 1000,
          contracts: { tried: 3, made: 2 },
          slams: { tried: 1, made: 0 },
          doubles: { tried: 0, made: 0 },
          captures: 0,
        },
        {
          name: 'Bo',
          won: 0,
          points: 1000,
          contracts: { tried: 0 },
          doubles: { tried: 1, made: 1 },
          captures: 1,
        },
      ],
      strains: { S: { tried: 2, made: 1 }, NT: { tried: 1, made: 1 } },
      drawn4812: { 8: 2, 12: 1 },
    });
    expect(pairs[0]?.levels[4]).toEqual({ tried: 2, made: 2 });
  });
});

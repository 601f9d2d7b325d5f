import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/engine/auction/call.ts';
import type { Strain } from '../../src/engine/cards.ts';
import { formatResult, parseResult, scoringOf } from '../../src/engine/scoring/index.ts';
import type { DealResult, Doubled, ScoreLine } from '../../src/engine/scoring/index.ts';
import { SEATS, opponent } from '../../src/engine/seat.ts';
import type { Seat } from '../../src/engine/seat.ts';
import file from './scores.json';

const SIX_DEAL_COLUMNS = [
  ['sixDeal', 'six-deal'],
  ['hawaii', 'hawaii'],
  ['summary', 'summary'],
] as const;
const RUBBER_COLUMNS = [
  ['rubber', 200],
  ['rubber250', 250],
] as const;
const FIELDS = [
  'doubled',
  'hawaii',
  'id',
  'level',
  'rubber',
  'rubber250',
  'sixDeal',
  'strain',
  'summary',
  'tricks',
];

/** A result that wins its declarer a game, so that they and nobody else are vulnerable afterwards (R67). */
function gameWonBy(declarer: Seat): DealResult {
  return { level: 3, strain: 'NT', doubled: 0, declarer, tricks: 9 };
}

function sum(lines: readonly ScoreLine[], seat: Seat, where: readonly ScoreLine['where'][]): number {
  return lines.reduce(
    (total, l) => (l.seat === seat && where.includes(l.where) ? total + l.amount : total),
    0,
  );
}

describe('scores.json', () => {
  it('holds 1512 cases with different ids, and no field but those tested', () => {
    expect(file.cases).toHaveLength(1512);
    expect(new Set(file.cases.map(({ id }) => id)).size).toBe(1512);
    for (const testCase of file.cases) expect(Object.keys(testCase).sort(), testCase.id).toEqual(FIELDS);
  });

  const asResult = (testCase: (typeof file.cases)[number], declarer: Seat): DealResult => ({
    level: testCase.level as Level,
    strain: testCase.strain as Strain,
    doubled: testCase.doubled as Doubled,
    declarer,
    tricks: testCase.tricks,
  });

  it('the id is the notation of the result (rulings §1)', () => {
    for (const testCase of file.cases) {
      expect(formatResult(asResult(testCase, 'N')), testCase.id).toBe(testCase.id);
      expect(parseResult(testCase.id, 'S'), testCase.id).toEqual(asResult(testCase, 'S'));
    }
  });

  for (const declarer of SEATS) {
    const defender = opponent(declarer);

    for (const [column, scoring] of SIX_DEAL_COLUMNS) {
      it(`R50–R53, R61, R72–R74: ${column}, every case, declared by ${declarer}`, () => {
        const system = scoringOf({ scoring, redoubledBonus: 200 });
        for (const testCase of file.cases) {
          const lines = system.lines(asResult(testCase, declarer), []);
          const scored = {
            declarer: sum(lines, declarer, ['above']),
            defender: sum(lines, defender, ['above']),
          };
          expect(scored, testCase.id).toEqual(testCase[column]);
          expect(sum(lines, declarer, ['below']) + sum(lines, defender, ['below']), testCase.id).toBe(0);
        }
      });
    }

    for (const [column, redoubledBonus] of RUBBER_COLUMNS) {
      for (const vulnerability of ['notVulnerable', 'vulnerable'] as const) {
        it(`R62–R66: ${column}, every case, ${vulnerability}, declared by ${declarer}`, () => {
          const system = scoringOf({ scoring: 'rubber', redoubledBonus });
          // The defender's vulnerability is the other way round each time: it must not matter (R67).
          const earlier = [gameWonBy(vulnerability === 'vulnerable' ? declarer : defender)];
          for (const testCase of file.cases) {
            const lines = system.lines(asResult(testCase, declarer), earlier);
            const scored = {
              below: sum(lines, declarer, ['below']),
              above: sum(lines, declarer, ['above']),
              defender: sum(lines, defender, ['above', 'below']),
            };
            expect(scored, testCase.id).toEqual(testCase[column][vulnerability]);
          }
        });
      }
    }
  }
});

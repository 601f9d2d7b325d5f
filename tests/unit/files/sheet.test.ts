import { describe, expect, it } from 'vitest';
import { scoringOf } from '../../../src/engine/scoring/index.ts';
import { parseResult } from '../../../src/engine/scoring/notation.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { resultsCsv } from '../../../src/files/sheet/csv.ts';
import type { CsvWords } from '../../../src/files/sheet/csv.ts';
import { plainSheet } from '../../../src/files/sheet/plain.ts';
import type { PlainWords } from '../../../src/files/sheet/plain.ts';
import { resultsOfSheet } from '../../../src/files/sheet/results.ts';
import { viewOfPad } from '../../../src/pads/index.ts';
import { padOf } from '../../support/pad.ts';

const NAMES = { N: 'Ann', S: 'Bo' };
const CSV: CsvWords = {
  deal: 'Deal',
  dealer: 'Dealer',
  declarer: 'Declarer',
  contract: 'Contract',
  tricks: 'Tricks',
  over: 'Over',
  score: (name) => `${name}, score`,
  above: (name) => `${name}, above`,
  below: (name) => `${name}, below`,
  total: (name) => `${name}, total`,
  passedOut: 'passed out',
  bonus: 'Bonus',
};
const PLAIN: PlainWords = {
  title: 'Six-Deal',
  deal: 'Deal',
  number: (deal) => (deal > 6 ? 'tie' : String(deal)),
  note: ({ played }) => {
    if (played === null) return 'passed out';
    const { contract, over } = played;
    const { level, strain, doubled, declarer } = contract;
    return `${level}${strain}${'X'.repeat(doubled)} ${over > 0 ? '+' : ''}${over} ${NAMES[declarer]}`;
  },
  points: (points) => points.toLocaleString('en'),
  above: 'above',
  below: 'below',
  bonus: 'Bonus',
  total: 'Total',
};

function results(scoring: 'six-deal' | 'rubber', stopped: boolean, ...deals: readonly [string, Seat][]) {
  const list = deals.map(([text, seat]) => parseResult(text, seat)!);
  const sheet = scoringOf({ scoring, redoubledBonus: 200 }).sheet(list, stopped);
  return resultsOfSheet(sheet, 'N', scoring === 'rubber');
}

const SIX = results('six-deal', false, ['3SX=', 'N'], ['2NT-1', 'S'], ['6NTXX+1', 'S']);
const RUBBER = results('rubber', true, ['3NT=', 'N'], ['2S+1', 'S']);

describe('CSV', () => {
  it('has a row for each deal, with the numbers of the sheet', () => {
    expect(resultsCsv(SIX, NAMES, CSV, ',')).toBe(
      [
        '\uFEFFDeal,Dealer,Declarer,Contract,Tricks,Over,"Ann, score","Bo, score","Ann, total","Bo, total"',
        '1,Ann,Ann,3SX,9,0,600,0,600,0',
        '2,Bo,Bo,2NT,7,-1,100,0,700,0',
        '3,Ann,Bo,6NTXX,13,1,0,3500,700,3500',
        '',
      ].join('\r\n'),
    );
  });

  it('has the line and the bonuses of a rubber, and semicolons where commas are decimal', () => {
    expect(resultsCsv(RUBBER, NAMES, CSV, ';')).toBe(
      [
        '\uFEFFDeal;Dealer;Declarer;Contract;Tricks;Over;Ann, above;Ann, below;Bo, above;Bo, below;Ann, total;Bo, total',
        '1;Ann;Ann;3NT;9;0;0;100;0;0;100;0',
        '2;Bo;Bo;2S;9;1;0;0;30;60;100;90',
        'Bonus;;;;;;300;0;50;0;400;140',
        '',
      ].join('\r\n'),
    );
  });

  it('is no program: names that begin like a formula, and quotes, are disarmed', () => {
    const names = { N: '=HYPERLINK("x")', S: '+1, "Bo"' };
    const [, row] = resultsCsv(SIX, names, CSV, ',').split('\r\n');
    expect(row).toBe(`1,"'=HYPERLINK(""x"")","'=HYPERLINK(""x"")",3SX,9,0,600,0,600,0`);
    expect(resultsCsv(SIX, names, CSV, ',')).toContain(`"'+1, ""Bo"""`);
  });

  it('R80, R81: has the deals of other games: passed out, and royals', () => {
    const { sheet } = viewOfPad(padOf('contract', 'pass', 'S 1C='));
    const passed = resultsCsv(resultsOfSheet(sheet, 'S', true), NAMES, CSV, ',').split('\r\n');
    expect(passed[1]).toBe('1,Bo,,passed out,,,0,0,0,0,0,0');
    expect(passed[2]).toBe('2,Ann,Bo,1C,7,0,0,0,0,20,0,20');
    const royals = viewOfPad(padOf('auction-1913', 'N 2RX='));
    expect(resultsCsv(resultsOfSheet(royals.sheet, 'N', true), NAMES, CSV, ',')).toContain(
      '1,Ann,Ann,2RX,8,0,50,36,0,0,86,0',
    );
  });
});

describe('the sheet as text', () => {
  it('stands in columns', () => {
    expect(plainSheet(SIX, NAMES, PLAIN)).toBe(
      [
        'Six-Deal',
        '',
        'Deal                Ann     Bo',
        '1      3SX 0 Ann    600',
        '2      2NT -1 Bo    100',
        '3      6NTXX +1 Bo       3,500',
        'Total               700  3,500',
        '',
      ].join('\n'),
    );
  });

  it('has the line of a rubber, and its bonuses', () => {
    expect(plainSheet(RUBBER, NAMES, PLAIN)).toBe(
      [
        'Six-Deal',
        '',
        'Deal                Ann            Bo',
        '                  above  below  above  below',
        '1      3NT 0 Ann           100',
        '2      2S +1 Bo                    30     60',
        'Bonus               300            50',
        'Total               400           140',
        '',
      ].join('\n'),
    );
  });

  it('counts letters as people do', () => {
    const text = plainSheet(SIX, { N: 'Zoë', S: '👩‍👩‍👧' }, PLAIN);
    const [, , head = ''] = text.split('\n');
    expect(head.endsWith('Zoë      👩‍👩‍👧')).toBe(true);
  });
});

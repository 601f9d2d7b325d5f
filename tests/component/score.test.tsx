import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/engine/options.ts';
import type { Options } from '../../src/engine/options.ts';
import { parseResult, scoringOf } from '../../src/engine/scoring/index.ts';
import type { ScoringName } from '../../src/engine/scoring/index.ts';
import { viewOfPad } from '../../src/pads/index.ts';
import type { PadKind } from '../../src/pads/index.ts';
import { ScoreSheet } from '../../src/ui/score/ScoreSheet.tsx';
import { padOf } from '../support/pad.ts';
import { NAMES, rows } from '../support/score-screens.tsx';

/** The sheet of results written `N 3NT=`: declarer, contract, tricks over or short. */
function showSheet(scoring: ScoringName, results: readonly string[], stopped = false): void {
  const sheet = scoringOf({ scoring, redoubledBonus: 200 }).sheet(
    results.map((text) => {
      const [declarer, contract] = text.split(' ');
      const result = parseResult(contract ?? '', declarer as 'N' | 'S');
      if (result === null) throw new Error(`no result: ${text}`);
      return result;
    }),
    stopped,
  );
  render(<ScoreSheet sheet={sheet} names={NAMES} kind={scoring} stopped={stopped} />);
}

/** The sheet of a score pad with deals as `entry` reads them. */
function showPad(kind: PadKind, ...deals: readonly string[]): void {
  render(<ScoreSheet sheet={viewOfPad(padOf(kind, ...deals)).sheet} names={NAMES} kind={kind} />);
}

function pad(name: string): HTMLElement {
  return screen.getByRole('table', { name });
}

function partsTable(): HTMLElement {
  return screen.getByRole('table', { name: 'How each score came about', hidden: true });
}

const LEVEL_AFTER_SIX = ['N 1NT=', 'S 1NT=', 'N 2C=', 'S 2D=', 'N 3NT-1', 'S 3NT-1'];

describe('the pad of six deals', () => {
  it('R54: an empty one has its six rows, the tie-break’s and the total', () => {
    showSheet('six-deal', []);
    expect(rows(pad('Six-Deal Bridgette'))).toEqual([
      'Deal|Maria|Jan',
      '1||',
      '2||',
      '3||',
      '4||',
      '5||',
      '6||',
      'tie-break||',
      'Total|0|0',
    ]);
  });

  it('R53: notes the result and its declarer, and writes the score in the column of who earned it', () => {
    showSheet('six-deal', ['S 2NT-1', 'N 4S+2']);
    const [, first, second] = rows(pad('Six-Deal Bridgette'));
    expect(first).toBe('12NT −1 by Jan|100|');
    expect(second).toBe('24 spades +2 by Maria|800|');
    expect(screen.getByText('Maria leads by 900')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Maria' })).toBeVisible();
    expect(
      within(pad('Six-Deal Bridgette')).getByRole('rowheader', { name: '1 2NT −1 by Jan' }),
    ).toBeVisible();
  });

  it('R60: a tie-break has its own row above the total', () => {
    showSheet('six-deal', [...LEVEL_AFTER_SIX, 'N 4H=']);
    const written = rows(pad('Six-Deal Bridgette'));
    expect(written.at(-2)).toBe('tie-break4 hearts = by Maria|700|');
    expect(written.at(-1)).toBe('Total|1,200|500');
    expect(screen.getByText('Maria wins by 700')).toBeVisible();
  });

  it('R91: stopped early, it says that nobody has won', () => {
    showSheet('six-deal', ['N 4H='], true);
    expect(screen.getByText('Stopped early, kept without a winner')).toBeVisible();
    expect(screen.queryByText(/wins|leads/)).toBeNull();
  });

  it('R51, R52: the parts of a score are named', () => {
    showSheet('six-deal', ['N 3SX+2']);
    expect(rows(partsTable())[1]).toBe(
      '1 3 spades doubled +2 by Maria|200 part-score + 400 made doubled + 200 for 2 overtricks|Maria 800',
    );
  });

  it('R61: Hawaii names Exacto and Surplus', () => {
    showSheet('hawaii', ['N 2H=', 'S 1C+4', 'N 1C+2']);
    const [, exacto, surplus, neither] = rows(partsTable());
    expect(exacto).toContain('200 Exacto! Just the tricks bid|Maria 400');
    expect(surplus).toContain('500 Surplus! Four overtricks or more|Jan 600');
    expect(neither).toContain('|100 bit-score|Maria 100');
    expect(pad('Hawaii Bridgette')).toBeVisible();
  });

  it('R73: the summary tells what the multiplication adds', () => {
    showSheet('summary', ['N 2SX=']);
    expect(rows(partsTable())[1]).toContain(
      '250 part-score + 250 just the tricks bid + 400 made doubled + 900 doubled: the sum twice|Maria 1,800',
    );
  });

  it('R72: the summary’s sheet says that 750 is this project’s reading, and no other sheet does', () => {
    showSheet('summary', []);
    expect(screen.getByText(/750, which is this project’s reading/)).toBeVisible();
    showSheet('hawaii', []);
    expect(screen.getAllByText(/750/)).toHaveLength(1);
  });
});

describe('the pad of a rubber', () => {
  it('R62, R67: writes above and below the line, from the line outwards, and rules games off', () => {
    showSheet('rubber', ['N 3S=', 'S 2C+1', 'N 4H-2', 'S 3NT=', 'N 2D=']);
    expect(rows(pad('Rubber Bridgette'))).toEqual([
      'Maria|Jan1 game · vulnerable',
      'above the line',
      '|',
      '|Deal 3 · 4 hearts −2 100',
      '|Deal 2 · 2 clubs +1 20',
      'below the line · First game · won by Jan',
      'Deal 1 · 3 spades = 90|Deal 2 · 2 clubs +1 40',
      '|Deal 4 · 3NT = 100',
      'Second game · Maria has 40',
      'Deal 5 · 2 diamonds = 40|',
      '|',
      'Total130|Total260',
    ]);
    const games = screen.getAllByRole('rowgroup').filter((group) => group.classList.contains('pad-game'));
    expect(games.map((game) => game.classList.contains('pad-game-won'))).toEqual([true, false]);
  });

  it('R68: ends with the rubber’s bonus above the line, and has no unfinished game', () => {
    showSheet('rubber', ['N 3NT=', 'N 4S=']);
    const written = rows(pad('Rubber Bridgette'));
    expect(written[0]).toBe('Maria2 games|Jan');
    expect(written).toContain('rubber 700|');
    expect(written.at(-1)).toBe('Total920|Total0');
    expect(written.join()).not.toContain('Third game');
    expect(rows(partsTable()).at(-1)).toBe('Closing bonus|700 the rubber|Maria 700');
    expect(screen.getByText('Maria wins by 920')).toBeVisible();
  });

  it('R69: stopped early, games and part-scores bring their bonuses', () => {
    showSheet('rubber', ['N 3NT=', 'S 2H='], true);
    const written = rows(pad('Rubber Bridgette'));
    expect(written).toContain('game 300|part-score 50');
    expect(written.at(-1)).toBe('Total400|Total110');
    expect(screen.getByText('Maria wins by 290')).toBeVisible();
  });

  it('R69: equal totals are a draw', () => {
    showSheet('rubber', ['N 2H=', 'S 2H='], true);
    expect(screen.getByText('A draw')).toBeVisible();
  });

  it('R64: names the other bonus for a redoubled contract where the match has it', () => {
    const options: Options = { ...PRESETS.rubber, redoubledBonus: 250 };
    const sheet = scoringOf(options).sheet([], false);
    render(<ScoreSheet sheet={sheet} names={NAMES} kind="rubber" options={options} />);
    expect(screen.getByText(/brings 250/)).toBeVisible();
  });
});

describe('the pads of other games', () => {
  it('R80: contract bridge is written on the bridge pad; a deal passed out is told below it', () => {
    showPad('contract', 'N 2H=', 'pass', 'S 1NTX-1 S:aces');
    expect(rows(pad('Contract bridge')).slice(4)).toEqual([
      'Deal 3 · 1NT doubled −1 100|Deal 3 · 1NT doubled −1 150',
      'below the line · First game · Maria has 60',
      'Deal 1 · 2 hearts = 60|',
      '|',
      'Total160|Total150',
    ]);
    expect(rows(partsTable())[2]).toBe('2 passed out||');
  });

  it('R81: auction bridge has royals, which are heard as a word', () => {
    showPad('auction-1913', 'N 2R+1 N:four');
    const written = rows(pad('Auction bridge with royals'));
    expect(written).toContain('Deal 1 · 2 royals +1 36|');
    expect(written).toContain('Deal 1 · 2 royals +1 27|');
  });

  it('R82: Minibridge has four rows and no tie-break, and may end in a draw', () => {
    showPad('minibridge', 'N 1H=', 'S 1S=', 'N 1C=', 'S 1D=');
    const written = rows(pad('Minibridge'));
    expect(written.map((row) => row.replace(/^(\d?).*?\|/, '$1|'))).toEqual([
      '|Maria|Jan',
      '1|80|',
      '2||80',
      '3|70|',
      '4||70',
      '|150|150',
    ]);
    expect(screen.getByText('A draw')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAD_KINDS } from '../../src/pads/kinds.ts';
import type { PadKind } from '../../src/pads/index.ts';
import { ScoringCard } from '../../src/ui/tables/ScoringCard.tsx';
import { rows } from '../support/score-screens.tsx';

function showCard(kind: PadKind, redoubledBonus: 200 | 250 = 200): void {
  render(<ScoringCard kind={kind} redoubledBonus={redoubledBonus} />);
}

function table(name: string | RegExp): string[] {
  return rows(screen.getByRole('table', { name }));
}

describe('the cards of scoring tables', () => {
  it('R50–R53: six deals', () => {
    showCard('six-deal');
    const made = table('Bid and made: to the declarer');
    expect(made[1]).toBe('bit-score|0NT, 1 club diamonds hearts spades|100');
    expect(made.at(-1)).toBe('super slam|7NT|2,500');
    expect(table('And besides')).toEqual([
      '|undoubled|doubled|redoubled',
      'made doubled or redoubled|–|400|1,000',
      'overtricks, however many|100|200|500',
    ]);
    expect(table(/short/).slice(-2)).toEqual(['5 tricks|500|1,500|2,000', '6 or more|1,000|3,000|4,000']);
  });

  it('R61: Hawaii', () => {
    showCard('hawaii');
    expect(table('And besides').slice(2)).toEqual([
      'Exacto! Just the tricks bid|200|200|200',
      'Surplus! 4 overtricks or more|500|500|500',
    ]);
  });

  it('R72–R74: the summary', () => {
    showCard('summary');
    expect(table('And besides')).toEqual([
      'just the tricks bid, at levels 0 to 5|250',
      'just the tricks bid, at level 6|100',
      '3 overtricks, no more and no fewer|350',
    ]);
    expect(table(/short/)[5]).toBe('5 tricks|700|2,000|2,700');
  });

  it('R62–R69: a rubber, with the bonus that the match has for a redoubled contract', () => {
    showCard('rubber', 250);
    expect(table(/^Below/).at(-1)).toBe('NT, once|10|20|40');
    expect(table('And besides')).toEqual(['made doubled|100', 'made redoubled|250']);
    expect(table(/short/)).toEqual([
      '|first|each further',
      'not vulnerable, undoubled|50|50',
      'not vulnerable, doubled|100|200',
      'not vulnerable, redoubled|200|400',
      'vulnerable, undoubled|100|100',
      'vulnerable, doubled|200|300',
      'vulnerable, redoubled|400|600',
    ]);
    expect(table(/^The end/).map((row) => row.split('|')[1])).toEqual(['700', '500', '300', '50']);
  });

  it('R80: contract bridge', () => {
    showCard('contract');
    expect(table(/^Below/).slice(-2)).toEqual([
      'NT, the first trick|40|80|160',
      'NT, each further trick|30|60|120',
    ]);
    expect(table(/short/)[2]).toBe('not vulnerable, doubled|100|200|200|300');
    expect(table(/^Slams/).slice(1)).toEqual(['small slam|500|750', 'grand slam|1,000|1,500']);
  });

  it('R81: auction bridge, with royals and honours', () => {
    showCard('auction-1913');
    expect(table(/^Below/)[5]).toBe('royals (R), each trick over six|9|18|36');
    expect(table(/^Honours/).at(-1)).toBe('five in one hand|20|60|70|80|90|–');
    expect(table(/short/).at(-1)).toContain('50 each, 100 at most|50 each, 100 at most|200');
  });

  it('R82: Minibridge', () => {
    showCard('minibridge');
    expect(table('Tricks needed for a game')).toEqual(['clubs diamonds|11', 'hearts spades|10', 'NT|9']);
  });

  it.each(PAD_KINDS)('%s: every row has a heading of its own', (kind) => {
    showCard(kind);
    for (const one of screen.getAllByRole('table')) {
      const heads = [...one.querySelectorAll('tbody th')].map((head) => head.textContent);
      expect(new Set(heads).size).toBe(heads.length);
    }
  });
});

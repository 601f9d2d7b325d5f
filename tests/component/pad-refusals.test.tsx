import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PadResult } from '../../src/pads/index.ts';
import { freshDevice, quiet } from '../support/app.tsx';
import {
  enterDeal,
  openPad,
  pressButton,
  pressContract,
  pressResult,
  score,
  t,
  totals,
  written,
} from '../support/keypad.ts';
import { entry } from '../support/pad.ts';
import { rows } from '../support/score-screens.tsx';

beforeEach(freshDevice);

const deal = (text: string) => entry(text) as Exclude<PadResult, { readonly passedOut: true }>;

describe('what cannot be, and honours', () => {
  it('R12: says why 0NT cannot be the receiver’s, before it is written down', async () => {
    await openPad('six-deal');
    pressContract('six-deal', deal('S 0NT'));
    expect(screen.getByText(/^Only the side that deals can be left in 0 no-trump: /)).toBeVisible();
    await pressButton(t.contractLater);
    expect(written()[1]).toBe('1Maria deals||');
    await pressButton(t.dealtFirst('Jan'));
    await pressButton(t.contractLater);
    expect(written()[1]).toContain('0NT by Jan');
  });

  it('R81: says why 1 spade cannot be the other side’s', async () => {
    await openPad('auction-1913');
    pressContract('auction-1913', deal('S 1S'));
    expect(screen.getByText(/^Only the side that deals can be left in 1 spade: /)).toBeVisible();
    pressContract('auction-1913', deal('S 1R'));
    expect(screen.queryByText(/^Only the side that deals/)).toBeNull();
  });

  it('R80: says why honours cannot have been where the tricks disprove them', async () => {
    await openPad('contract');
    pressContract('contract', deal('N 4H'));
    pressResult(deal('N 4H-6 N:five'), 'contract');
    expect(
      screen.getByText('Five honours in one hand win at least 5 tricks; this side took only 4.'),
    ).toBeVisible();
    await pressButton(t.enter);
    expect(totals()).toEqual([0, 0]);
    pressResult(deal('N 4H-6 S:five'), 'contract');
    await pressButton(t.enter);
    expect(totals()).toEqual([0, 450]);
  });

  it('R81: the score says whose each part is where both sides score', async () => {
    await openPad('auction-1913');
    await enterDeal('auction-1913', deal('N 1H= S:four-in-one'));
    fireEvent.click(screen.getByRole('link', { name: t.sheet }));
    await quiet();
    fireEvent.click(screen.getByText(score.howScored, { selector: 'summary' }));
    const parts = screen.getByRole('table', { name: score.howScored });
    expect(rows(parts)[1]).toBe(
      '1 1 heart = by Maria|8 trick-score below the line to Maria + 64 four honours in one hand to Jan|Maria 8Jan 64',
    );
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';
import type { OpenApp } from '../support/app.tsx';

beforeEach(freshDevice);

const place = (number: number) => screen.getByRole('button', { name: `Card ${number} of 55, face down` });
const pick = async ({ user }: OpenApp, number: number) => {
  await user.click(place(number));
  await quiet();
};

// The spread lies in the written order: 1 is the ace of spades, 14 the ace of hearts, 53 to 55 are the colons.
const openCut = (receiverCuts = false) =>
  openApp('/table', (table) => table.newMatch({ ...MATCH, receiverCuts }));

describe('R3: the cut', () => {
  it('spreads 55 cards that show nothing', async () => {
    await openCut();
    const spread = screen.getByRole('list', { name: /face down/ });
    expect(within(spread).getAllByRole('button', { name: /^Card \d+ of 55, face down$/ })).toHaveLength(55);
    expect(spread.querySelector('.face')).toBeNull();
  });

  it('one after the other picks, and the higher card deals', async () => {
    const app = await openCut();
    expect(screen.getByText('Maria, pick a card')).toBeInTheDocument();
    await pick(app, 14);
    expect(screen.getByText('Jan, pick a card')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Maria: ace of hearts' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await pick(app, 1);
    expect(heading()).toBe('Jan deals first');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent('The ace of spades beats the ace of hearts.');
  });

  it('a colon picks again', async () => {
    const app = await openCut();
    await pick(app, 54);
    expect(screen.getByText(/Maria turned the Royal colon.*pick again/)).toBeInTheDocument();
    // Its line is kept for what comes next: the question has just told of the colon.
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Mariapicks now$/);
    await pick(app, 13);
    await pick(app, 26);
    expect(heading()).toBe('Maria deals first');
    expect(screen.getByRole('main')).toHaveTextContent(/Maria.*Royal colon and two of spades/);
  });

  it('a card that was turned cannot be picked', async () => {
    const app = await openCut();
    await pick(app, 30);
    await app.user.click(screen.getByRole('button', { name: /^Maria:/ }));
    await quiet();
    expect(screen.getByText('Jan, pick a card')).toBeInTheDocument();
    expect(app.table.getState().refusal).toBeNull();
  });

  it('is one tab stop with arrow keys', async () => {
    const { user } = await openCut();
    place(1).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(place(3)).toHaveFocus();
    await user.keyboard('{End}');
    expect(place(55)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(place(54)).toHaveFocus();
    const spread = screen.getByRole('list', { name: /face down/ });
    expect(
      within(spread)
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0),
    ).toEqual([place(54)]);
    await user.keyboard('{Enter}');
    await quiet();
    expect(screen.getByText(/Maria turned the Royal colon/)).toBeInTheDocument();
  });
});

describe('the deal', () => {
  it('is one button', async () => {
    const app = await openCut();
    await pick(app, 1);
    await pick(app, 2);
    await app.user.click(screen.getByRole('button', { name: 'Deal' }));
    await quiet();
    expect(heading()).toBe('Over to Jan');
    // The pack in its written order: position 26 is the ace of diamonds (R5).
    expect(screen.getByRole('main')).toHaveTextContent('ace of diamonds');
  });

  it('R6: the receiver may cut the pack first, and that is the pack that is dealt', async () => {
    const app = await openCut(true);
    await pick(app, 1);
    await pick(app, 2);
    expect(screen.getByRole('heading', { name: 'Jan cuts the pack' })).toBeInTheDocument();
    const lift = screen.getByRole('slider', { name: 'How many cards to lift' });
    expect(lift).toHaveAttribute('aria-valuetext', '27 lifted, 28 left on the table');
    fireEvent.change(lift, { target: { value: '28' } });
    expect(lift).toHaveAttribute('aria-valuetext', '28 lifted, 27 left on the table');
    await app.user.click(screen.getByRole('button', { name: 'Cut and deal' }));
    await quiet();
    // 28 cards went to the bottom, so the upcard is what lay in position 54: the Grand colon.
    expect(screen.getByRole('main')).toHaveTextContent('Grand colon');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../src/engine/options.ts';
import { positionLink } from '../../src/files/link/position.ts';
import { writePosition } from '../../src/files/position.ts';
import { setups } from '../../src/store/editor/index.ts';
import type { Position } from '../../src/teaching/position.ts';
import { readHand } from '../../src/teaching/draft.ts';
import { freshDevice, heading, openApp } from '../support/app.tsx';

beforeEach(freshDevice);
afterEach(() => vi.restoreAllMocks());

const NORTH = 'AK5.K83.Q74.AJ92';
const SOUTH = 'QJT92.QJ5.K65.T8';
const hand = (text: string) => {
  const read = readHand(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const POSITION: Position = {
  options: PRESETS.basic,
  dealer: 'N',
  start: 'auction',
  hands: { N: hand(NORTH), S: hand(SOUTH) },
  upcard: 'H2',
  pack: [],
  calls: [],
  cards: [],
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const standing = () => within(screen.getByRole('region', { name: 'Play it' })).getByRole('status');

async function typeHand(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), `${text}{Enter}`);
}

/** The editor, when what is kept on the device has been read. */
async function openEditor(path = '/editor') {
  const opened = await openApp(path);
  await screen.findByRole('region', { name: 'Cards' });
  return opened;
}

/** Both hands, and the two of hearts turned up. */
async function whole(user: UserEvent): Promise<void> {
  await typeHand(user, 'North’s hand', NORTH);
  await typeHand(user, 'South’s hand', SOUTH);
  await user.click(screen.getByRole('radio', { name: 'Upcard' }));
  await user.click(button('two of hearts: no place yet'));
}

describe('the deal editor', () => {
  it('puts a card where it is tapped to, tells its place in words, and takes it away again', async () => {
    const { user } = await openEditor();
    expect(heading()).toBe('Set up a deal');
    await user.click(button('queen of spades: no place yet'));
    expect(button('queen of spades: North')).toBeVisible();
    expect(screen.getByText(/^1 of 13 · 2 points · shape 1-0-0-0/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'South' }));
    await user.click(button('queen of spades: North'));
    expect(button('queen of spades: South')).toBeVisible();
    await user.click(button('queen of spades: South'));
    expect(button('queen of spades: no place yet')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Pack' }));
    await user.click(button('Little colon: no place yet'));
    await user.click(button('ace of clubs: no place yet'));
    expect(button('ace of clubs: number 2 in the pack')).toBeVisible();
    await user.click(button('Undo'));
    expect(button('ace of clubs: no place yet')).toBeVisible();
    await user.click(button('Redo'));
    expect(button('ace of clubs: number 2 in the pack')).toBeVisible();
  });

  it('takes a typed hand, and says what is wrong with another', async () => {
    const { user } = await openEditor();
    await typeHand(user, 'North’s hand', NORTH.toLowerCase());
    expect(screen.getByText(/^13 of 13 · 17 points · shape 3-3-3-4 · no colon$/)).toBeVisible();
    await typeHand(user, 'South’s hand', 'A...');
    expect(screen.getByRole('alert')).toHaveTextContent('is in North’s hand already');
    expect(field('South’s hand')).toBeInvalid();
    await typeHand(user, 'South’s hand', 'AK');
    expect(screen.getByRole('alert')).toHaveTextContent('Three full stops part the four suits');
    await user.click(button('two of clubs: North'));
    await user.click(button('two of spades: no place yet'));
    await user.click(button('three of spades: no place yet'));
    expect(screen.getAllByRole('alert').at(-2)).toHaveTextContent('North has 13 cards already.');
  });

  it('says what is missing, then which rule a call breaks, and plays what is whole', async () => {
    const { user } = await openEditor();
    expect(standing()).toHaveTextContent('The upcard is missing.');
    expect(button('Play it')).toHaveAttribute('aria-disabled', 'true');
    await whole(user);
    expect(standing()).toHaveTextContent('This can be played.');
    await user.click(screen.getByRole('radio', { name: 'Auction' }));
    await user.type(field('A call, typed'), '1s{Enter}');
    await user.type(field('A call, typed'), '1c{Enter}');
    expect(standing()).toHaveTextContent(/^Call 2: .*\(R14\)$/);
    await user.click(button('Take the last call back'));
    expect(standing()).toHaveTextContent('This can be played.');
    await user.click(button('Play it'));
    expect(screen.getByRole('region', { name: 'Bidding box' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('Put the cards');
    await user.click(button('Back to the set-up'));
    expect(heading()).toBe('Set up a deal');
  });

  it('finds the auction for a contract, and plays tricks as the rules allow', async () => {
    const { user } = await openEditor();
    await whole(user);
    await user.click(screen.getByRole('radio', { name: 'Play' }));
    expect(standing()).toHaveTextContent('the auction has not ended');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Strain' }), 'spades');
    await user.click(button('Find the auction'));
    expect(screen.getByText(/^These calls lead to/)).toBeVisible();
    const cards = screen.getByRole('list', { name: 'North’s cards' });
    await user.click(within(cards).getByRole('button', { name: 'ace of spades' }));
    const answer = screen.getByRole('list', { name: 'South’s cards' });
    expect(within(answer).getByRole('button', { name: 'king of diamonds' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(within(answer).getByRole('button', { name: 'two of spades' }));
    expect(screen.getByText('Tricks won: North 1, South 0')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), '0');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Declarer' }), 'South');
    await user.click(button('Find the auction'));
    expect(screen.getByRole('alert')).toHaveTextContent('no auction leads to 0NT by South');
  });

  it('fills the rest as it is wished, and says what contradicts', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByText('Wishes'));
    const wishes = screen.getByRole('group', { name: 'Wishes for North' });
    await user.selectOptions(within(wishes).getByRole('combobox', { name: 'Colon' }), 'Grand colon');
    await user.click(button('Fill the rest at random'));
    expect(button('Grand colon: North')).toBeVisible();
    expect(screen.getByText(/Every card has its place/)).toBeVisible();
    await user.click(button('Take all cards away'));
    await user.clear(within(wishes).getByRole('spinbutton', { name: 'Points, from' }));
    await user.type(within(wishes).getByRole('spinbutton', { name: 'Points, from' }), '20');
    await user.clear(within(wishes).getByRole('spinbutton', { name: 'Points, to' }));
    await user.type(within(wishes).getByRole('spinbutton', { name: 'Points, to' }), '9');
    await user.click(button('Fill the rest at random'));
    expect(screen.getByRole('alert')).toHaveTextContent('North’s wish for points goes from more to less.');
  });
});

describe('a set-up', () => {
  it('is saved by name, opened, renamed, duplicated, deleted and put back', async () => {
    const { user } = await openEditor();
    await whole(user);
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent('Give it a name first.');
    await user.type(field('Name'), 'Mine{Enter}');
    await waitFor(() => expect(heading()).toBe('Mine'));
    await waitFor(() => expect(location.hash).toMatch(/^#\/editor\/\w+$/));
    await user.click(await screen.findByRole('button', { name: 'Duplicate Mine' }));
    await user.click(await screen.findByRole('button', { name: 'Rename Mine (copy)' }));
    const renamed = screen.getAllByRole('textbox', { name: 'Name' }).at(-1)!;
    await user.clear(renamed);
    await user.type(renamed, 'Other{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete Other' }));
    await screen.findByText(/“Other” is deleted/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Other' })).toBeNull());
    await user.click(button('Undo the deletion'));
    await user.click(await screen.findByRole('link', { name: 'Open Other' }));
    await waitFor(() => expect(heading()).toBe('Other'));
    expect(button('ace of spades: North')).toBeVisible();
  });

  it('that is not saved is there after a reload', async () => {
    const { user } = await openEditor();
    await user.click(button('queen of spades: no place yet'));
    await waitFor(async () => expect(await setups().unsaved(null)).not.toBeNull());
    document.body.innerHTML = '';
    await openEditor();
    expect(button('queen of spades: North')).toBeVisible();
  });

  it('leaves and comes back by link, cleared from the address', async () => {
    await openEditor(`/position/${positionLink(POSITION)}`);
    expect(location.hash).toBe('#/position');
    expect(button('ace of spades: North')).toBeVisible();
    expect(standing()).toHaveTextContent('This can be played.');
  });

  it('by a broken link says what is wrong', async () => {
    await openApp(`/position/${positionLink(POSITION).slice(0, 20)}`);
    expect(heading()).toBe('This link does not open');
    expect(screen.getByRole('alert')).toHaveTextContent('A part of it is missing');
  });

  it('comes in by file, or is refused with its reason', async () => {
    const { user } = await openEditor();
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File(['{"bridgette": "position"'], 'x.json', { type: 'application/json' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It ends in the middle'));
    const text = writePosition({ title: 'Theirs', position: POSITION });
    await user.upload(input, new File([text], 'y.json', { type: 'application/json' }));
    await waitFor(() => expect(heading()).toBe('Theirs'));
    expect(button('ace of spades: North')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../src/engine/options.ts';
import { dealLink } from '../../src/files/index.ts';
import { ResultScreen } from '../../src/ui/screens/ResultScreen.tsx';
import { SheetScreen } from '../../src/ui/screens/SheetScreen.tsx';
import { freshDevice, heading, openApp, quiet } from '../support/app.tsx';
import { afterDeals, played, scored, show } from '../support/score-screens.tsx';

beforeEach(freshDevice);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const STATE = scored(PRESETS.basic, ['2S', 8], ['3NT', 8]);
const linkTo = (number: number) => dealLink(STATE, number)!;
const addressOf = (letters: string) => `${location.origin}/#/deal/${letters}`;
const button = (name: string) => screen.findByRole('button', { name });
const ready = (name: string) =>
  waitFor(async () => {
    const found = await button(name);
    expect(found).toBeEnabled();
    return found;
  });

describe('sharing a deal', () => {
  it('copies the link to the deal that has just ended', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const state = played(5, PRESETS.basic, afterDeals(1));
    show(state, ResultScreen);
    await userEvent.click(await screen.findByText('Share this deal'));
    await userEvent.click(await ready('Copy the link'));
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(addressOf(dealLink(state, 1)!));
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
  });

  it('shares any deal of a sheet, the last one if nothing is said', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(STATE, SheetScreen);
    await userEvent.click(screen.getByText('Share a deal'));
    const choice = await screen.findByRole('combobox', { name: 'Which deal?' });
    expect(choice).toHaveDisplayValue('Deal 2 of 6: 3 no-trump');
    await userEvent.selectOptions(choice, 'Deal 1 of 6: 2 spades');
    await userEvent.click(await ready('Copy the link'));
    expect(copied).toHaveBeenCalledWith(addressOf(linkTo(1)));
  });

  it('offers none before a deal is over', () => {
    show(scored(PRESETS.basic), SheetScreen);
    expect(screen.queryByText('Share a deal')).toBeNull();
  });

  it('lays the link out to be copied by hand where the browser refuses, and says so', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    show(STATE, SheetScreen);
    await userEvent.click(screen.getByText('Share a deal'));
    await userEvent.click(await ready('Copy the link'));
    const text = await screen.findByRole('textbox', { name: 'The link' });
    expect(text).toHaveValue(addressOf(linkTo(2)));
    expect(text).toHaveFocus();
    expect(screen.getByText(/did not let the link be copied/)).toBeVisible();
  });

  it('hands the link on where the device can, and tells a failure from a change of mind', async () => {
    const share = vi.fn().mockResolvedValueOnce(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    show(STATE, SheetScreen);
    await userEvent.click(screen.getByText('Share a deal'));
    await userEvent.click(await ready('Share the link'));
    expect(share).toHaveBeenCalledWith({ url: addressOf(linkTo(2)) });
    share.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
    await userEvent.click(await button('Share the link'));
    expect(screen.queryByText(/did not pass the link on/)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(await button('Share the link'));
    expect(await screen.findByText(/did not pass the link on/)).toBeVisible();
  });
});

describe('a link to a deal', () => {
  it('is cleared from the address at once, and tells the deal in words without a card of it', async () => {
    const entries = history.length;
    await openApp(`/deal/${linkTo(2)}`);
    expect(location.hash).toBe('#/deal');
    expect(history.length).toBe(entries);
    expect(history.state).toBeNull();
    expect(heading()).toBe('A shared deal');
    expect(screen.getByRole('heading', { level: 2, name: /3NT by South.*1 trick short/ })).toBeVisible();
    expect(screen.getByText('Six-Deal Bridgette')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What it scored' })).toHaveTextContent('100');
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.body).not.toHaveTextContent(/hand of|’s hand/i);
    expect(document.title).toBe('Bridgette: A shared deal');
  });

  it('shows hands, auction and tricks to whoever asks for them', async () => {
    const { user } = await openApp(`/deal/${linkTo(1)}`);
    await user.click(screen.getByText('See both hands and how it was played'));
    expect(await screen.findByRole('region', { name: 'North’s hand' })).toBeVisible();
    expect(screen.getAllByText('The auction')[0]).toBeVisible();
  });

  it('is played as a prepared deal with its own dealer and rules', async () => {
    const { user, table } = await openApp(`/deal/${linkTo(2)}`);
    await user.click(await button('Play this deal'));
    expect(heading()).toBe('New match');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('1 prepared deal')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'First player' }), 'Zoë');
    await user.type(screen.getByRole('textbox', { name: 'Second player' }), 'Piet');
    await user.click(await button('Start the match'));
    await quiet();
    expect(location.hash).toBe('#/table');
    const { match, view } = table.getState();
    expect(match).toMatchObject({ names: { N: 'Zoë', S: 'Piet' }, prepared: true, preparedDeals: 1 });
    expect(view?.phase).toMatchObject({ name: 'between', nextDealer: STATE.finished[1]!.exchange.dealer });
  });

  it.each([
    ['broken off', linkTo(1).slice(0, 60), 'A part of it is missing, or a letter of it is wrong.'],
    ['with a full stop', `${linkTo(1)}.`, `“.”, its letter ${linkTo(1).length + 1}, stands in no link.`],
    ['with a percent sign', '%zz', '“%”, its letter 1, stands in no link.'],
    ['of a whole book', 'A'.repeat(3000), 'It is longer than 2000 letters'],
  ])('%s is refused with its reason, and changes nothing', async (_, letters, reason) => {
    const { table } = await openApp(`/deal/${letters}`);
    expect(location.hash).toBe('#/deal');
    expect(heading()).toBe('This link does not open');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(alert).toHaveTextContent('Nothing was changed.');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' })).toBeVisible();
    expect(table.getState()).toMatchObject({ match: null, matches: [] });
  });

  it('is gone after a reload, and the screen says so', async () => {
    await openApp('/deal');
    expect(screen.getByText(/There is no deal in this address/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens when it is pasted over the screen of another', async () => {
    await openApp(`/deal/${linkTo(1)}`);
    location.hash = `/deal/${linkTo(2)}`;
    expect(await screen.findByRole('heading', { level: 2, name: /3NT/ })).toBeVisible();
    expect(location.hash).toBe('#/deal');
  });
});

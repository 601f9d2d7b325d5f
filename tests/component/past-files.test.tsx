import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableState } from '../../src/store/types.ts';
import { MATCH, freshDevice, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);
afterEach(() => vi.restoreAllMocks());

const start = async (table: TableState, north: string) => {
  await table.newMatch({
    ...MATCH,
    names: { N: north, S: 'Jan' },
    prepared: { codes: [], firstDealer: 'N' },
  });
  await table.deal(null);
};
const two = async (table: TableState) => {
  await start(table, 'Maria');
  await start(table, 'Zoë');
};
const lines = () =>
  within(screen.getByRole('list', { name: 'Matches and score pads' })).getAllByRole('listitem');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Exports by the dialog that is open, and gives what the browser was handed to save. */
async function written(user: UserEvent): Promise<string> {
  let saved: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(button('Write the file'));
  await quiet();
  await user.click(button('Save the file'));
  await quiet();
  return (saved as Blob | null)!.text();
}

/** Deletes what is chosen, in which deals are being played. */
async function remove(user: UserEvent): Promise<void> {
  await user.click(button('Delete'));
  const asked = screen.getByRole('dialog', { name: 'Deals are being played in 2 of them' });
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  await quiet();
}

async function choose(user: UserEvent, text: string): Promise<void> {
  const file = new File([text], 'a.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('Choose a file to import'), file);
  await quiet();
}

describe('files of past matches', () => {
  it('goes out, and comes back after it was deleted for good: all of it once both have opened the hands', async () => {
    const { user, table } = await openApp('/past', two);
    await quiet();
    const sorted = () => [...table.getState().matches].sort((a, b) => (a.id < b.id ? -1 : 1));
    const before = sorted();
    expect(screen.getByText('There is no backup yet.')).toBeInTheDocument();
    await user.click(button('Back up everything'));
    const dialog = screen.getByRole('dialog', { name: 'Back up everything' });
    expect(dialog).toHaveTextContent('2 matches are not over');
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    const text = await written(user);
    expect(screen.getByText('Last backup: today.')).toBeInTheDocument();
    await user.click(button('Select all shown'));
    await remove(user);
    await user.click(button('Delete for good'));
    await quiet();
    expect(table.getState().matches).toEqual([]);
    await choose(user, text);
    const preview = screen.getByRole('dialog', { name: 'What the file holds' });
    expect(preview).toHaveTextContent('2 new');
    expect(preview).toHaveTextContent('Zoë and Jan');
    expect(table.getState().matches).toEqual([]);
    await user.click(button('Import 2 matches'));
    await quiet();
    expect(screen.getByText('2 matches were imported.')).toBeInTheDocument();
    expect(lines()).toHaveLength(2);
    expect(sorted()).toEqual(before);
    await choose(user, text);
    expect(screen.getByRole('dialog')).toHaveTextContent('All of it is here already.');
  });

  it('goes out with its public part alone unless both agree, one agreeing is not enough', async () => {
    const { user } = await openApp('/past', two);
    await quiet();
    await user.click(button(/^More about Zoë and Jan/));
    await user.click(button('Export'));
    await user.click(screen.getByRole('checkbox', { name: 'Zoë agrees' }));
    const text = await written(user);
    expect(text).not.toContain('"pack"');
    expect(text).toContain('"running"');
    expect(screen.queryByText(/hands of deal/)).toBeNull();
  });

  it('says of a match that its hands were opened for a file, and when', async () => {
    const { user } = await openApp('/past', two);
    await quiet();
    await user.click(button(/^More about Zoë and Jan/));
    await user.click(button('Export'));
    for (const box of screen.getAllByRole('checkbox', { name: /agrees$/ })) await user.click(box);
    expect(await written(user)).toContain('"pack"');
    const [zoe, maria] = ['Zoë', 'Maria'].map((name) =>
      lines().find((one) => one.textContent.includes(name)),
    );
    expect(zoe).toHaveTextContent(/The hands of deal 1 were opened for a file on \d/);
    expect(maria).not.toHaveTextContent('hands');
  });

  it('brings a match that was deleted amid a deal back as a marked copy, without the deal', async () => {
    const { user } = await openApp('/past', two);
    await quiet();
    await user.click(button('Back up everything'));
    const text = await written(user);
    await user.click(button('Select all shown'));
    await remove(user);
    expect(screen.getByText(/A deal that is being played goes with it/)).toBeInTheDocument();
    await user.click(button('Delete for good'));
    await quiet();
    await choose(user, text);
    const preview = screen.getByRole('dialog', { name: 'What the file holds' });
    expect(preview).toHaveTextContent('2 deleted here amid a deal that the file does not hold');
    expect(preview).not.toHaveTextContent('2 new');
    await user.click(button('Import 2 matches'));
    await quiet();
    expect(lines()).toHaveLength(2);
    for (const line of lines()) expect(line).toHaveTextContent('It was deleted here amid a deal');
    // Once more from the same file, it is here already.
    await choose(user, text);
    expect(screen.getByRole('dialog')).toHaveTextContent('All of it is here already.');
  });

  it('goes out as readable text, and comes back from it', async () => {
    const { user } = await openApp('/past', two);
    await quiet();
    await user.click(button('Back up everything'));
    await user.click(screen.getByRole('radio', { name: 'Readable text' }));
    const text = await written(user);
    expect(text).toMatch(/^% Bridgette 1\n/);
    await choose(user, text);
    expect(screen.getByRole('dialog', { name: 'What the file holds' })).toHaveTextContent(
      '2 that have gone on here since',
    );
  });

  it('takes a deleted match back from a file while its deletion can still be undone', async () => {
    const { user } = await openApp('/past', two);
    await quiet();
    await user.click(button('Back up everything'));
    for (const box of screen.getAllByRole('checkbox', { name: /agrees$/ })) await user.click(box);
    const text = await written(user);
    await user.click(button('Select all shown'));
    await remove(user);
    await choose(user, text);
    expect(screen.getByRole('dialog')).toHaveTextContent('2 deleted just now, coming back');
    await user.click(button('Import 2 matches'));
    await quiet();
    expect(lines()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['cut-short.json', 'It ends in the middle'],
    ['call-out-of-turn.json', 'Match 1, line'],
    ['prototype.json', '“__proto__” may not stand in a file'],
    ['tag-wrong.txt', 'cannot say'],
    ['web-page.html', 'It is no file of Bridgette’s'],
  ])('refuses %s with its reason, and changes nothing', async (name, reason) => {
    const { user, table } = await openApp('/past', two);
    await quiet();
    const before = table.getState().matches;
    await choose(user, readFileSync(`tests/files/broken/${name}`, 'utf8'));
    const alert = within(screen.getByRole('dialog', { name: 'The file was refused' })).getByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(alert).toHaveTextContent('Nothing was changed.');
    await user.click(button('Close'));
    expect(lines()).toHaveLength(2);
    expect(table.getState().matches).toEqual(before);
  });
});

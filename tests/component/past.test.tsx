import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../src/store/connection.ts';
import type { TableState } from '../../src/store/types.ts';
import { MATCH, freshDevice, heading, openApp, quiet, testPads } from '../support/app.tsx';

beforeEach(freshDevice);

const start = (table: TableState, north: string) =>
  table.newMatch({ ...MATCH, names: { N: north, S: 'Jan' }, prepared: { codes: [], firstDealer: 'N' } });

const three = async (table: TableState) => {
  for (const name of ['Maria', 'Zoë', 'Petra']) await start(table, name);
};

const lines = () =>
  within(screen.getByRole('list', { name: 'Matches and score pads' })).getAllByRole('listitem');

describe('Past matches', () => {
  it('is reached from Home, and says that nothing leaves the device', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('link', { name: 'Past matches' }));
    await quiet();
    expect(heading()).toBe('Past matches');
    expect(screen.getByRole('main')).toHaveTextContent(/Nothing leaves it unless you export it/);
    expect(screen.getByRole('main')).toHaveTextContent('No match has been played on this device yet.');
  });

  it('lists every match, and finds by name and kind, accents or not', async () => {
    const { user } = await openApp('/past', three);
    await quiet();
    expect(lines()).toHaveLength(3);
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'zoe jan');
    await quiet();
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toHaveTextContent(/Zoë and Jan.*Basic.*In progress.*no score yet.*0 deals/);
    expect(screen.getByText('1 out of 3 matches')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Finished');
    await quiet();
    expect(screen.getByText('Nothing is like that.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await quiet();
    expect(lines()).toHaveLength(3);
  });

  it('goes on with an unfinished match', async () => {
    const { user } = await openApp('/past', three);
    await quiet();
    await user.click(screen.getByRole('button', { name: /^Go on with Zoë and Jan/ }));
    await quiet();
    expect(location.hash).toBe('#/table');
    expect(heading()).toBe('Zoë deals first');
  });

  it('deletes, undoes, and deletes for good when the screen is left', async () => {
    const { user, table } = await openApp('/past', three);
    await quiet();
    await user.click(screen.getByRole('checkbox', { name: /^Select Maria and Jan/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Select Petra and Jan/ }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await quiet();
    expect(lines()).toHaveLength(1);
    expect(screen.getByText(/2 matches deleted/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await quiet();
    expect(lines()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /^More about Zoë and Jan/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await quiet();
    expect(lines()).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await quiet();
    expect(table.getState().matches).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Past matches' }));
    await quiet();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(lines()).toHaveLength(2);
  });

  it('renames a player in all matches, and says why another name cannot be', async () => {
    const { user } = await openApp('/past', three);
    await quiet();
    await user.click(screen.getByRole('button', { name: /^More about Zoë and Jan/ }));
    await user.click(screen.getByRole('button', { name: 'Rename players' }));
    const field = screen.getByRole('textbox', { name: 'New name for Jan' });
    expect(screen.getByRole('dialog')).toHaveTextContent('Jan is in 3 matches and score pads');
    await user.clear(field);
    await user.type(field, 'Maria');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await quiet();
    expect(screen.getByRole('alert')).toHaveTextContent('They have played against somebody of that name.');
    await user.clear(field);
    await user.type(field, 'Johan');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const line of lines()) expect(line).toHaveTextContent('and Johan');
  });

  it('duplicates a match', async () => {
    const { user } = await openApp('/past', three);
    await quiet();
    await user.click(screen.getByRole('button', { name: /^More about Zoë and Jan/ }));
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await quiet();
    expect(lines()).toHaveLength(4);
    expect(lines().filter((line) => line.textContent.includes('Copy of what was begun on'))).toHaveLength(1);
  });

  it('lists score pads that an older app stored, and what another screen or tab makes of them', async () => {
    const pads = await testPads().open();
    await quiet();
    for (const north of ['Ada', 'Eva']) {
      await pads.getState().newPad({
        kind: 'contract',
        options: { redoubledBonus: 200 },
        firstDealer: 'N',
        names: { N: north, S: 'Jan' },
      });
    }
    const db = await connection(undefined, undefined, 'bridgette-pads')();
    const noted = await db.getAllKeys('meta', IDBKeyRange.bound('line:', 'line:\uffff'));
    expect(noted).toHaveLength(2);
    for (const key of noted) await db.delete('meta', key);
    const { pads: door } = await openApp('/past');
    await quiet();
    expect(lines()).toHaveLength(2);
    await (await door.open()).getState().again();
    await quiet();
    expect(lines()).toHaveLength(3);
  });

  it('says why a match is not duplicated while a deal is being played', async () => {
    const { user } = await openApp('/past', async (table) => {
      await start(table, 'Maria');
      await table.deal(null);
    });
    await quiet();
    await user.click(screen.getByRole('button', { name: /^More about Maria and Jan/ }));
    const duplicate = screen.getByRole('button', { name: 'Duplicate' });
    expect(duplicate).toHaveAttribute('aria-disabled', 'true');
    expect(duplicate).toHaveAccessibleDescription(/a copy would show the hands/);
    await user.click(duplicate);
    await quiet();
    expect(lines()).toHaveLength(1);
  });

  it('warns before a match is deleted amid a deal, and says what would be lost', async () => {
    const { user } = await openApp('/past', async (table) => {
      await start(table, 'Maria');
      await table.deal(null);
    });
    await quiet();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: /^More about Maria and Jan/ }));
    await press('Delete');
    expect(screen.getByRole('dialog', { name: 'A deal is being played in it' })).toHaveTextContent(
      'that deal is lost',
    );
    await press('Cancel');
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^More about Maria and Jan/ }));
    await press('Delete');
    await press('Delete');
    await quiet();
    expect(screen.getByText(/One match deleted/)).toBeInTheDocument();
  });
});

import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { idbStorage } from '../../src/store/idb-storage.ts';
import { lockDevice } from '../unit/store/locks.ts';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

type Before = NonNullable<Parameters<typeof openApp>[1]>;

const inDeal: Before = async (table) => {
  await table.newMatch({ ...MATCH, prepared: { codes: [], firstDealer: 'N' } });
  await table.deal(null);
};

describe('a match that another tab has', () => {
  it('says so in place of the match, which it names, and offers to have it here', async () => {
    const device = lockDevice();
    const other = device.tab();
    const { table, user } = await openApp('/table', inDeal, { locks: device.tab() });
    expect(heading()).toBe('Over to Jan');
    await act(() => table.getState().open('S'));
    const id = table.getState().match!.id;
    const robbed = other.request(`bridgette:${id}`, { steal: true }, () => new Promise(() => undefined));
    robbed.catch(() => undefined);
    await quiet();
    expect(heading()).toBe('This match is open in another tab');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Maria and Jan');
    expect(within(main).getByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(table.getState().opened).toBeNull();
    await user.click(within(main).getByRole('button', { name: 'Play here' }));
    await quiet();
    expect(heading()).toBe('Over to Jan');
  });
});

describe('a match that is not saved', () => {
  it('can be tried again, says that it was in vain, and the notice goes when it was not', async () => {
    let full = true;
    const sound = idbStorage();
    const { user } = await openApp('/table', inDeal, {
      storage: {
        ...sound,
        write: (unsaved) =>
          full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : sound.write(unsaved),
      },
    });
    const again = () => screen.getByRole('button', { name: 'Try to save again' });
    expect(screen.getByText(/storage is full/)).toBeInTheDocument();
    await user.click(again());
    await quiet();
    expect(screen.getByText('Still not saved.')).toBeInTheDocument();
    await user.click(again());
    await quiet();
    expect(screen.getByText('Still not saved, after 2 tries.')).toBeInTheDocument();
    full = false;
    await user.click(again());
    await quiet();
    expect(screen.queryByText(/not being saved/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try to save again' })).toBeNull();
  });

  it('where a newer app has the storage, is offered a reload instead', async () => {
    const { table } = await openApp('/table', inDeal);
    act(() => table.setState({ saving: { state: 'memory', reason: 'newer' } }));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try to save again' })).toBeNull();
  });
});

describe('storage that the browser has emptied', () => {
  it.each([
    ['restored', /put back whole/],
    ['gone', /has cleared the matches/],
  ] as const)('%s: it is said until dismissed', async (emptied, words) => {
    const { table, user } = await openApp('/table', inDeal);
    act(() => table.setState({ emptied }));
    expect(screen.getByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('a match of the list that the device does not give out', () => {
  it('leaves the players at Home, and says that it could not be opened', async () => {
    let broken = false;
    const sound = idbStorage();
    const { user } = await openApp(
      '/',
      async (table) => {
        await table.newMatch(MATCH);
        await table.newMatch({ ...MATCH, names: { N: 'Eva', S: 'Max' } });
      },
      {
        storage: {
          ...sound,
          load: (key) => (broken ? Promise.reject(new Error('disk')) : sound.load(key)),
        },
      },
    );
    broken = true;
    const older = screen.getAllByRole('button', { name: /^Continue .+ and / })[0]!;
    await user.click(older);
    await quiet();
    expect(heading()).toBe('Bridgette');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be opened');
    broken = false;
    await user.click(screen.getAllByRole('button', { name: /^Continue .+ and / })[0]!);
    await quiet();
    expect(heading()).not.toBe('Bridgette');
  });
});

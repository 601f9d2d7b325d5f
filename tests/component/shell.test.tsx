import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { StoreProvider } from '../../src/store/index.ts';
import { createDevice } from '../../src/store/create-device.ts';
import { createSettings } from '../../src/store/settings.ts';
import { ROUTES } from '../../src/ui/routes.ts';
import { ErrorBoundary } from '../../src/ui/shell/ErrorBoundary.tsx';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

const inDeal = async (table: Parameters<Parameters<typeof openApp>[1] & object>[0]) => {
  await table.newMatch({ ...MATCH, prepared: { codes: [], firstDealer: 'N' } });
  await table.deal(null);
};

describe('every route', () => {
  it.each(ROUTES.map(({ path }) => path))(
    '%s: one heading, one main, a title that tells nothing',
    async (path) => {
      await openApp(path, inDeal);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      expect(document.title).toMatch(/^Bridgette/);
      expect(document.title).not.toMatch(/Maria|Jan/);
    },
  );

  it('an address nobody knows is Home', async () => {
    await openApp('/nowhere');
    expect(heading()).toBe('Bridgette');
  });

  it('the focus goes to the heading of the new screen', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
    expect(document.title).toBe('Bridgette: Settings');
  });
});

describe('the match has one address', () => {
  it('without a match it leads Home', async () => {
    await openApp('/table');
    expect(heading()).toBe('Bridgette');
    expect(location.hash).toBe('#/');
  });

  it('shows the hand-over when it is entered', async () => {
    await openApp('/table', inDeal);
    expect(heading()).toBe('Over to Jan');
  });

  it('leaving it puts the hand away at once, and coming back finds the hand-over', async () => {
    const { table } = await openApp('/table', inDeal);
    await act(() => table.getState().open('S'));
    expect(table.getState().opened).toBe('S');
    expect(heading()).toBe('Jan’s hand');

    act(() => {
      navigate('/');
      // In the very event, not an effect later.
      expect(table.getState().opened).toBeNull();
    });
    expect(heading()).toBe('Bridgette');

    act(() => navigate('/table'));
    expect(heading()).toBe('Over to Jan');
  });

  it('Back covers the table even before the address has changed', async () => {
    const { table } = await openApp('/table', inDeal);
    await act(() => table.getState().open('S'));
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(table.getState().opened).toBeNull();
    expect(heading()).toBe('Over to Jan');
  });
});

describe('notices', () => {
  const broken = new Proxy({} as never, { get: () => () => Promise.reject(new Error('no storage')) });

  it.each(['/new', '/table', '/settings'])('a match that is not saved says so on %s', async (path) => {
    await openApp(path, inDeal, { storage: broken });
    expect(screen.getByText('This match is not being saved.').parentElement).toHaveTextContent(
      /as long as|is gone/,
    );
  });

  it('a match that went on in another tab says so until dismissed', async () => {
    const { table, user } = await openApp('/table', inDeal);
    act(() => table.setState({ movedElsewhere: true }));
    expect(screen.getByText(/went on in another tab/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/went on in another tab/)).toBeNull();
  });
});

describe('a screen that fails', () => {
  it('is replaced by words that quote no card, and can be shown again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { table, pads } = await openApp('/table', inDeal);
    await act(() => table.getState().open('S'));
    let fails = true;
    const Screen = () => {
      if (fails) throw new TypeError('unexpected SA');
      return <p>All well</p>;
    };
    render(
      <StoreProvider store={{ table, settings: createSettings(), device: createDevice(), pads }}>
        <ErrorBoundary>
          <Screen />
        </ErrorBoundary>
      </StoreProvider>,
    );
    const trouble = screen.getByRole('alert').parentElement!;
    expect(trouble).toHaveTextContent('TypeError');
    expect(trouble).not.toHaveTextContent('SA');
    expect(table.getState().opened).toBeNull();
    expect(table.getState().match?.names).toEqual(MATCH.names);
    fails = false;
    await userEvent.click(within(trouble).getByRole('button', { name: 'Show the screen again' }));
    expect(screen.getByText('All well')).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('settings', () => {
  it('take effect at once and are there next time', async () => {
    const { user } = await openApp('/settings');
    const theme = screen.getByRole('group', { name: 'Table' });
    expect(within(theme).getByRole('radio', { name: 'As the device' })).toBeChecked();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await user.click(within(theme).getByRole('radio', { name: 'Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await user.click(screen.getByRole('radio', { name: 'Never' }));
    const kept = createSettings().getState();
    expect([kept.theme, kept.confirm]).toEqual(['light', 'never']);
    await user.click(within(theme).getByRole('radio', { name: 'As the device' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    await quiet();
  });
});

import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json';
import { connection } from '../../src/store/connection.ts';
import type { MatchSummary, TableState } from '../../src/store/types.ts';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

const start = (table: TableState, north: string) =>
  table.newMatch({
    ...MATCH,
    names: { N: north, S: 'Jan' },
    prepared: { codes: [], firstDealer: 'N' },
  });

const finished = (changes: Partial<MatchSummary>): MatchSummary => ({
  id: 'finished',
  players: { N: 'a', S: 'b' },
  length: 400,
  tally: '',
  names: { N: 'Ada', S: 'Blaise' },
  preset: 'basic',
  scoring: 'six-deal',
  prepared: false,
  startedAt: 0,
  changedAt: 0,
  deals: 6,
  totals: { N: 1200, S: 900 },
  secret: null,
  outcome: { winner: 'N', stopped: false },
  ...changes,
});

describe('Home', () => {
  it('offers a new match first to a newcomer, and no empty list', async () => {
    await openApp();
    expect(screen.queryByRole('button', { name: /Continue|Sheet/ })).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('New match');
  });

  it('offers the match in progress first, with names, deal, score and rules', async () => {
    const { user } = await openApp('/', async (table) => {
      await start(table, 'Maria');
      await table.deal(null);
    });
    const section = screen.getByRole('region', { name: 'Maria and Jan' });
    expect(section).toHaveTextContent(/Deal 1 of 6.*no score yet.*Basic.*30 November 2026/);
    const entries = history.length;
    await user.click(within(section).getByRole('button', { name: 'Continue' }));
    await quiet();
    expect(heading()).toBe('Over to Jan');
    expect(history.length).toBe(entries + 1);
  });

  it('resumes another open match, and lists the one it left', async () => {
    const { user } = await openApp('/', async (table) => {
      await start(table, 'Maria');
      await start(table, 'Petra');
    });
    const buttons = screen.getAllByRole('button', { name: /Continue/ }).map((button) => button.textContent);
    expect(buttons).toHaveLength(2);
    const other = screen.getByRole('button', { name: /^Continue .* and Jan$/ });
    const name = /^Continue (.*) and Jan$/.exec(other.getAttribute('aria-label')!)![1]!;
    await user.click(other);
    await quiet();
    expect(location.hash).toBe('#/table');
    expect(heading()).toBe(`${name} deals first`);
  });

  it.each([
    [{}, /Ada won · Ada 1,200 · Blaise 900/],
    [{ outcome: { winner: 'draw', stopped: true } } as const, /A draw, stopped early/],
    [{ outcome: { winner: null, stopped: true } } as const, /Ended without a winner · Ada/],
    [{ prepared: true, preset: null }, /Own rules · prepared deals/],
  ])('tells how a match ended: %j', async (changes, words) => {
    const { table } = await openApp();
    table.setState({ matches: [finished(changes)] });
    await quiet();
    const list = within(screen.getByRole('list'));
    expect(list.getByRole('listitem')).toHaveTextContent(words);
    expect(list.getByRole('button', { name: 'Sheet of Ada and Blaise' })).toBeInTheDocument();
  });

  it('R60, R68: counts a seventh deal as the tie-break, and a rubber’s deals without an end', async () => {
    const { table } = await openApp();
    table.setState({ matches: [finished({ outcome: null })] });
    await quiet();
    expect(screen.getByRole('region')).toHaveTextContent('Tie-break deal');
    table.setState({ matches: [finished({ outcome: null, preset: 'rubber', scoring: 'rubber' })] });
    await quiet();
    expect(screen.getByRole('region')).toHaveTextContent(/Deal 7 ·/);
  });
});

describe('data set aside', () => {
  const spoil = async () => {
    const db = await connection()();
    await db.put('heads', { id: 'spoilt', version: 1, players: 'both hands' });
    db.close();
  };

  it('is counted on Home and listed with reason and size', async () => {
    await spoil();
    const { user } = await openApp();
    await user.click(screen.getByRole('link', { name: 'See what was set aside' }));
    expect(heading()).toBe('Set aside');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /not a saved match.*set aside 30 November 2026.*bytes/,
    );
  });

  it('is downloaded only after both players have agreed', async () => {
    await spoil();
    const { user } = await openApp('/aside');
    let saved: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:record';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: /^Download/ }));
    const dialog = screen.getByRole('dialog', { name: 'Do you both agree?' });
    expect(saved).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Download/ }));
    await user.click(screen.getByRole('button', { name: 'Both agree: download' }));
    await quiet();
    expect(click).toHaveBeenCalledOnce();
    expect(await (saved as Blob | null)?.text()).toContain('both hands');
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('About', () => {
  it('tells the version, what stays private, and every licence of what is built in', async () => {
    await openApp('/about');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`Version ${manifest.version}`);
    expect(main).toHaveTextContent('Nothing leaves this device');
    expect(main).toHaveTextContent('developer tools');
    const rows = screen.getAllByRole('row').map((row) => row.textContent.toLowerCase());
    for (const name of Object.keys(manifest.dependencies)) {
      const short = name
        .replace('@fontsource-variable/', '')
        .replace('@tanstack/react-', 'tanstack ')
        .replace('react-dom', 'react');
      expect(
        rows.filter((row) => row.startsWith(short)),
        name,
      ).toHaveLength(1);
    }
  });
});

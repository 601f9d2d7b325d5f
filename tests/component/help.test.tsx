import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../src/i18n/every.ts';
import { freshDevice, openApp, quiet, MATCH } from '../support/app.tsx';
import { PRESETS } from '../../src/engine/options.ts';
import type { TableState } from '../../src/store/types.ts';

const t = messages('en');
const { keys, guide, moves } = t.help;

beforeEach(freshDevice);

/** A match of prepared deals, dealt: Jan, the receiver, is to draw. */
async function dealt(table: TableState): Promise<void> {
  await table.newMatch({ ...MATCH, options: PRESETS.advanced, prepared: { codes: [], firstDealer: 'N' } });
  await table.deal(null);
}

const openedBy =
  (seat: 'N' | 'S') =>
  async (table: TableState): Promise<void> => {
    await dealt(table);
    await table.open(seat);
  };

describe('the sheet of keys', () => {
  it('opens with ? and by a button, on Home', async () => {
    const { user } = await openApp();
    await user.keyboard('?');
    await quiet();
    const sheet = screen.getByRole('dialog', { name: keys.title });
    expect(within(sheet).getByText('2s-short, 2ss')).toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: t.table.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: t.shell.home.keys }));
    await quiet();
    expect(screen.getByRole('dialog', { name: keys.title })).toBeInTheDocument();
  });

  it('stays shut while a name is typed, and when letters are no shortcuts', async () => {
    const { user } = await openApp('/new');
    await user.type(screen.getByRole('textbox', { name: t.shell.newMatch.name.N }), 'What?');
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(document.body);
    await user.keyboard('?');
    await quiet();
    await user.click(screen.getByRole('checkbox', { name: keys.letters }));
    await user.click(screen.getByRole('button', { name: t.table.close }));
    await user.keyboard('?');
    await quiet();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the keys of the table', () => {
  it('M opens the menu, W what can be done; Shift and H puts the hand away, as Escape does', async () => {
    const { user, table } = await openApp('/table', openedBy('S'));
    await user.keyboard('m');
    expect(screen.getByRole('dialog', { name: t.table.menu })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: t.table.close }));
    await user.keyboard('w');
    await quiet();
    expect(screen.getByRole('dialog', { name: moves.title })).toHaveTextContent(moves.draw(2));
    await user.click(screen.getByRole('button', { name: t.table.close }));
    await user.keyboard('{Shift>}H{/Shift}');
    expect(table.getState().opened).toBeNull();
    await table.getState().open('S');
    await quiet();
    await user.keyboard('{Escape}');
    expect(table.getState().opened).toBeNull();
  });

  it('do nothing but Escape when letters are turned off, nor with Ctrl', async () => {
    localStorage.setItem('bridgette:settings', JSON.stringify({ state: { shortcuts: 'off' }, version: 1 }));
    const { user, table } = await openApp('/table', openedBy('S'));
    await user.keyboard('m{Control>}m{/Control}{Shift>}H{/Shift}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table.getState().opened).toBe('S');
    await user.keyboard('{Escape}');
    expect(table.getState().opened).toBeNull();
  });

  it('U takes back the last action, and where there is none says why', async () => {
    const { user } = await openApp('/table', openedBy('S'));
    await user.keyboard('u');
    await quiet();
    expect(screen.getByRole('alert')).toHaveTextContent(t.errors['nothing-to-undo']({}, () => ''));
  });

  it('typing finds a card and puts the focus on it; Escape clears before it puts away', async () => {
    const { user, table } = await openApp('/table', openedBy('S'));
    const [first] = table.getState().view?.own?.hand.filter((card) => !card.startsWith(':')) ?? [];
    if (first === undefined) throw new Error('no card');
    await user.keyboard(first.toLowerCase());
    expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${t.words.card(first)},`));
    await user.keyboard('{Escape}');
    expect(table.getState().opened).toBe('S');
    await user.keyboard('{Escape}');
    expect(table.getState().opened).toBeNull();
  });
});

describe('a typed call', () => {
  /** Draws and throws the drawn cards away, for both. */
  async function toAuction(table: TableState, state: () => TableState): Promise<void> {
    await dealt(table);
    for (const seat of ['S', 'N'] as const) {
      await table.open(seat);
      await table.dispatch({ type: 'draw', seat });
      await table.dispatch({ type: 'discard', seat, cards: state().view?.own?.drawn ?? [] });
    }
    await table.open('N');
  }

  it('is found in the box, which turns to its keyword; Enter makes it, or says why not', async () => {
    const { user, table } = await openApp('/table', dealt);
    await toAuction(table.getState(), table.getState);
    await quiet();
    await user.keyboard('1s-sh');
    expect(document.activeElement).toHaveAccessibleName(t.words.call('1S-short'));
    await user.keyboard('{Enter}');
    await quiet();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    const bid = table.getState().view?.legal.calls.find((call) => /^[1-7][CDHS]$/.test(call)) ?? '1C';
    await user.keyboard(bid.toLowerCase());
    expect(document.activeElement).toHaveAccessibleName(t.words.call(bid));
    await user.keyboard('{Enter}');
    await quiet();
    const { view } = table.getState();
    expect(view?.phase.name === 'auction' && view.phase.calls.map(({ call }) => call)).toEqual([bid]);
  });
});

describe('the live region', () => {
  it('says what everybody may know, and starts empty after the hand-over', async () => {
    const { table } = await openApp('/table', openedBy('S'));
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(said()).toBe('');
    await table.getState().dispatch({ type: 'draw', seat: 'S' });
    await quiet();
    expect(said()).toBe('Jan drew 2 cards.');
    table.getState().putAway();
    await table.getState().open('S');
    await quiet();
    expect(said()).toBe('');
  });
});

describe('words of the game', () => {
  it('what the upcard is and what points are is told on a tap, already before the draw', async () => {
    const { user } = await openApp('/table', openedBy('S'));
    const { points, upcard, colon } = t.help.terms.list;
    await user.click(screen.getByRole('button', { name: /points$/ }));
    expect(screen.getByRole('dialog', { name: points.name })).toHaveTextContent(points.text);
    await user.click(screen.getByRole('button', { name: t.help.terms.close }));
    await user.click(screen.getByRole('button', { name: t.table.upcard }));
    // Of a colon that lies there, what a colon is.
    const dialog = screen.getByRole('dialog', { name: new RegExp(`^(${upcard.name}|${colon.name})$`) });
    expect([upcard.text, colon.text]).toContain(within(dialog).getByRole('paragraph').textContent);
  });

  it('the menu says nothing of discards before there are any', async () => {
    const { user } = await openApp('/table', openedBy('S'));
    await user.keyboard('m');
    expect(screen.getByRole('dialog', { name: t.table.menu })).not.toHaveTextContent(
      t.table.thrown('Maria', 0),
    );
  });
});

describe('the guide', () => {
  it('comes to each player once, goes with one tap, and comes back when asked for', async () => {
    const { user, table } = await openApp('/table', openedBy('S'));
    await user.click(screen.getByRole('button', { name: guide.done }));
    expect(screen.queryByRole('complementary', { name: guide.label })).toBeNull();
    await table.getState().dispatch({ type: 'draw', seat: 'S' });
    const drawn = table.getState().view?.own?.drawn ?? [];
    await table.getState().dispatch({ type: 'discard', seat: 'S', cards: drawn });
    await table.getState().open('N');
    await quiet();
    expect(screen.getByRole('complementary', { name: guide.label })).toHaveTextContent(guide.steps.exchange);
    await user.click(screen.getByRole('button', { name: guide.never }));
    expect(screen.queryByRole('complementary', { name: guide.label })).toBeNull();
    location.hash = '#/settings';
    await quiet();
    const again = screen.getByRole('button', { name: guide.again });
    await user.click(again);
    expect(again).toHaveAttribute('aria-disabled', 'true');
    location.hash = '#/table';
    await quiet();
    await table.getState().open('N');
    await quiet();
    expect(screen.getByRole('complementary', { name: guide.label })).toBeInTheDocument();
  });
});

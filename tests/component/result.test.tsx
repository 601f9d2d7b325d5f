import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../src/engine/options.ts';
import { view } from '../../src/engine/view/view.ts';
import { ResultScreen } from '../../src/ui/screens/ResultScreen.tsx';
import { SheetScreen } from '../../src/ui/screens/SheetScreen.tsx';
import { actAll } from '../support/match.ts';
import { NAMES, afterDeals, played, rows, scored, show } from '../support/score-screens.tsx';

describe('the result', () => {
  it('R48: shows both original hands, the whole deal folded, its score and the sheet', () => {
    for (const seed of [1, 2, 3]) {
      const state = played(seed, PRESETS.advanced, afterDeals(1));
      const { phase, sheet } = view(state, 'public');
      if (phase.name !== 'between' || phase.last === null) throw new Error('no result');
      show(state, ResultScreen);
      for (const seat of ['N', 'S'] as const) {
        const hand = screen.getByRole('region', { name: `${NAMES[seat]}’s hand` });
        expect(within(hand).getAllByRole('listitem')).toHaveLength(13);
      }
      const sum = screen.getByRole('table', { name: 'The score of this deal' });
      const scorer = sheet.totals.N > 0 ? 'N' : 'S';
      const total = within(sum).getByRole('row', { name: new RegExp(`^${NAMES[scorer]} scores`) });
      expect(total).toHaveTextContent(sheet.totals[scorer].toLocaleString('en'));
      expect(within(sum).getAllByRole('row')).toHaveLength((sheet.rows[0]?.lines.length ?? 0) + 1);
      const tricks = screen.queryByRole('table', { name: 'All tricks', hidden: true });
      expect(tricks === null ? 0 : rows(tricks).length - 1).toBe(phase.last.tricks.length);
      const calls = screen.getByRole('table', { name: 'The auction', hidden: true });
      expect(calls.querySelectorAll('.call')).toHaveLength(phase.last.calls.length);
      expect(document.querySelector('code')?.textContent.replaceAll(' ', '')).toBe(phase.last.code);
      expect(screen.getByRole('button', { name: 'Deal' })).toBeVisible();
      cleanup();
    }
  });

  it('says what was bid and made, and what a claim had to do with it', () => {
    show(scored(PRESETS.advanced, ['2S', 10]), ResultScreen);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('2 spades by Maria: made with 2 overtricks');
    expect(title).toHaveFocus();
    expect(screen.getByText('Maria claimed 10 of the last 13 tricks, and Jan accepted.')).toBeVisible();
  });

  it('says how many tricks a contract was short', () => {
    show(scored(PRESETS.advanced, ['3NT', 8]), ResultScreen);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3NT by Maria: 1 trick short');
  });

  it('R60: says that one more deal breaks the tie', () => {
    show(
      scored(PRESETS.basic, ...Array.from({ length: 6 }, () => ['2S', 8] as [string, number])),
      ResultScreen,
    );
    expect(
      screen.getByText('Level at 600 each after six deals. One more deal breaks the tie.'),
    ).toBeVisible();
    expect(screen.getByText('Maria deals next.')).toBeVisible();
  });

  it('leads on a button to the next deal', async () => {
    show(scored(PRESETS.basic, ['2S', 8]), ResultScreen);
    await userEvent.click(screen.getByRole('button', { name: 'To the next deal' }));
    expect(screen.getByRole('heading', { name: 'Next deal' })).toHaveFocus();
  });
});

describe('the deal’s code', () => {
  afterEach(() => vi.unstubAllGlobals());

  async function copyWith(writeText: (text: string) => Promise<void>): Promise<HTMLElement> {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    show(scored(PRESETS.basic, ['2S', 8]), ResultScreen);
    // Folded; a test does without the unfolding, which needs a layout.
    (await screen.findByRole('button', { name: 'Copy the code', hidden: true })).click();
    return await waitFor(() => {
      const told = screen
        .getAllByRole('status', { hidden: true })
        .find((status) => status.textContent !== '');
      if (told === undefined) throw new Error('nothing told yet');
      return told;
    });
  }

  it('is copied whole, and that is said', async () => {
    const written: string[] = [];
    const told = await copyWith((text) => {
      written.push(text);
      return Promise.resolve();
    });
    expect(told).toHaveTextContent('The code is copied.');
    expect(written[0]).toMatch(/^[0-9A-Z]{52}$/);
  });

  it('is said not to be copied when the browser refuses', async () => {
    const told = await copyWith(() => Promise.reject(new Error('not allowed')));
    expect(told).toHaveTextContent('This browser did not let the code be copied.');
  });
});

describe('stopping early', () => {
  it('R91: one asks, the other plays on, and the next deal is back', async () => {
    show(scored(PRESETS.basic, ['2S', 8]), ResultScreen);
    await userEvent.click(screen.getByRole('button', { name: 'Stop the match here…' }));
    const dialog = screen.getByRole('dialog', { name: 'Stop the match here?' });
    expect(dialog).toHaveTextContent('kept as it stands, with its scores and without a winner');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Jan asks to stop' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Deal' })).toBeNull();
    expect(screen.getByText('Jan asks to stop here. Maria decides.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stop the match here?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Maria: play on' }));
    expect(screen.getByRole('button', { name: 'Deal' })).toBeVisible();
  });

  it('R91: agreed, a match of six is kept without a winner', async () => {
    show(actAll(scored(PRESETS.basic, ['2S', 8]), { type: 'ask-stop', seat: 'N' }), ResultScreen);
    await userEvent.click(screen.getByRole('button', { name: 'Jan: stop here' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stopped after one deal');
    expect(screen.getByText('The scores are kept, and nobody has won.')).toBeVisible();
  });

  it('R69: of a rubber it tells who would get a bonus, and then who has won', async () => {
    show(
      actAll(scored(PRESETS.rubber, ['3NT', 9], ['2H', 8]), { type: 'ask-stop', seat: 'N' }),
      ResultScreen,
    );
    expect(screen.getByText(/a bonus goes to Maria for a game and Jan for a part-score\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Jan: stop here' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maria wins the match');
    expect(screen.getByText(/stopped early and closed with bonuses/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stop the match/ })).toBeNull();
  });
});

describe('the end of a match', () => {
  it('R54: names the winner with both totals, and offers a rematch', async () => {
    const { asked } = show(
      scored(PRESETS.basic, ['4S', 10], ...Array.from({ length: 5 }, () => ['2S', 8] as [string, number])),
      ResultScreen,
    );
    const end = screen.getByRole('region', { name: 'Maria wins the match' });
    expect(end).toHaveTextContent('Maria1,100Jan600');
    expect(within(end).getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(within(end).getByRole('button', { name: 'Rematch' }));
    expect(asked.rematches).toBe(1);
    expect(screen.queryByRole('button', { name: 'Deal' })).toBeNull();
  });

  it('R60: tells that the tie-break decided', () => {
    show(
      scored(PRESETS.basic, ...Array.from({ length: 7 }, () => ['2S', 8] as [string, number])),
      ResultScreen,
    );
    expect(screen.getByText('Level after six deals, decided by the tie-break.')).toBeVisible();
    expect(screen.getByText('Tie-break deal')).toBeVisible();
  });

  it('R68: tells when the rubber went to one player and the match to the other', () => {
    const down: [string, number] = ['7NT', 0];
    const game: [string, number] = ['4S', 10];
    const part: [string, number] = ['1C', 7];
    show(scored(PRESETS.rubber, part, down, part, down, part, game, part, game), ResultScreen);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maria wins the match');
    expect(screen.getByText(/^Jan won the rubber, but the higher total is Maria’s/)).toBeVisible();
    const sum = screen.getByRole('table', { name: 'The score of this deal' });
    expect(within(sum).getByRole('row', { name: /^Closing bonus: the rubber to Jan/ })).toHaveTextContent(
      '700',
    );
  });

  it('R69: a draw is said to be one', () => {
    const state = actAll(
      scored(PRESETS.rubber, ['2H', 8], ['2H', 8]),
      { type: 'ask-stop', seat: 'S' },
      { type: 'answer-stop', seat: 'N', accept: true },
    );
    show(state, ResultScreen);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The match is a draw');
  });
});

describe('the screen of the sheet', () => {
  it('shows no card of a running deal, and prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(
      played(5, PRESETS.advanced, (state) => state.phase.name === 'play'),
      SheetScreen,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
    expect(document.querySelector('.face')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', '/table');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

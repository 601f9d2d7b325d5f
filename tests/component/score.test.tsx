import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { act as engineAct, startMatch } from '../../src/engine/index.ts';
import type { MatchState } from '../../src/engine/index.ts';
import { PRESETS } from '../../src/engine/options.ts';
import type { Options } from '../../src/engine/options.ts';
import { parseResult, scoringOf } from '../../src/engine/scoring/index.ts';
import type { ScoringName } from '../../src/engine/scoring/index.ts';
import { view } from '../../src/engine/view/view.ts';
import { StoreProvider } from '../../src/store/index.ts';
import type { Settings } from '../../src/store/index.ts';
import { ScoreSheet } from '../../src/ui/score/ScoreSheet.tsx';
import { ResultScreen } from '../../src/ui/screens/ResultScreen.tsx';
import { SheetScreen } from '../../src/ui/screens/SheetScreen.tsx';
import { actAll, scoredDeal, setupWith } from '../support/match.ts';
import { CALM, randomAction } from '../support/random-play.ts';
import { seeded } from '../support/random.ts';
import { tableOf } from '../support/score-table.ts';

const NAMES = { N: 'Maria', S: 'Jan' };

/** The sheet of results written `N 3NT=`: declarer, contract, tricks over or short. */
function showSheet(scoring: ScoringName, results: readonly string[], stopped = false): void {
  const sheet = scoringOf({ scoring, redoubledBonus: 200 }).sheet(
    results.map((text) => {
      const [declarer, contract] = text.split(' ');
      const result = parseResult(contract ?? '', declarer as 'N' | 'S');
      if (result === null) throw new Error(`no result: ${text}`);
      return result;
    }),
    stopped,
  );
  render(<ScoreSheet sheet={sheet} names={NAMES} scoring={scoring} stopped={stopped} />);
}

/** The rows of the pad as text, cells parted by `|`, suits by their names for the ear. */
function rows(table: HTMLElement): string[] {
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()).join('|'),
    );
}

function pad(name: string): HTMLElement {
  return screen.getByRole('table', { name });
}

function partsTable(): HTMLElement {
  return screen.getByRole('table', { name: 'How each score came about', hidden: true });
}

const LEVEL_AFTER_SIX = ['N 1NT=', 'S 1NT=', 'N 2C=', 'S 2D=', 'N 3NT-1', 'S 3NT-1'];

describe('the pad of six deals', () => {
  it('R54: an empty one has its six rows, the tie-break’s and the total', () => {
    showSheet('six-deal', []);
    expect(rows(pad('Six-Deal Bridgette'))).toEqual([
      'Deal|Maria|Jan',
      '1||',
      '2||',
      '3||',
      '4||',
      '5||',
      '6||',
      'tie-break||',
      'Total|0|0',
    ]);
  });

  it('R53: notes the result and its declarer, and writes the score in the column of who earned it', () => {
    showSheet('six-deal', ['S 2NT-1', 'N 4S+2']);
    const [, first, second] = rows(pad('Six-Deal Bridgette'));
    expect(first).toBe('12NT −1 by Jan|100|');
    expect(second).toBe('24 spades +2 by Maria|800|');
    expect(screen.getByText('Maria leads by 900')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Maria' })).toBeVisible();
    expect(
      within(pad('Six-Deal Bridgette')).getByRole('rowheader', { name: '1 2NT −1 by Jan' }),
    ).toBeVisible();
  });

  it('R60: a tie-break has its own row above the total', () => {
    showSheet('six-deal', [...LEVEL_AFTER_SIX, 'N 4H=']);
    const written = rows(pad('Six-Deal Bridgette'));
    expect(written.at(-2)).toBe('tie-break4 hearts = by Maria|700|');
    expect(written.at(-1)).toBe('Total|1,200|500');
    expect(screen.getByText('Maria wins by 700')).toBeVisible();
  });

  it('R91: stopped early, it says that nobody has won', () => {
    showSheet('six-deal', ['N 4H='], true);
    expect(screen.getByText('Stopped early, kept without a winner')).toBeVisible();
    expect(screen.queryByText(/wins|leads/)).toBeNull();
  });

  it('R51, R52: the parts of a score are named', () => {
    showSheet('six-deal', ['N 3SX+2']);
    expect(rows(partsTable())[1]).toBe(
      '1 3 spades X +2 by Maria|200 part-score + 400 made doubled + 200 for 2 overtricks|Maria 800',
    );
  });

  it('R61: Hawaii names Exacto and Surplus', () => {
    showSheet('hawaii', ['N 2H=', 'S 1C+4', 'N 1C+2']);
    const [, exacto, surplus, neither] = rows(partsTable());
    expect(exacto).toContain('200 Exacto! Just the tricks bid|Maria 400');
    expect(surplus).toContain('500 Surplus! Four overtricks or more|Jan 600');
    expect(neither).toContain('|100 bit-score|Maria 100');
    expect(pad('Hawaii Bridgette')).toBeVisible();
  });

  it('R73: the summary tells what the multiplication adds', () => {
    showSheet('summary', ['N 2SX=']);
    expect(rows(partsTable())[1]).toContain(
      '250 part-score + 250 just the tricks bid + 400 made doubled + 900 doubled: the sum twice|Maria 1,800',
    );
  });

  it('R72: the summary’s sheet says that 750 is this project’s reading, and no other sheet does', () => {
    showSheet('summary', []);
    expect(screen.getByText(/750, which is this project’s reading/)).toBeVisible();
    showSheet('hawaii', []);
    expect(screen.getAllByText(/750/)).toHaveLength(1);
  });
});

describe('the pad of a rubber', () => {
  it('R62, R67: writes above and below the line, from the line outwards, and rules games off', () => {
    showSheet('rubber', ['N 3S=', 'S 2C+1', 'N 4H-2', 'S 3NT=', 'N 2D=']);
    expect(rows(pad('Rubber Bridgette'))).toEqual([
      'Maria|Jan1 game · vulnerable',
      'above the line',
      '|',
      '|Deal 3 · 4 hearts −2 100',
      '|Deal 2 · 2 clubs +1 20',
      'below the line · First game · won by Jan',
      'Deal 1 · 3 spades = 90|Deal 2 · 2 clubs +1 40',
      '|Deal 4 · 3NT = 100',
      'Second game · Maria has 40',
      'Deal 5 · 2 diamonds = 40|',
      '|',
      'Total130|Total260',
    ]);
    const games = screen.getAllByRole('rowgroup').filter((group) => group.classList.contains('pad-game'));
    expect(games.map((game) => game.classList.contains('pad-game-won'))).toEqual([true, false]);
  });

  it('R68: ends with the rubber’s bonus above the line, and has no unfinished game', () => {
    showSheet('rubber', ['N 3NT=', 'N 4S=']);
    const written = rows(pad('Rubber Bridgette'));
    expect(written[0]).toBe('Maria2 games|Jan');
    expect(written).toContain('rubber 700|');
    expect(written.at(-1)).toBe('Total920|Total0');
    expect(written.join()).not.toContain('Third game');
    expect(rows(partsTable()).at(-1)).toBe('Closing bonus|700 the rubber|Maria 700');
    expect(screen.getByText('Maria wins by 920')).toBeVisible();
  });

  it('R69: stopped early, games and part-scores bring their bonuses', () => {
    showSheet('rubber', ['N 3NT=', 'S 2H='], true);
    const written = rows(pad('Rubber Bridgette'));
    expect(written).toContain('game 300|part-score 50');
    expect(written.at(-1)).toBe('Total400|Total110');
    expect(screen.getByText('Maria wins by 290')).toBeVisible();
  });

  it('R69: equal totals are a draw', () => {
    showSheet('rubber', ['N 2H=', 'S 2H='], true);
    expect(screen.getByText('A draw')).toBeVisible();
  });

  it('R64: names the other bonus for a redoubled contract where the match has it', () => {
    const options: Options = { ...PRESETS.rubber, redoubledBonus: 250 };
    const sheet = scoringOf(options).sheet([], false);
    render(<ScoreSheet sheet={sheet} names={NAMES} scoring="rubber" options={options} />);
    expect(screen.getByText(/brings 250/)).toBeVisible();
  });
});

/** Puts a screen before a table on which `state` lies. */
function show(state: MatchState, Screen: () => React.ReactNode, names = NAMES) {
  const { table, asked } = tableOf(state, names);
  // The screens of the score read no setting.
  const settings = createStore<Settings>(() => ({}) as Settings);
  render(
    <StoreProvider store={{ table, settings }}>
      <Screen />
    </StoreProvider>,
  );
  return { table, asked };
}

/** A random match until `done`. */
function played(seed: number, options: Options, done: (state: MatchState) => boolean): MatchState {
  const below = seeded(seed);
  let state = startMatch(setupWith({ options }));
  while (!done(state)) {
    const action = randomAction(state, below, { ...CALM, claim: 2 });
    if (action === null) throw new Error('the match ended first');
    const next = engineAct(state, action);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return state;
}

const afterDeals = (count: number) => (state: MatchState) =>
  state.phase.name === 'between' && state.finished.length === count;

/** A match in which the dealer of each deal claims to have made the bid with so many tricks. */
function scored(options: Options, ...deals: readonly [string, number][]): MatchState {
  return deals.reduce(
    (state, [bid, tricks]) => scoredDeal(state, bid, tricks),
    startMatch(setupWith({ options })),
  );
}

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
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3NT by Maria: 1 short');
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

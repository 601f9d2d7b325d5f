import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PadKind, PadResult } from '../../src/pads/index.ts';
import { entry } from '../support/pad.ts';
import { freshDevice, heading, openApp, quiet } from '../support/app.tsx';
import {
  enterDeal,
  openPad,
  pressButton,
  pressContract,
  pressResult,
  t,
  totals,
  written,
} from '../support/keypad.ts';
import { rows } from '../support/score-screens.tsx';

beforeEach(freshDevice);

type Played = Exclude<PadResult, { readonly passedOut: true }>;
const deal = (text: string): Played => entry(text) as Played;

async function fill(kind: PadKind, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await enterDeal(kind, deal(text));
}

/** Opens the sheet of a row and presses one of its buttons. */
async function inRow(name: RegExp, button: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
  await quiet();
}

describe('a new pad', () => {
  it('is one tap from Home; the game, two names and who deals first make it', async () => {
    const { user } = await openApp();
    await user.click(screen.getByRole('link', { name: 'Score pad' }));
    await quiet();
    expect(heading()).toBe('Score pad');
    expect(screen.getAllByRole('radio')).toHaveLength(7 + 2);
    await user.click(screen.getByRole('radio', { name: 'Contract bridge' }));
    await user.click(screen.getByRole('button', { name: 'Start the pad' }));
    expect(screen.getByRole('textbox', { name: 'First player' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'First player' }), 'Maria');
    await user.type(screen.getByRole('textbox', { name: 'Second player' }), 'Jan');
    await user.click(screen.getByRole('radio', { name: 'Jan' }));
    await user.click(screen.getByRole('button', { name: 'Start the pad' }));
    await quiet();
    expect(heading()).toBe('Contract bridge');
    expect(written()).toContain('1Jan deals||');
  });

  it('R64: of a rubber asks for the bonus of a redoubled contract, and no other does', async () => {
    const { user } = await openApp('/pads');
    expect(screen.queryByRole('group', { name: /redoubled/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Rubber Bridgette' }));
    expect(within(screen.getByRole('group', { name: /redoubled/ })).getAllByRole('radio')).toHaveLength(2);
  });

  it('that is open is offered on Home and in the list, and not once it is finished', async () => {
    const { user } = await openPad('minibridge');
    await fill('minibridge', 'N 1S+1');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await quiet();
    const there = screen.getByRole('region', { name: 'Score pad of Maria and Jan' });
    expect(there).toHaveTextContent('Deal 2 of 4 · Maria 110 · Jan 0');
    await user.click(within(there).getByRole('button', { name: 'Go on' }));
    await quiet();
    expect(totals()).toEqual([110, 0]);
    await fill('minibridge', 'N 1S+1', 'N 1S+1', 'N 1S+1');
    await user.click(screen.getByRole('link', { name: 'Another pad' }));
    await quiet();
    expect(screen.queryByRole('heading', { name: 'Go on with' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the pad of Maria and Jan' }));
    await quiet();
    expect(screen.getByRole('heading', { name: 'Maria wins the match' })).toBeVisible();
  });

  it('without one, the address of the pad leads to a new one', async () => {
    await openApp('/pad');
    expect(heading()).toBe('Score pad');
  });
});

describe('an entry', () => {
  it('asks for one thing after the other, and shows the score part by part before it is entered', async () => {
    await openPad('six-deal');
    expect(screen.getByText(t.askDeclarer)).toBeVisible();
    expect(screen.getByRole('button', { name: t.contractLater })).toHaveAttribute('aria-disabled', 'true');
    pressContract('six-deal', deal('S 3SX='));
    expect(screen.getByText(t.askTricks)).toBeVisible();
    expect(screen.getByText(/Just made 600 for Jan, one short 300 for Maria/)).toBeVisible();
    pressResult(deal('S 3SX='));
    expect(rows(screen.getByRole('table', { name: 'The score of this deal' }))).toEqual([
      'part-score|200',
      'made doubled|400',
      'Jan scores|600',
    ]);
    expect(totals()).toEqual([0, 0]);
    await pressButton(t.enter);
    expect(totals()).toEqual([0, 600]);
    expect(
      screen.getByText(
        'Deal 1 of 6: 3 spades doubled by Jan, just made. Score: Jan 600. Total: Maria 0, Jan 600. Jan deals next.',
      ),
    ).toBeInTheDocument();
  });

  it('may wait for its tricks, across a reload', async () => {
    await openPad('rubber');
    pressContract('rubber', deal('N 4H'));
    await pressButton(t.contractLater);
    expect(written()).toContain('Deal 1: 4 hearts by Mariathe tricks are still to come||');
    document.body.innerHTML = '';
    await openApp('/pad');
    expect(screen.queryByRole('group', { name: t.declarer })).toBeNull();
    pressResult(deal('N 4H+1'));
    await pressButton(t.enter);
    expect(totals()).toEqual([150, 0]);
  });

  it('offers what the game has, and nothing else', async () => {
    await openPad('contract');
    expect(screen.queryByRole('radio', { name: '0 no-trump' })).toBeNull();
    expect(screen.getByRole('button', { name: t.passOut })).toBeVisible();
    pressContract('contract', deal('N 1NT'));
    expect(screen.queryByRole('radio', { name: 'four' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'four aces in one hand', hidden: true })).toBeInTheDocument();
  });

  it('R13: 0NT is a key of its own', async () => {
    await openPad('six-deal');
    await fill('six-deal', 'N 0NT=');
    expect(totals()).toEqual([100, 0]);
    expect(screen.queryByRole('button', { name: t.passOut })).toBeNull();
  });

  it('R82: Minibridge asks for part-score or game, and for no doubling', async () => {
    await openPad('minibridge');
    expect(screen.queryByRole('group', { name: t.doubling })).toBeNull();
    await fill('minibridge', 'N 3NT+1', 'S 5D-2');
    expect(written()).toContain('Deal 1 of 4: no-trump game +1 by Maria|430|');
    expect(totals()).toEqual([530, 0]);
  });

  it('R80: a passed-out deal is a row without a score', async () => {
    await openPad('contract');
    await pressButton(t.passOut);
    expect(written()).toContain('Deal 1: passed out||');
    expect(written()).toContain('2Jan deals||');
  });
});

describe('a row', () => {
  it('says how its number came about, in words, with the sum and the ruling', async () => {
    await openPad('rubber');
    await fill('rubber', 'N 3NTX+1');
    fireEvent.click(screen.getByRole('button', { name: /^Deal 1/ }));
    const [below, over] = rows(within(screen.getByRole('dialog')).getByRole('table'));
    expect(below).toMatch(
      /^trick-score below the line.*\(40 \+ 2 × 30\) × 2 = 200.*20 a trick bid.*Ruling R62\|200$/,
    );
    expect(over).toMatch(/for 1 overtrick above the line.*Ruling R63\|100/);
  });

  it('can be corrected: later totals follow, and the change is marked', async () => {
    await openPad('six-deal');
    await fill('six-deal', 'N 4H=', 'S 1NT=');
    await inRow(/^Deal 1/, t.edit);
    expect(screen.getByRole('heading', { name: 'Correct deal 1 of 6' })).toHaveFocus();
    expect(screen.getByText('Change what is wrong, then save it.')).toBeVisible();
    pressResult(deal('N 4H-1'));
    await pressButton(t.save);
    expect(totals()).toEqual([0, 300]);
    expect(written()[1]).toMatch(/^Deal 1 of 6: 4 hearts −1 by Maria ?changed, was 4 hearts =\|\|100$/);
    await pressButton(t.undo);
    expect(totals()).toEqual([700, 200]);
    await pressButton(t.redo);
    expect(totals()).toEqual([0, 300]);
  });

  it('can have another put before it, and be deleted', async () => {
    await openPad('six-deal');
    await fill('six-deal', 'N 4H=', 'S 1NT=');
    await inRow(/^Deal 2/, t.insertAbove);
    pressContract('six-deal', deal('S 2C+1'));
    pressResult(deal('S 2C+1'));
    await pressButton(t.putIn);
    expect(written()[2]).toMatch(/^Deal 2 of 6: 2 clubs \+1 by Jan ?put in later\|\|300$/);
    expect(totals()).toEqual([700, 500]);
    await inRow(/^Deal 2/, t.remove);
    expect(totals()).toEqual([700, 200]);
    expect(screen.getByText('Deal 2 of 6 deleted. Total: Maria 700, Jan 200.')).toBeInTheDocument();
  });
});

describe('the next deal', () => {
  it('R67: says who deals, who is vulnerable, and what is missing for a game', async () => {
    await openPad('rubber');
    await fill('rubber', 'N 4S=', 'S 2H=');
    const sides = screen.getByRole('region', { name: 'The match so far' });
    expect(sides).toHaveTextContent(/Maria.*120.*deals.*vulnerable.*needs 100 for game/);
    expect(sides).toHaveTextContent(/Jan.*60 below the line.*needs 40 for game: 2 ?clubs/);
  });

  it('R60: level after six deals, one more decides', async () => {
    await openPad('six-deal');
    await fill('six-deal', 'N 1NT=', 'S 1NT=', 'N 2C=', 'S 2D=', 'N 3NT-1', 'S 3NT-1');
    expect(screen.getByRole('heading', { name: t.tieBreak })).toBeVisible();
    expect(screen.getByText(/Level: one more deal decides/)).toBeVisible();
    await fill('six-deal', 'N 4H=');
    expect(screen.getByRole('heading', { name: 'Maria wins the match' })).toBeVisible();
    expect(screen.getByText('Level after six deals, decided by the tie-break.')).toBeVisible();
    await pressButton('Once more: Jan deals first');
    expect(totals()).toEqual([0, 0]);
    expect(written()).toContain('1Jan deals||');
  });

  it('R4: somebody else may have dealt first', async () => {
    await openPad('hawaii');
    await pressButton('No, Jan dealt first');
    expect(written()).toContain('1Jan deals||');
  });
});

describe('stopping early', () => {
  it('R69: closes a rubber when both agree, and can be taken back', async () => {
    await openPad('rubber');
    await fill('rubber', 'N 4S=', 'S 2H=');
    await pressButton(t.stop);
    const dialog = screen.getByRole('dialog', { name: t.stopTitle });
    expect(dialog).toHaveTextContent('Maria 300 (a game won) and Jan 50 (a part-score)');
    await pressButton(t.bothAgree);
    expect(totals()).toEqual([420, 110]);
    expect(screen.getByRole('heading', { name: 'Maria wins the match' })).toBeVisible();
    await pressButton(t.goOn);
    expect(totals()).toEqual([120, 60]);
  });

  it('R81: brings nothing in the game of 1913, and nothing is said of bonuses', async () => {
    const { user } = await openPad('auction-1913');
    await fill('auction-1913', 'N 3NT=');
    await pressButton(t.stop);
    await pressButton(t.bothAgree);
    expect(screen.getByRole('heading', { name: 'Maria wins the match' })).toBeVisible();
    expect(screen.queryByText(/bonuses/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Score sheet' }));
    await quiet();
    expect(screen.getByRole('article')).toHaveTextContent('1 game');
    expect(screen.getByRole('article')).not.toHaveTextContent('vulnerable');
  });

  it('R91: leaves a pad of six deals without a winner', async () => {
    await openPad('six-deal');
    await fill('six-deal', 'N 4S=');
    await pressButton(t.stop);
    await pressButton(t.bothAgree);
    expect(screen.getByRole('heading', { name: 'Stopped after one deal' })).toBeVisible();
  });
});

it('renames its players on its own screen, in all they have played', async () => {
  const { user } = await openPad('six-deal');
  await fill('six-deal', 'N 4S=');
  await user.click(screen.getByRole('button', { name: 'Rename players' }));
  const form = within(await screen.findByRole('dialog', { name: 'Rename players' }));
  const name = form.getByRole('textbox', { name: /Jan/ });
  await user.clear(name);
  await user.type(name, 'Els');
  await user.click(form.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await quiet();
  expect(screen.getAllByText('Els').length).toBeGreaterThan(1);
  expect(screen.queryByText('Jan')).toBeNull();
  expect(totals()).toEqual([700, 0]);
});

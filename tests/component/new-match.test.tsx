import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PACK } from '../../src/engine/cards.ts';
import { formatCode } from '../../src/engine/codes.ts';
import { PRESETS } from '../../src/engine/options.ts';
import { MATCH, freshDevice, heading, openApp, quiet } from '../support/app.tsx';

beforeEach(freshDevice);

const first = () => screen.getByRole('textbox', { name: 'First player' });
const second = () => screen.getByRole('textbox', { name: 'Second player' });
const codes = () => screen.getByRole('textbox', { name: 'Codes, one a line' });
/** A preset shares its name with its scoring, which comes after it. */
const radio = (name: string) => screen.getAllByRole('radio', { name })[0]!;
const box = (name: string) => screen.getByRole('checkbox', { name });

async function openForm() {
  const app = await openApp('/new');
  const start = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Start the match' }));
    await quiet();
  };
  const named = async () => {
    await app.user.type(first(), 'Maria');
    await app.user.type(second(), 'Jan');
  };
  return { ...app, start, named };
}

describe('New match', () => {
  it('starts with two names and one button, in this entry of the history', async () => {
    const entries = history.length;
    const { start, named, table } = await openForm();
    expect(radio('Basic')).toBeChecked();
    await named();
    await start();
    expect(heading()).toBe('Cut for the deal');
    expect(location.hash).toBe('#/table');
    expect(history.length).toBe(entries);
    expect(table.getState().match).toMatchObject({ names: MATCH.names, preset: 'basic' });
  });

  it('remembers names and preset', async () => {
    const { start, named, user } = await openForm();
    await named();
    await user.click(radio('Hawaii'));
    await start();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(screen.getByRole('link', { name: 'New match' }));
    expect(first()).toHaveValue('Maria');
    expect(second()).toHaveValue('Jan');
    expect(radio('Hawaii')).toBeChecked();
  });

  it('says by each name what is wrong, and goes to the first', async () => {
    const { start, user } = await openForm();
    await user.click(second());
    await user.paste('J'.repeat(31));
    await start();
    expect(first()).toHaveFocus();
    expect(first()).toHaveAccessibleDescription('Give this player a name.');
    expect(second()).toHaveAccessibleDescription('At most 30 characters, please.');
    expect(second()).toHaveValue('J'.repeat(31));
    await user.clear(second());
    await user.type(second(), 'jan');
    await user.type(first(), 'Jan');
    await start();
    expect(second()).toHaveFocus();
    expect(second()).toHaveAccessibleDescription('The two players need different names.');
    expect(first()).toHaveValue('Jan');
  });

  it('R90: any option makes own rules, a preset takes them back', async () => {
    const { start, named, user, table } = await openForm();
    await named();
    expect(screen.queryByText('Own rules')).toBeNull();
    await user.click(box('Strict openings'));
    await user.click(radio('the defender'));
    expect(screen.getByText('Own rules')).toBeInTheDocument();
    await start();
    expect(table.getState().match?.preset).toBeNull();
    expect(table.getState().view?.options).toEqual({
      ...PRESETS.basic,
      openingJump: true,
      openingLead: 'defender',
    });
  });

  it('R90: one pass with cue-bids is refused in words, and where to find them', async () => {
    const { start, named, user, table } = await openForm();
    await named();
    await user.click(radio('Advanced'));
    await user.click(radio('one pass'));
    expect(box('Cue-bids')).toHaveAccessibleDescription(/two passes/);
    await start();
    expect(table.getState().match).toBeNull();
    expect(box('Cue-bids')).toHaveFocus();
    expect(box('Cue-bids').closest('details')).toHaveAttribute('open');
    await user.click(box('Cue-bids'));
    await start();
    expect(heading()).toBe('Cut for the deal');
  });

  it('R64: only a rubber asks for the redoubled bonus, and forgets it again', async () => {
    const { user } = await openForm();
    const scoring = (name: string) => screen.getAllByRole('radio', { name }).at(-1)!;
    expect(screen.queryByRole('radio', { name: '250' })).toBeNull();
    await user.click(radio('Advanced'));
    await user.click(scoring('Rubber'));
    await user.click(radio('250'));
    expect(screen.getByText('Own rules')).toBeInTheDocument();
    await user.click(radio('Six-deal'));
    expect(radio('Advanced')).toBeChecked();
  });

  it('R6, R48: the receiver’s cut and open older tricks go with any preset', async () => {
    const { start, named, user, table } = await openForm();
    await named();
    await user.click(box('The receiver cuts the pack'));
    await user.click(box('Older tricks lie open'));
    expect(radio('Basic')).toBeChecked();
    await start();
    expect(table.getState().match?.receiverCuts).toBe(true);
  });

  it('prepared deals: a wrong code is named by its line, and nothing is lost', async () => {
    const { start, named, user, table } = await openForm();
    await named();
    const good = formatCode(PACK);
    const typed = `${good}\n\n${good.slice(1)}\n${good.slice(0, -1)}?`;
    await user.click(codes());
    await user.paste(typed);
    await start();
    expect(table.getState().match).toBeNull();
    expect(codes()).toHaveFocus();
    expect(codes()).toHaveValue(typed);
    expect(codes()).toHaveAccessibleDescription(/Line 3: .*51.*Line 4: .*“\?” in place 52/);
    expect(codes().closest('details')).toHaveAttribute('open');
  });

  it('prepared deals: nobody cuts; the one who was named deals, the very pack of the code', async () => {
    const { start, named, user } = await openForm();
    await named();
    await user.click(codes());
    await user.paste(formatCode([...PACK].reverse()).toLowerCase());
    await user.click(box('The receiver cuts the pack'));
    await user.click(radio('Jan'));
    await start();
    expect(heading()).toBe('Jan deals first');
    await user.click(screen.getByRole('button', { name: 'Deal' }));
    await quiet();
    expect(heading()).toBe('Over to Maria');
    // 27th of the written order backwards: after the colons, thirteen clubs and the diamonds from 2 to J (R5).
    expect(screen.getByRole('main')).toHaveTextContent('queen of diamonds');
  });
});

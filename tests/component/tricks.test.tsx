import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Card } from '../../src/engine/cards.ts';
import { messages } from '../../src/i18n/every.ts';
import { heading, quiet } from '../support/app.tsx';
import { playingTable } from '../support/at-the-table.tsx';

const t = messages('en');

afterEach(() => {
  vi.useRealTimers();
});

const trick = () => screen.getByRole('region', { name: 'Trick' });
const cardsIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('img')
    .map((card) => card.getAttribute('aria-label'));

describe('a finished trick', () => {
  it('lies until the next lead, and is not repeated beside it (U41)', async () => {
    const { plays, open } = await playingTable();
    await plays('N', 'SA');
    await plays('S', 'S3');
    await open('N');
    expect(cardsIn(trick())).toEqual(['ace of spades', 'three of spades']);
    const panel = screen.getByRole('region', { name: 'Last trick' });
    expect(panel).toHaveTextContent('still lies in the middle');
    expect(cardsIn(panel)).toEqual([]);
    await plays('N', 'H2');
    await open('S');
    expect(cardsIn(trick())).toEqual(['two of hearts']);
    expect(cardsIn(screen.getByRole('region', { name: 'Last trick' }))).toEqual([
      'ace of spades',
      'three of spades',
    ]);
  });

  it('is shown beside the middle while a question lies there', async () => {
    const { plays, does, open } = await playingTable();
    await plays('N', 'SA');
    await plays('S', 'S3');
    await does({ type: 'claim', seat: 'N', tricks: 12 });
    await open('S');
    const panel = screen.getByRole('region', { name: 'Last trick' });
    expect(cardsIn(panel)).toEqual(['ace of spades', 'three of spades']);
    expect(panel).not.toHaveTextContent('still lies');
  });

  it('lies until each player has collected it, if that was chosen, and the play waits (U40)', async () => {
    const { plays, open, user, table } = await playingTable({ trick: 'tap' });
    await plays('N', 'H2');
    await plays('S', 'HQ');
    const card = () => screen.getByRole('button', { name: /^four of hearts/ });
    // The winner, who leads on.
    expect(cardsIn(trick())).toEqual(['two of hearts', 'queen of hearts']);
    await user.click(card());
    await quiet();
    expect(table.getState().view?.own?.hand).toContain('H4');
    await user.click(screen.getByRole('button', { name: 'Collect the trick' }));
    expect(cardsIn(trick())).toEqual([]);
    expect(within(screen.getByRole('region', { name: 'Jan’s hand' })).getAllByRole('button')).toContain(
      document.activeElement,
    );
    await plays('S', 'H4');
    // The opponent finds the trick first, then the lead.
    await open('N');
    expect(cardsIn(trick())).toEqual(['two of hearts', 'queen of hearts']);
    await user.click(screen.getByRole('button', { name: 'Collect the trick' }));
    expect(cardsIn(trick())).toEqual(['four of hearts']);
    expect(screen.queryByRole('button', { name: 'Collect the trick' })).toBeNull();
  });
});

describe('trick 13', () => {
  it('is seen with the result, and before it where tricks are collected by hand', async () => {
    const { table, user } = await playingTable({ trick: 'tap' });
    let last: readonly (string | null)[] = [];
    for (let { view } = table.getState(); view?.phase.name === 'play'; { view } = table.getState()) {
      const seat = view.turn!;
      await act(() => table.getState().open(seat));
      const { legal, phase } = table.getState().view!;
      const card = legal.cards[0]!;
      last = [phase.name === 'play' ? phase.led : null, card];
      await act(() => table.getState().dispatch({ type: 'play', seat, card }));
    }
    await quiet();
    expect(heading()).toBe('Trick 13');
    expect(screen.getAllByRole('img').map((card) => card.getAttribute('aria-label'))).toEqual(
      last.map((card) => t.words.card(card as Card)),
    );
    expect(screen.queryByRole('region', { name: t.score.bothHands })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'To the score' }));
    expect(screen.getByRole('region', { name: t.score.bothHands })).toBeInTheDocument();
    expect(cardsIn(screen.getByRole('region', { name: 'Trick 13' }))).toHaveLength(2);
  });
});

describe('the only legal card', () => {
  const SINGLETON = { receiver: '5.QJ43.AKQ5.AKQJ' };

  it('plays itself where that was chosen, once its player has opened the hand-over, and never before', async () => {
    const { table, plays, open } = await playingTable({ forced: 'on' }, SINGLETON);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const wait = async (time: number): Promise<void> => {
      act(() => void vi.advanceTimersByTime(time));
      await quiet();
    };
    await plays('N', 'SA');
    const { length } = table.getState().view!;
    await wait(60_000);
    expect(table.getState().view?.length).toBe(length);
    await open('S');
    await wait(900);
    expect(table.getState().view?.own?.hand).toContain('S5');
    await wait(200);
    expect(table.getState().view?.news.map(({ type }) => type)).toContain('trick');
    expect(table.getState().opened).toBeNull();
    // N may lead what they like: nothing plays itself.
    await open('N');
    await wait(60_000);
    expect(table.getState().view?.own?.hand).toHaveLength(12);
  });

  it('waits for its player by default', async () => {
    const { table, plays, open } = await playingTable({}, SINGLETON);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await plays('N', 'SA');
    await open('S');
    act(() => void vi.advanceTimersByTime(60_000));
    await quiet();
    expect(table.getState().view?.own?.hand).toContain('S5');
  });
});

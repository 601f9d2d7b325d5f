import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../src/i18n/every.ts';
import { freshDevice, heading, quiet } from '../support/app.tsx';
import { playingTable } from '../support/at-the-table.tsx';
import type { AtTheTable } from '../support/at-the-table.tsx';

const t = messages('en');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');

beforeEach(freshDevice);

/** One trick, then a claim that ends the deal; then the review of it, by its button on the result. */
async function reviewedDeal(): Promise<AtTheTable> {
  const app = await playingTable();
  const { legal } = app.table.getState().view ?? {};
  const led = legal?.cards[0];
  if (led === undefined) throw new Error('nothing to lead');
  await app.plays('N', led);
  await app.open('S');
  const followed = app.table.getState().view?.legal.cards[0];
  if (followed === undefined) throw new Error('nothing to follow with');
  await app.plays('S', followed);
  const leader = app.table.getState().view?.turn ?? 'N';
  await app.does(
    { type: 'claim', seat: leader, tricks: 12 },
    { type: 'answer-claim', seat: leader === 'N' ? 'S' : 'N', accept: true },
  );
  await app.user.click(screen.getByRole('link', { name: t.review.open }));
  await quiet();
  await screen.findByRole('group', { name: t.review.bar });
  return app;
}

describe('walking a deal', () => {
  it('R48: goes from the first step to the last and back, by buttons and by keys', async () => {
    const { user } = await reviewedDeal();
    expect(heading()).toBe(t.review.title('Deal 1 of 6'));
    expect(status()).toContain('Step 0 of');
    expect(status()).toContain('Maria dealt');
    await user.click(button(t.review.forward));
    expect(status()).toContain('Jan drew');
    await user.keyboard('{ArrowRight}');
    expect(status()).toContain('Jan discarded');
    await user.keyboard('{PageUp}');
    expect(status()).toContain('Jan drew');
    await user.keyboard('{End}');
    expect(status()).toContain('Jan accepted');
    expect(button(t.review.forward)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('region', { name: t.score.scoreOfDeal })).toBeVisible();
    await user.keyboard('{Home}');
    expect(button(t.review.back)).toHaveAttribute('aria-disabled', 'true');
  });

  it('jumps to a call from the list, and greys what was played', async () => {
    const { user } = await reviewedDeal();
    const list = screen.getByRole('region', { name: t.review.list });
    await user.click(within(list).getByRole('button', { name: /^Maria.*1 spade/ }));
    expect(status()).toContain('Maria bid');
    expect(within(list).getByRole('button', { current: 'step' })).toHaveTextContent('Maria');
    const hand = screen.getByRole('region', { name: t.score.handOf('Maria') });
    expect(within(hand).getAllByRole('listitem')).toHaveLength(13);
    expect(within(hand).queryByText(/, played$/)).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const [first] = within(list).getAllByRole('listitem').slice(-2);
    await user.click(within(first as HTMLElement).getAllByRole('button')[0] as HTMLElement);
    expect(within(hand).getAllByText(/, played$/)).toHaveLength(1);
  });

  it('plays by itself until the end', async () => {
    const { user } = await reviewedDeal();
    await user.selectOptions(screen.getByRole('combobox', { name: t.review.speed }), t.review.speeds.quick);
    await user.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    expect(status()).not.toContain('accepted');
    await user.click(button(t.review.play));
    expect(button(t.review.pause)).toBeVisible();
    await waitFor(() => expect(status()).toContain('accepted'), { timeout: 10_000 });
    expect(button(t.review.play)).toBeVisible();
  });

  it('stops when the page is hidden', async () => {
    const { user } = await reviewedDeal();
    await user.click(button(t.review.play));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: t.review.play })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('lays a hand face down for practice, and hides what is to come', async () => {
    const { user } = await reviewedDeal();
    await user.click(screen.getByText(t.review.look));
    await user.selectOptions(screen.getByRole('combobox', { name: t.review.hide }), 'Jan');
    const hand = screen.getByRole('region', { name: t.score.handOf('Jan') });
    expect(within(hand).queryAllByRole('listitem')).toEqual([]);
    expect(within(hand).getByRole('img')).toHaveAccessibleName(t.review.faceDown('Jan', '13 cards'));
    await user.click(screen.getByRole('checkbox', { name: t.review.hideFuture }));
    const list = screen.getByRole('region', { name: t.review.list });
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });

  it('keeps a note, and shows it again', async () => {
    const { user } = await reviewedDeal();
    await user.keyboard('{End}');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'too early');
    await user.keyboard('{Tab}');
    await user.click(button(t.review.back));
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
    const list = screen.getByRole('region', { name: t.review.list });
    await user.click(within(list).getByRole('button', { name: new RegExp(t.review.noted) }));
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('too early');
  });
});

describe('playing on', () => {
  it('opens an unscored copy, and comes back with a branch that can be renamed, walked, removed and put back', async () => {
    const { user, table } = await reviewedDeal();
    const before = table.getState().view;
    await user.click(button(t.review.playOn));
    expect(screen.getByText(t.review.copy)).toBeVisible();
    const name = screen.getByRole('textbox', { name: t.review.copyNamed });
    expect(name).toHaveValue(t.review.copyName(1));
    await user.clear(name);
    await user.type(name, 'Other draw');
    await user.click(button(/^Draw/));
    await user.click(button(t.review.backToReview));
    expect(status()).toContain('Jan drew');
    expect(screen.getByText(t.review.onCopy('Other draw'))).toBeVisible();
    const branches = screen.getByRole('region', { name: t.review.branches });
    await user.click(within(branches).getByRole('button', { name: t.review.main }));
    expect(screen.queryByText(t.review.onCopy('Other draw'))).toBeNull();
    await user.click(button(t.review.remove('Other draw')));
    expect(screen.queryByRole('button', { name: /^Other draw/ })).toBeNull();
    await user.click(button(t.review.undo));
    expect(button(/^Other draw/)).toBeVisible();
    expect(table.getState().view).toEqual(before);
  });
});

describe('a deal that may not be walked', () => {
  it('R48: is not shown while it runs and the device is passed', async () => {
    const app = await playingTable();
    history.replaceState(null, '', '#/review/1');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await quiet();
    expect(heading()).toBe(t.review.notThere);
    expect(app.table.getState().opened).toBeNull();
  });
});
